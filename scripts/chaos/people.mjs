import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

const password = 'Connect-demo-1';

/**
 * People at work on any of the portals: what fails is asked for again elsewhere, with the same key where it has one, as a browser does. Everything
 * that a key was sent for stands in `promised`, with the number that was answered.
 */
export const openPeople = async (portals, staffCode) => {
  const seen = new Map();
  const wrong = [];
  const promised = { orders: new Map(), samples: new Map() };
  const count = (name) => seen.set(name, (seen.get(name) ?? 0) + 1);

  const anyPortal = () => portals[Math.floor(Math.random() * portals.length)].url;

  const ask = async (person, method, path, { body, host = null } = {}) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(person.token && { Authorization: `Bearer ${person.token}` }),
    };
    const sent = { method, headers, signal: AbortSignal.timeout(20_000), ...(body && { body: JSON.stringify(body) }) };
    try {
      const answer = await fetch(new URL(path, host ?? anyPortal()), sent);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const code = answer.ok ? '' : ` ${/"code":"(\w+)"/.exec(bytes.toString())?.[1] ?? ''}`;
      count(`${answer.status}${code}`);
      // A search that was emptied refuses what it does not know until it is filled again.
      const isEmptied = host !== null && answer.status === 400;
      if ([400, 404, 500].includes(answer.status) && !isEmptied)
        wrong.push(`${answer.status} ${method} ${path}: ${bytes.toString()}`);
      if (answer.status === 401) person.token = null;
      return { status: answer.status, ok: answer.ok, bytes, json: () => JSON.parse(bytes.toString()) };
    } catch (error) {
      count(`no answer (${error.cause?.code ?? error.name})`);
      return { status: 0, ok: false };
    }
  };
  /** Again and again, until it is answered one way or the other. */
  const insist = async (person, method, path, options) => {
    for (;;) {
      if (!person.token) await signIn(person);
      const answer = await ask(person, method, path, options);
      if (answer.ok || [400, 403, 404, 409, 422].includes(answer.status)) return answer;
      await setTimeout(200);
    }
  };
  const signIn = async (person) => {
    if (!person.email) throw new Error('staff were signed out');
    while (!person.token) {
      const answer = await ask(person, 'POST', '/api/auth/login', { body: { email: person.email, password } });
      if (answer.ok) person.token = answer.json().token;
      else await setTimeout(500);
    }
  };

  const listed = async (person) => {
    const credentials = (await insist(person, 'GET', '/api/v3/search/credentials')).json();
    const queries = Object.values(credentials.indexes).map((indexUid) => ({ indexUid, q: '', limit: 10 }));
    const { host, token } = credentials;
    const answer = await ask({ token }, 'POST', `${host}/multi-search`, { body: { queries }, host: anyPortal() });
    return answer.ok ? answer.json().results.flatMap(({ hits }) => hits) : [];
  };
  const read = async (person) => {
    const order = (await listed(person)).find(({ number }) => number.startsWith('SO'));
    if (order) await ask(person, 'GET', `/api/v3/orders/${order.number}`);
  };
  const paper = async (person) => {
    const invoice = (await listed(person)).find(({ number }) => number.startsWith('SI'));
    const answer = invoice && (await ask(person, 'GET', `/api/v3/invoices/${invoice.number}/download`));
    if (answer?.ok && !/^%PDF-[^]*%%EOF\s*$/.test(answer.bytes.toString('latin1')))
      wrong.push(`half a PDF of ${invoice.number}`);
  };
  const place = async (person) => {
    const items = (await insist(person, 'GET', '/api/v3/items?q=glv'))
      .json()
      .data.filter(({ discontinued }) => !discontinued);
    const { sku, minimum: quantity } = items[Math.floor(Math.random() * items.length)];
    await insist(person, 'POST', '/api/v3/items/look-up', { body: { skus: [sku] } });
    const changes = [{ kind: 'set', sku, quantity }];
    await insist(person, 'PATCH', '/api/v3/basket', { body: { idempotencyKey: randomUUID(), changes } });
    const basket = (await insist(person, 'GET', '/api/v3/basket')).json();
    const checkout = (await insist(person, 'GET', '/api/v3/checkout')).json();
    const idempotencyKey = randomUUID();
    const body = {
      idempotencyKey,
      basketVersion: basket.version,
      totalIncVat: basket.totalIncVat,
      addressId: checkout.addresses[0].id,
      reference: `PO ${idempotencyKey.slice(0, 8)}`,
      requestedOn: null,
      notes: '',
      storefront: '',
    };
    promised.orders.set(idempotencyKey, null);
    const answer = await insist(person, 'POST', '/api/v3/orders', { body });
    if (answer.ok) promised.orders.set(idempotencyKey, answer.json().no);
    else promised.orders.delete(idempotencyKey);
  };
  const decide = async (person, path) => {
    const { data } = (await insist(person, 'GET', path)).json();
    const [order] = data;
    if (!order) return;
    const approve = Math.random() < 0.7;
    await insist(person, 'POST', `${path}/${order.orderNo}`, { body: { approve, reason: approve ? '' : 'not now' } });
  };
  const sample = async (person) => {
    const idempotencyKey = randomUUID();
    promised.samples.set(idempotencyKey, null);
    const answer = await insist(person, 'POST', '/api/v3/account-manager/sample-orders', {
      body: {
        idempotencyKey,
        customerNo: 'C10482',
        shipTo: { name: 'Northgate', address: 'Unit 12', address2: '', postCode: 'LS9 7DN' },
        lines: [{ sku: 'GLV-8841-L', quantity: 1 }],
        reason: 'To try',
        followUpOn: null,
      },
    });
    if (answer.ok) promised.samples.set(idempotencyKey, answer.json().order.no);
    else wrong.push(`a sample was answered with ${answer.status}: ${answer.bytes?.toString()}`);
  };

  const buyer = [read, paper, place, place];
  // The code counts once: nothing is broken yet.
  const staff = (await ask({}, 'POST', '/api/auth/login/code', { body: { code: staffCode } })).json();
  const people = [
    { email: 'priya@northgate.example', jobs: [...buyer, (person) => decide(person, '/api/v3/approvals')] },
    { email: 'sam@northgate.example', jobs: [place, read] },
    { email: 'lee@harbourworks.example', jobs: buyer },
    { email: 'kim@quietco.example', jobs: [place, read] },
    { token: staff.token, jobs: [sample, (person) => decide(person, '/api/v3/account-manager/approvals')] },
  ].map((person) => ({ token: null, ...person }));
  const work = async (person, signal) => {
    while (!signal.aborted) {
      await person.jobs[Math.floor(Math.random() * person.jobs.length)](person);
      await setTimeout(100 + Math.random() * 400);
    }
  };
  /** A token of somebody who looks on. */
  const tokenOf = async () => {
    const person = { email: 'priya@northgate.example', token: null };
    await signIn(person);
    return person.token;
  };
  return {
    seen,
    wrong,
    promised,
    tokenOf,
    work: (signal) => Promise.all(people.map((person) => work(person, signal))),
  };
};
