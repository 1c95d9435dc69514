import { isConfirmed } from '@connect/core/domain/documents/order-outcome';
import { leastQuantity } from '@connect/core/domain/ordering/item';
import * as v from 'valibot';
import { User } from '../auth.ts';
import type { Call } from '../call.ts';
import { calls } from '../calls.ts';
import { SearchAnswer, SearchCredentials } from '../search.ts';
import { answerProblem, lookAtRead, refusalProblem } from './looks.ts';
import { jsonOf, problemOf, type Answered, type Probe } from './probe.ts';

type Person = v.InferOutput<typeof User>;
const unknownNumber = 'NO-SUCH-0';
const unknownText = 'qzxjvkwq';
const fieldOf = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((within, name) => Object(within)[name] as unknown, value);
const record = (answered: Answered | null): unknown => (answered ? jsonOf(answered) : null);

/** Calls of customers that ask for nothing but a token. */
const simple: readonly Call[] = [
  calls.customer,
  calls.nextDue,
  calls.banners,
  calls.helpArticles,
  calls.basket,
  calls.preparedBaskets,
  calls.favouriteLists,
  calls.watchlist,
  calls.watchNewsCount,
  calls.checkout,
  calls.sessions,
  calls.searchCredentials,
  calls.approvals,
  calls.users,
  calls.invitations,
  calls.orderMails,
  calls.mfa,
  calls.signIns,
];
/** Calls of staff, which no customer may make. */
const ofStaff: readonly Call[] = [calls.accountManager, calls.topCustomers, calls.favouriteCustomers, calls.categories];

const lookAtFigures = async (probe: Probe, customer: unknown, user: Person): Promise<void> => {
  const figures = [['balance', 'total_owed'], ['credit_limit'], ['outstanding_orders_value']] as const;
  const maySee = user.permissions.includes('View Balance');
  for (const path of figures)
    await probe.look(
      calls.customer,
      `${path.join('.')} is ${maySee ? 'a number' : 'withheld without View Balance'}`,
      async () => {
        const figure = fieldOf(customer, ...path);
        if (maySee) return typeof figure === 'number' ? null : `is ${JSON.stringify(figure)}`;
        return figure === null || figure === undefined ? null : 'is shown';
      },
    );
  await probe.look(calls.customer, 'is the account of the user', async () =>
    fieldOf(customer, 'no') === user.customerNo
      ? null
      : `is ${String(fieldOf(customer, 'no'))}, the user of ${user.customerNo}`,
  );
};

const hostOf = (host: string, base: string): string => new URL(host, `${base}/`).href.replace(/\/$/, '');

/** The list of orders and invoices together, which is the portal's first: one search of both indexes, each hit with its own. */
const lookAtBoth = async (
  probe: Probe,
  { url, token, indexes }: { url: string; token: string; indexes: v.InferOutput<typeof SearchCredentials>['indexes'] },
): Promise<void> => {
  const both = [indexes.orders, indexes.invoices].filter((index) => index !== undefined);
  if (both.length < 2) return;
  await probe.look('search of both', 'finds orders and invoices as one list, each with its index', async () => {
    const answered = await probe.askAt(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        federation: { offset: 0, limit: 10 },
        queries: both.map((indexUid) => ({ indexUid, q: '', sort: ['number_sortable:desc'] })),
      }),
    });
    if (answered.status !== 200) return `answers ${answered.status}`;
    const hits = fieldOf(jsonOf(answered), 'hits');
    if (!Array.isArray(hits)) return 'has no hits';
    const lost = hits.find((hit) => !both.includes(String(fieldOf(hit, '_federation', 'indexUid'))));
    return lost === undefined ? null : `does not say of which index ${String(fieldOf(lost, 'number'))} is`;
  });
};

type Hit = v.InferOutput<typeof SearchAnswer>['hits'][number];

/** The search: who may, what of, and in which order. Answers the newest of each kind that can be downloaded. */
const lookAtSearch = async (probe: Probe, base: string, given: unknown, user: Person) => {
  const newest: { orders?: Hit | undefined; invoices?: Hit | undefined } = {};
  const credentials = v.safeParse(SearchCredentials, given);
  if (!credentials.success) return newest;
  const { host, token, expires_at: expiresAt, indexes } = credentials.output;
  await probe.look(calls.searchCredentials, 'last 15 minutes at most, and have not ended', async () => {
    const left = expiresAt - Date.now() / 1000;
    return left > 0 && left <= 16 * 60 ? null : `last ${Math.round(left)} s`;
  });
  for (const kind of ['orders', 'invoices'] as const) {
    const permission = kind === 'orders' ? 'View Orders' : 'View Invoices';
    const index = indexes[kind];
    const may = user.permissions.includes(permission);
    await probe.look(
      calls.searchCredentials,
      `name the index of ${kind} to whoever has ${permission} alone`,
      async () => ((index !== undefined) === may ? null : index === undefined ? 'do not' : 'do'),
    );
    if (index === undefined) continue;
    const name = `search of ${kind}`;
    const url = `${hostOf(host, base)}/multi-search`;
    const search = (more: object, key = token) =>
      probe.askAt(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          queries: [{ indexUid: index, q: '', limit: 100, sort: ['number_sortable:desc'], ...more }],
        }),
      });
    const hitsOf = async (more: object): Promise<readonly Hit[]> => {
      const answered = await search(more);
      if (answered.status !== 200) throw new Error(`answers ${answered.status}`);
      const results: unknown = fieldOf(jsonOf(answered), 'results', '0');
      const problem = problemOf(SearchAnswer, results);
      if (problem !== null) throw new Error(problem);
      return v.parse(SearchAnswer, results).hits;
    };
    let hits: readonly Hit[] = [];
    await probe.look(name, 'answers as the contract has it', async () => {
      hits = await hitsOf({});
      return null;
    });
    newest[kind] = hits.find((hit) => kind === 'invoices' || isConfirmed(hit)) ?? hits[0];
    await probe.look(name, 'is refused with a token that is none', async () => {
      const { status } = await search({}, 'none.at.all');
      return status === 401 || status === 403 ? null : `answers ${status}`;
    });
    await probe.look(name, 'finds documents of the own account alone', async () => {
      const foreign = hits.find((hit) => hit.customer_no !== user.customerNo);
      return foreign ? `finds ${foreign.number} of ${foreign.customer_no}` : null;
    });
    await probe.look(name, 'has the newest number first', async () => {
      const at = hits.findIndex(
        (hit, place) => place > 0 && hit.number_sortable > (hits[place - 1]?.number_sortable ?? 0),
      );
      return at < 0 ? null : `has ${hits[at]?.number} after ${hits[at - 1]?.number}`;
    });
    const [hit] = hits;
    if (!hit) continue;
    await probe.look(name, 'keeps to a range of dates', async () => {
      const day = hit.document_date_sortable;
      const found = await hitsOf({ filter: `document_date_sortable ${day} TO ${day}` });
      const other = found.find((each) => each.document_date_sortable !== day);
      if (other) return `finds ${other.number} of another day`;
      return found.some(({ number }) => number === hit.number) ? null : `does not find ${hit.number} on its day`;
    });
    await probe.look(name, 'finds nothing for a text that is nowhere', async () => {
      const [found] = await hitsOf({ q: unknownText });
      return found ? `finds ${found.number}` : null;
    });
    await probe.look(name, 'goes on where a page ends', async () => {
      const [second] = await hitsOf({ limit: 1, offset: 1 });
      return second?.number === hits[1]?.number ? null : `begins its second page with ${String(second?.number)}`;
    });
    await probe.look(name, 'counts what it finds', async () => {
      const total = fieldOf(jsonOf(await search({ limit: 1 })), 'results', '0', 'estimatedTotalHits');
      return typeof total === 'number' && total >= Math.min(hits.length, 2) ? null : `counts ${String(total)}`;
    });
    await probe.look(name, 'finds a document by its number', async () => {
      const found = await hitsOf({ q: hit.number });
      return found.some(({ number }) => number === hit.number) ? null : `does not find ${hit.number}`;
    });
  }
  await lookAtBoth(probe, { url: `${hostOf(host, base)}/multi-search`, token, indexes });
  return newest;
};

const lookAtDocument = async (
  probe: Probe,
  row: Call,
  pdf: Call,
  user: Person,
  hit: Hit | undefined,
): Promise<unknown> => {
  const id = hit?.number ?? unknownNumber;
  const found = hit ? await lookAtRead(probe, row, user.permissions, { params: { id } }) : null;
  if (user.permissions.includes(row.permissions?.[0] ?? ''))
    await probe.look(row, 'knows no document of a number that is none', async () =>
      refusalProblem(await probe.ask(row, { params: { id: unknownNumber } }), 404),
    );
  if (!hit || !found) return null;
  const document = record(found);
  await probe.look(row, 'answers the document that was asked for', async () =>
    fieldOf(document, 'no') === id ? null : `answers ${String(fieldOf(document, 'no'))} for ${id}`,
  );
  await probe.look(row, 'knows a number in whatever case it is typed', async () =>
    answerProblem(row, await probe.ask(row, { params: { id: id.toLowerCase() } })),
  );
  await probe.look(row, 'has the total that the search shows', async () => {
    const total = fieldOf(document, 'total_amount_inc_vat');
    return total === hit.total_amount ? null : `is ${String(total)} here and ${hit.total_amount} in the search`;
  });
  await lookAtRead(probe, pdf, user.permissions, { params: { id } });
  return document;
};

/** What the reading suite found out, for the writing one; null where nobody is signed in. */
type Found = { readonly user: Person; readonly item: unknown } | null;

/** Looks at what a customer's frontend reads; changes nothing. */
export const readingSuite = async (probe: Probe, base: string): Promise<Found> => {
  await probe.look(calls.health, 'is ready', async () => answerProblem(calls.health, await probe.ask(calls.health)));
  const me = await lookAtRead(probe, calls.me, []);
  const parsed = v.safeParse(User, record(me));
  if (!parsed.success) return null;
  const user = parsed.output;
  await probe.look(calls.me, 'is a customer’s user', async () =>
    user.roles.includes('customer') && user.customerNo !== null ? null : 'verify with the token of a customer’s user',
  );
  const answers = new Map<Call, unknown>();
  for (const row of simple) answers.set(row, record(await lookAtRead(probe, row, user.permissions)));
  await lookAtFigures(probe, answers.get(calls.customer), user);
  for (const row of ofStaff)
    await probe.look(row, 'is refused to customers', async () => refusalProblem(await probe.ask(row), 403));

  const range = { date_from: '1994-01-01', date_to: '2100-01-01' };
  await lookAtRead(probe, calls.ordersCount, user.permissions, { query: range });
  await probe.look(calls.ordersCount, 'refuses a day that is none', async () =>
    refusalProblem(await probe.ask(calls.ordersCount, { query: { ...range, date_from: '2026-02-30' } }), 400),
  );

  const newest = await lookAtSearch(probe, base, answers.get(calls.searchCredentials), user);
  const order = await lookAtDocument(probe, calls.order, calls.orderPdf, user, newest.orders);
  await lookAtDocument(probe, calls.invoice, calls.invoicePdf, user, newest.invoices);
  const lines = fieldOf(order, 'lines');
  const sku: unknown = Array.isArray(lines) ? fieldOf(lines[0], 'item_no') : null;
  let item: unknown = null;
  if (typeof sku === 'string' && sku !== '') {
    const body = { skus: [sku, unknownNumber] };
    const answered = await lookAtRead(probe, calls.lookUpItems, user.permissions, { body });
    item = fieldOf(record(answered), 'data', '0', 'item');
    if (answered)
      await probe.look(calls.lookUpItems, 'answers each number asked for, in that order', async () => {
        const data = fieldOf(record(answered), 'data');
        const asked = JSON.stringify(Array.isArray(data) && data.map((each) => fieldOf(each, 'asked')));
        return asked === JSON.stringify(body.skus) ? null : `answers ${asked}`;
      });
  }
  return { user, item };
};

/**
 * Looks at what changes: some of an item goes into the basket under one key sent twice, and the basket is left as it was. What was there before is
 * never taken out: what fails on the way leaves more of it, and not less.
 */
export const writingSuite = async (probe: Probe, item: unknown, newKey: () => string): Promise<void> => {
  const [sku, packSize, minimum] = ['sku', 'packSize', 'minimum'].map((name) => fieldOf(item, name));
  const some = leastQuantity({ packSize: Number(packSize), minimum: Number(minimum) });
  const quantityIn = (basket: unknown): number => {
    const lines = fieldOf(basket, 'lines');
    const line: unknown = Array.isArray(lines) ? lines.find((each) => fieldOf(each, 'item', 'sku') === sku) : null;
    return Number(fieldOf(line, 'quantity') ?? 0);
  };
  const edit = (kind: 'add' | 'set', quantity: number, idempotencyKey = newKey()) =>
    probe.ask(calls.editBasket, { body: { idempotencyKey, changes: [{ kind, sku, quantity }] } });
  const after = async (answered: Promise<Answered>): Promise<number> =>
    quantityIn(fieldOf(jsonOf(await answered), 'basket'));
  const before = quantityIn(jsonOf(await probe.ask(calls.basket)));
  const key = newKey();
  await probe.look(calls.editBasket, 'answers as the contract has it', async () => {
    return answerProblem(calls.editBasket, await edit('add', some, key));
  });
  await probe.look(calls.editBasket, 'counts a key once, however often it is sent', async () => {
    const again = await after(edit('add', some, key));
    return again === before + some ? null : `has ${again} of ${String(sku)} where ${some} were added to ${before}`;
  });
  await probe.look(calls.editBasket, before === 0 ? 'takes a line out' : 'takes back what was added', async () => {
    const back = await after(edit('set', before));
    return back === before ? null : `has ${back} of ${String(sku)} where ${before} were before`;
  });
};
