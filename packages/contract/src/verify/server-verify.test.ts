import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as bodyOf } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Call } from '../call.ts';
import { calls } from '../calls.ts';
import { verify, type Fetch } from './verify.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly portalUrl: string;
  }
}

const base = inject('portalUrl');
const program = fileURLToPath(new URL('../../dist/verify/main.js', import.meta.url));
const run = promisify(execFile);
const customer = 'C10482';
const tokenOf = async (email: string): Promise<string> => {
  const answer = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Connect-demo-1' }),
  });
  return String(Reflect.get(Object(await answer.json()), 'token'));
};

interface Kept {
  readonly status: number;
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}
/** What was asked with, as far as faults differ by it. */
interface Asked {
  readonly path: string;
  readonly token: string;
}
/** The server's answers by question, so that a server with a fault is this one in all but the fault. */
const kept = new Map<string, Kept>();
let token = '';

const questionOf: (url: string, init: RequestInit) => string = (url, { method, headers, body }) =>
  JSON.stringify([url, method, headers, body]);
const recording: Fetch = async (url, init) => {
  const answer = await fetch(url, init);
  const body = new Uint8Array(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  kept.set(questionOf(url, init), { status: answer.status, type, body });
  return new Response(body, { status: answer.status, headers: { 'content-type': type } });
};
/** Asks what was asked before no second time: some of it may be asked so many times alone. */
const again: Fetch = async (url, init) => {
  const answer = kept.get(questionOf(url, init));
  if (!answer) return recording(url, init);
  return new Response(answer.body, { status: answer.status, headers: { 'content-type': answer.type } });
};
const problemsOf = async (fetch: Fetch, as = token) =>
  (await verify({ base, token: as, fetch })).filter(({ problem }) => problem !== null);

beforeAll(async () => {
  token = await tokenOf('priya@northgate.example');
});

describe('the embedded server', () => {
  test('speaks the contract', async () => {
    const findings = await verify({ base, token, fetch: recording });
    expect(findings.length).toBeGreaterThan(80);
    expect(findings.filter(({ problem }) => problem !== null)).toEqual([]);
  });

  test('speaks it to whoever may only view orders', async () => {
    expect(await problemsOf(fetch, await tokenOf('sam@northgate.example'))).toEqual([]);
  });

  test('cannot be told to speak it to whoever has no documents, and says what was not tried', async () => {
    const kim = await tokenOf('kim@quietco.example');
    const findings = await verify({ base, token: kim });
    expect(findings.filter(({ problem }) => problem !== null)).toEqual([]);
    const untried = findings.filter((each) => each.untried !== undefined).map(({ call }) => call);
    expect(untried).toEqual(
      expect.arrayContaining(['search of orders', 'GET /api/v3/orders/{id}', 'GET /api/v3/items']),
    );
    await expect(run(process.execPath, [program, 'verify', base, '--token', kim])).rejects.toMatchObject({
      code: 2,
      stdout: expect.stringMatching(/\n {2}– answers .*: not tried, the search finds none\n[^]* 0 not, \d+ not tried/),
    });
  });

  test('passes for whoever has no list of favourites, which nobody needs', async () => {
    const lee = await tokenOf('lee@harbourworks.example');
    const { stdout } = await run(process.execPath, [program, 'verify', base, '--token', lee]);
    expect(stdout).toMatch(/ not tried, the user has no list\n[^]* 0 not, 1 not tried\n$/);
  });

  test('is asked each call that reads, but those of staff alone', () => {
    // One call of each kind of staff is looked at: that it is refused to customers.
    const ofStaff = new Set(['account-manager', 'brand-manager', 'staff', 'administrator']);
    const reads = Object.values<Call>(calls).filter(({ method, access }) => method === 'GET' && !ofStaff.has(access));
    const asked = [...kept.keys()].map((question) => new URL(JSON.parse(question)[0]).pathname);
    const isAsked = ({ path }: Call) => {
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      return asked.some((each) => pattern.test(each));
    };
    expect(reads.filter((row) => !isAsked(row)).map(({ path }) => path)).toEqual([]);
  });

  test('speaks it where something is written, and only for the customer who was named', async () => {
    const lee = await tokenOf('lee@harbourworks.example');
    const written = await verify({ base, token: lee, writeTo: 'C20915' });
    expect(written.filter(({ problem }) => problem !== null)).toEqual([]);
    expect(written.map(({ call }) => call)).toContain('PATCH /api/v3/basket');
    const other = await verify({ base, token: lee, writeTo: customer });
    expect(other.at(-1)).toMatchObject({ call: 'the basket', problem: expect.stringContaining('nothing was changed') });
  });

  test('is verified from the command line, call by call', async () => {
    const { stdout } = await run(process.execPath, [program, 'verify', base, '--token', token]);
    expect(stdout).toMatch(/GET \/api\/v3\/customer\n {2}✓ is refused without a token\n/);
    expect(stdout).toMatch(/\n\d+ as in the contract, 0 not\n$/);
    await expect(run(process.execPath, [program, 'verify', base])).rejects.toMatchObject({ code: 2 });
    const usage = 'contract verify <base url>';
    expect((await run(process.execPath, [program, '--help'])).stdout).toContain(usage);
    const mistyped = run(process.execPath, [program, 'verify', base, '--tokn', token]);
    await expect(mistyped).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining(usage) });
    const wrong = run(process.execPath, [program, 'verify', base, '--token', 'none', '--json']);
    await expect(wrong).rejects.toMatchObject({ code: 1 });
    // A port that nobody listens on.
    const dead = run(process.execPath, [program, 'verify', 'http://127.0.0.1:9', '--token', token]);
    await expect(dead).rejects.toMatchObject({ code: 2, stderr: 'Nobody answers at http://127.0.0.1:9\n' });
  });
});

const jsonAs = (change: (json: Record<string, never>) => unknown) => (answer: Kept) => ({
  ...answer,
  body: new TextEncoder().encode(JSON.stringify(change(JSON.parse(new TextDecoder().decode(answer.body))))),
});
const statusAs = (status: number) => (answer: Kept) => ({ ...answer, status });
const hitsAs = (change: (hits: Record<string, unknown>[]) => unknown) =>
  jsonAs(({ results }: { results?: { hits: never[] }[] }) => ({
    results: results?.map((result) => ({ ...result, hits: change(result.hits) })),
  }));
/** Of what is searched of both indexes at once, whose hits stand in no list of results. */
const togetherAs = (change: (answer: Kept) => Kept) => (answer: Kept) =>
  new TextDecoder().decode(answer.body).includes('"results"') ? answer : change(answer);
/** In place of some hits those of the first search. */
const firstHitsFor = (isMeant: (hits: unknown[]) => boolean) => {
  let first: Record<string, unknown>[] = [];
  return hitsAs((hits) => {
    if (first.length === 0) first = hits;
    return isMeant(hits) ? first.slice(0, Math.max(hits.length, 1)) : hits;
  });
};
const isOf =
  (path: RegExp, isGood = true) =>
  (asked: Asked) =>
    path.test(asked.path) && (asked.token === `Bearer ${token}`) === isGood;

describe('a server that is asked too often', () => {
  /** The last line about it, of a server before the portal that is asked too often about some addresses. */
  const sumOf = async (as: string, isTooOften: (path: string) => boolean) => {
    const between = createServer((request, response) => {
      const { url = '', method = 'GET', headers } = request;
      if (isTooOften(url)) return void response.writeHead(429).end();
      const { authorization = '', 'content-type': type = '' } = headers;
      void bodyOf(request)
        .then((body) =>
          fetch(`${base}${url}`, {
            method,
            headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
            ...(body && { body }),
          }),
        )
        .then(async (answer) => {
          response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
          response.end(new Uint8Array(await answer.arrayBuffer()));
        });
    });
    await once(between.listen(0, '127.0.0.1'), 'listening');
    const { port } = between.address() as AddressInfo;
    const ended = await run(process.execPath, [program, 'verify', `http://127.0.0.1:${port}`, '--token', as]).catch(
      (error: unknown) => error,
    );
    between.close();
    const { code, stdout } = Object(ended) as { code?: number; stdout: string };
    return { code, advice: stdout.trimEnd().split('\n').at(-1)?.split(' not tried: ')[1] };
  };

  test('is told why not all was tried', async () => {
    const [later, other] = [
      'wait a while, as it was asked too often',
      'take the token of somebody who has what they need',
    ];
    const isTooOften = (path: string) => path.endsWith('/own-data');
    expect(await sumOf(token, isTooOften)).toEqual({ code: 2, advice: later });
    const kim = await tokenOf('kim@quietco.example');
    expect(await sumOf(kim, isTooOften)).toEqual({ code: 2, advice: `${later}, and ${other}` });
    expect(await sumOf(kim, () => false)).toEqual({ code: 2, advice: other });
  });

  /** Refuses whatever asks an address, so many times, and says when to ask again. */
  const refusing = async (path: string, times: number, after: Record<string, string>) => {
    const waits: number[] = [];
    let refused = 0;
    const findings = await verify({
      base,
      token,
      pause: async (ms) => {
        waits.push(ms);
      },
      fetch: async (url, init) =>
        url.endsWith(path) && refused++ < times
          ? new Response(null, { status: 429, headers: after })
          : again(url, init),
    });
    const untried = findings.filter((each) => each.untried !== undefined).map(({ call }) => call);
    // What was kept of the credentials may have ended meanwhile.
    const problems = findings.filter(
      ({ looked, problem }) => problem !== null && !looked.startsWith('last 15 minutes'),
    );
    return { waits, untried: new Set(untried), problems };
  };

  test('is asked again when it says', async () => {
    const none = { untried: new Set(), problems: [] };
    const inSeconds = await refusing('/api/v3/customer', 2, { 'retry-after': '7' });
    expect(inSeconds).toEqual({ waits: [7000, 7000], ...none });
    const over = await refusing('/api/v3/customer', 1, { 'retry-after': 'Thu, 01 Jan 2026 00:00:00 GMT' });
    expect(over).toEqual({ waits: [0], ...none });
  });

  test.each([
    ['does not say when', {}, []],
    ['lets nobody ask again soon', { 'retry-after': '3600' }, []],
    ['goes on refusing', { 'retry-after': '40' }, [40_000, 40_000]],
  ])('and %s is asked the rest', async (_, after, waits) => {
    const untried = new Set(['GET /api/v3/own-data']);
    // The first two of three questions have no token to be let in with; each is waited for, as long as patience lasts.
    const given = await refusing('/own-data', Infinity, after);
    expect(given).toEqual({ waits: waits.length === 0 ? [] : Array(6).fill(waits[0]), untried, problems: [] });
  });

  test('keeps nobody waiting for longer than five minutes in all', async () => {
    const { waits, problems } = await refusing('', Infinity, { 'retry-after': '60' });
    expect(waits).toHaveLength(5);
    expect(problems).toEqual([]);
  });

  test.each(['/api/v3/customer', '/next-due', '/users', '/multi-search', '/auth/me'])(
    'is told no fault that follows from %s not being tried',
    async (path) => {
      const { problems, untried } = await refusing(path, Infinity, {});
      expect(problems).toEqual([]);
      expect(untried.size).toBeGreaterThan(0);
    },
  );
});

test('an order that was never confirmed has no PDF, and need not have one', async () => {
  const withdrawn = hitsAs(([newest, ...hits]) => [{ ...newest, status: 'Cancelled', progress: 'Withdrawn' }, ...hits]);
  let download: string | null = null;
  const problems = await problemsOf(async (url, init) => {
    const answer = await recording(url, init);
    const body = new Uint8Array(await answer.arrayBuffer());
    let given: Kept = { status: answer.status, type: answer.headers.get('content-type') ?? '', body };
    const asked = typeof init.body === 'string' ? init.body : '';
    if (given.status === 200 && asked.includes('orders') && asked.includes('"q":"","limit":100')) {
      download ??= `/orders/${/"number":"([^"]+)"/.exec(new TextDecoder().decode(body))?.[1]}/download`;
      given = withdrawn(given);
    }
    const status = download !== null && url.endsWith(download) ? 404 : given.status;
    return new Response(given.body, { status, headers: { 'content-type': given.type } });
  });
  expect(download).toMatch(/SO-/);
  expect(problems).toEqual([]);
});

describe('of pages of another origin', () => {
  const origin = 'https://portal.example.com';
  const allowed = {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, PATCH',
    'access-control-allow-headers': 'Authorization, Content-Type',
  };
  const findings = async (headers: Record<string, string>, from = origin) => {
    const findings = await verify({
      base,
      token,
      origin: from,
      fetch: async (url, init) =>
        init.method === 'OPTIONS' ? new Response(null, { status: 204, headers }) : again(url, init),
    });
    return findings.filter(({ looked }) => looked.includes('pages of')).map(({ problem }) => problem);
  };

  test.each([
    ['lets them', allowed, [null, null]],
    ['lets all', { ...allowed, 'access-control-allow-origin': '*' }, [null, null]],
    ['lets none', {}, ['does not allow the origin', 'does not allow the origin']],
    [
      'lets others',
      { ...allowed, 'access-control-allow-origin': base },
      ['does not allow the origin', 'does not allow the origin'],
    ],
    ['lets them read', { ...allowed, 'access-control-allow-methods': 'GET' }, [null, 'does not allow PATCH']],
    [
      'lets them send no token',
      { ...allowed, 'access-control-allow-headers': 'content-type' },
      ['does not allow the header authorization', 'does not allow the header authorization'],
    ],
  ])('a server that %s is told so', async (_, headers, problems) => {
    expect(await findings(headers)).toEqual(problems);
  });

  test('an address of theirs is as good as their origin', async () => {
    expect(await findings(allowed, 'https://Portal.example.com/connect/')).toEqual([null, null]);
  });

  test('those of its own need not be let', async () => {
    expect(await findings({}, base)).toEqual([]);
  });
});

describe('a server with a fault is told of it', () => {
  const order = /\/orders\/SO-\d+$/;
  const search = /multi-search$/;
  const faults: [string, string, (asked: Asked) => boolean, (answer: Kept) => Kept][] = [
    ['it is not ready', '/health', isOf(/health$/), statusAs(503)],
    ['permissions are a text', '/auth/me', isOf(/me$/), jsonAs((me) => ({ ...me, permissions: 'View Orders' }))],
    ['nobody’s customer', '/auth/me', isOf(/auth\/me$/), jsonAs((me) => ({ ...me, customer_no: null }))],
    ['a figure is a text', '/customer', isOf(/customer$/), jsonAs((own) => ({ ...own, credit_limit: '140000' }))],
    ['a figure is missing', '/customer', isOf(/customer$/), jsonAs((own) => ({ ...own, balance: null }))],
    ['another one’s account', '/customer', isOf(/customer$/), jsonAs((own) => ({ ...own, no: 'C99999' }))],
    ['a call is open to all', '/customer', isOf(/customer$/, false), statusAs(200)],
    ['refusals have no code', '/customer', isOf(/customer$/, false), jsonAs(() => ({ message: 'No.' }))],
    ['a code nobody knows', '/customer', isOf(/customer$/, false), jsonAs((body) => ({ ...body, code: 'nope' }))],
    ['a day is written otherwise', 'next-due', isOf(/next-due$/), jsonAs(() => ({ due_date: '31/12/2026' }))],
    ['a count is a text', 'orders-count', isOf(/orders-count.*1994/), jsonAs((count) => ({ ...count, pending: '3' }))],
    ['any day is taken', 'orders-count', isOf(/orders-count.*02-30/), statusAs(200)],
    ['staff’s calls are open', 'customers/top', isOf(/customers\/top$/), statusAs(200)],
    ['a name that there is not', '/basket', isOf(/basket$/), jsonAs((basket) => ({ ...basket, lineCount: 3 }))],
    [
      'credentials for an hour',
      'credentials',
      isOf(/credentials$/),
      jsonAs((own) => ({ ...own, expires_at: (Date.now() / 1000 + 3600) | 0 })),
    ],
    ['credentials without a host', 'credentials', isOf(/credentials$/), jsonAs(({ host: _, ...own }) => own)],
    [
      'no index of invoices',
      'credentials',
      isOf(/credentials$/),
      jsonAs(({ indexes, ...own }) => ({ ...own, indexes: { orders: Reflect.get(Object(indexes), 'orders') } })),
    ],
    [
      'others’ documents are found',
      'search of',
      isOf(search, false),
      hitsAs((hits) => hits.map((hit, at) => (at === 3 ? { ...hit, customer_no: 'C99999' } : hit))),
    ],
    ['the oldest comes first', 'search of', isOf(search, false), hitsAs((hits) => hits.toReversed())],
    [
      'an amount is a text',
      'search of',
      isOf(search, false),
      hitsAs((hits) => hits.map((hit) => ({ ...hit, total_amount: '12.00' }))),
    ],
    [
      'the search is open',
      'search of',
      ({ path, token: sent }) => search.test(path) && sent === 'Bearer none.at.all',
      statusAs(200),
    ],
    ['both are not searched at once', 'search of both', isOf(search, false), togetherAs(statusAs(400))],
    [
      'hits of both do not say of which index',
      'search of both',
      isOf(search, false),
      togetherAs(
        jsonAs(({ hits }: { hits?: object[] }) => ({ hits: hits?.map((hit) => ({ ...hit, _federation: null })) })),
      ),
    ],
    [
      'nothing is counted',
      'search of',
      isOf(search, false),
      jsonAs(({ results, ...answer }: { results?: object[] }) => ({
        ...answer,
        ...(results && { results: results.map((result) => ({ ...result, estimatedTotalHits: 0 })) }),
      })),
    ],
    [
      'more is counted than there is',
      'search of',
      isOf(search, false),
      jsonAs(({ results, ...answer }: { results?: { estimatedTotalHits: number }[] }) => ({
        ...answer,
        ...(results && {
          results: results.map((result) => ({ ...result, estimatedTotalHits: result.estimatedTotalHits + 7 })),
        }),
      })),
    ],
    [
      'hits are counted, and none comes',
      'search of',
      isOf(search, false),
      jsonAs(({ results, ...answer }: { results?: object[] }) => ({
        ...answer,
        ...(results && { results: results.map((result) => ({ ...result, hits: [] })) }),
      })),
    ],
    [
      'nothing is found nor counted, though there are orders',
      'search of orders',
      isOf(search, false),
      jsonAs(({ results }: { results?: object[] }) => ({
        hits: [],
        results: results?.map((result) => ({ ...result, hits: [], estimatedTotalHits: 0 })),
      })),
    ],
    ['nothing is found in both', 'search of both', isOf(search, false), togetherAs(jsonAs(() => ({ hits: [] })))],
    ['a currency that there is not', '/customer', isOf(/customer$/), jsonAs((own) => ({ ...own, currency_code: '£' }))],
    ['nothing is due, though invoices are open', 'next-due', isOf(/next-due$/), jsonAs(() => ({ due_date: null }))],
    ['an order is empty', 'orders/{id}', isOf(order), jsonAs((own) => ({ ...own, lines: [] }))],
    [
      'no number is known',
      'look-up',
      isOf(/look-up$/),
      jsonAs(({ data }: { data?: object[] }) => ({ data: data?.map((each) => ({ ...each, item: null })) })),
    ],
    [
      'another item is looked up',
      'look-up',
      isOf(/look-up$/),
      jsonAs(({ data }: { data?: { item: object | null }[] }) => ({
        data: data?.map((each) => ({ ...each, item: each.item && { ...each.item, sku: 'OTHER-1' } })),
      })),
    ],
    ['facts of another item', 'items/{sku}', isOf(/items\/[A-Z\d-]+$/), jsonAs((own) => ({ ...own, sku: 'OTHER-1' }))],
    [
      'an export is a page',
      'documents/export',
      isOf(/documents\/export/),
      (answer) => ({ ...answer, type: 'text/html' }),
    ],
    [
      'an export is empty',
      'documents/export',
      isOf(/documents\/export/),
      (answer) => ({ ...answer, body: new Uint8Array() }),
    ],
    [
      'another user is opened',
      'users/{id}',
      isOf(/users\/[^/]+$/),
      jsonAs((own) => ({ ...own, id: crypto.randomUUID() })),
    ],
    [
      'another list is opened',
      'favourites/{id}',
      isOf(/favourites\/[^/]+$/),
      jsonAs((own) => ({ ...own, id: crypto.randomUUID() })),
    ],
    ['nobody is in the company', '/users', isOf(/v3\/users$/), jsonAs((own) => ({ ...own, data: [] }))],
    [
      'more orders are counted than there are',
      'orders-count',
      isOf(/orders-count.*1994/),
      jsonAs((own) => ({ ...own, pending: 99_999 })),
    ],
    [
      'a permission that there is not',
      '/auth/me',
      isOf(/auth\/me$/),
      jsonAs(({ permissions = [], ...me }) => ({ ...me, permissions: [...permissions, 'Fly'] })),
    ],
    [
      'a user with a permission that there is not',
      '/users',
      isOf(/v3\/users$/),
      jsonAs(({ data, ...own }: { data?: object[] }) => ({
        ...own,
        data: data?.map((user) => ({ ...user, permissions: ['view orders'] })),
      })),
    ],
    [
      'an empty basket comes to something',
      '/basket',
      isOf(/basket$/),
      jsonAs((own) => ({
        ...own,
        lines: [],
        totalExVat: { minor: 0, currency: 'GBP' },
        totalIncVat: { minor: 1_234_567, currency: 'GBP' },
      })),
    ],
    ['no orders are counted', 'orders-count', isOf(/orders-count.*1994/), jsonAs(() => ({ pending: 0, fulfilled: 0 }))],
    [
      'a document is found twice',
      'search of',
      isOf(search, false),
      hitsAs((hits) => hits.map((hit, at) => (at === 1 ? hits[0] : hit))),
    ],
    ['facts of an item break', 'items/{sku}', isOf(/items\/[A-Z\d-]+$/), statusAs(500)],
    ['a list is not opened', 'favourites/{id}', isOf(/favourites\/[^/]+$/), statusAs(500)],
    ['no list is exported', 'documents/export', isOf(/documents\/export/), statusAs(500)],
    ['no numbers are told', 'documents/numbers', isOf(/documents\/numbers/), statusAs(500)],
    ['the own data break', 'own-data', isOf(/own-data$/), statusAs(500)],
    ['a user is not opened', 'users/{id}', isOf(/users\/[^/]+$/), statusAs(500)],
    ['passkeys break', 'mfa/passkeys', isOf(/mfa\/passkeys$/), statusAs(500)],
    ['staff’s passkeys are open', 'staff-passkeys', isOf(/staff-passkeys$/), statusAs(200)],
    ['what is typed is not looked at', 'search of', isOf(search, false), firstHitsFor((hits) => hits.length === 0)],
    ['each page is the first', 'search of', isOf(search, false), firstHitsFor((hits) => hits.length === 1)],
    ['who signs off is not told', 'approvals', isOf(/approvals$/), jsonAs(() => ({ data: null }))],
    ['an order has no lines', 'orders/{id}', isOf(order), jsonAs((own) => ({ ...own, lines: null }))],
    ['another order is answered', 'orders/{id}', isOf(order), jsonAs((own) => ({ ...own, no: 'SO-1' }))],
    [
      'its total is not the search’s',
      'orders/{id}',
      isOf(order),
      jsonAs((own) => ({ ...own, total_amount_inc_vat: 1 })),
    ],
    ...(['orders', 'invoices'] as const).flatMap((kind): typeof faults => {
      const isOne = isOf(new RegExp(`/${kind}/S[OI]-\\d+$`));
      const row = `${kind}/{id}`;
      return [
        ['what is left to pay is not', row, isOne, jsonAs((own) => ({ ...own, remaining_amount: 0.07 }))],
        ['its due date is not', row, isOne, jsonAs((own) => ({ ...own, due_date: '2019-04-01' }))],
        ['its status is not', row, isOne, jsonAs((own) => ({ ...own, status: 'Lost' }))],
        ['its progress is not', row, isOne, jsonAs((own) => ({ ...own, progress: 'Lost' }))],
        [
          'its total is more without VAT',
          row,
          isOne,
          jsonAs((own) => ({ ...own, total_amount: Number(own['total_amount_inc_vat']) + 1 })),
        ],
        ['its date is not', row, isOne, jsonAs((own) => ({ ...own, document_date: '2019-04-01' }))],
      ];
    }),
    [
      'every invoice is paid',
      'invoices/{id}',
      isOf(/\/invoices\/SI-\d+$/),
      jsonAs((own) => ({ ...own, remaining_amount: 0 })),
    ],
    ['numbers are only known in capitals', 'orders/{id}', isOf(/\/orders\/so-\d+$/), statusAs(404)],
    ['a missing order breaks it', 'orders/{id}', isOf(/\/orders\/NO-SUCH-0$/), statusAs(500)],
    [
      'a PDF is a page',
      'invoices/{id}/download',
      isOf(/invoices\/.*download$/),
      (answer) => ({ ...answer, type: 'text/html' }),
    ],
    [
      'a PDF is empty',
      'orders/{id}/download',
      isOf(/orders\/.*download$/),
      (answer) => ({ ...answer, body: new Uint8Array() }),
    ],
    [
      'a PDF is a few bytes',
      'orders/{id}/download',
      isOf(/orders\/.*download$/),
      (answer) => ({ ...answer, body: new TextEncoder().encode('%PDF-1.7\n%%EOF\n') }),
    ],
    [
      'a PDF breaks off',
      'invoices/{id}/download',
      isOf(/invoices\/.*download$/),
      (answer) => ({ ...answer, body: answer.body.slice(0, -40) }),
    ],
    [
      'a PDF lacks its middle',
      'statements',
      isOf(/statements/),
      (answer) => ({ ...answer, body: new Uint8Array([...answer.body.slice(0, 400), ...answer.body.slice(-200)]) }),
    ],
    ['a statement is a page', 'statements', isOf(/statements/), (answer) => ({ ...answer, type: 'text/html' })],
    [
      'no session is the one that asks',
      '/sessions',
      isOf(/v3\/sessions$/),
      jsonAs(({ data }: { data?: object[] }) => ({ data: data?.map((each) => ({ ...each, current: false })) })),
    ],
    [
      'two sessions are the one that asks',
      '/sessions',
      isOf(/v3\/sessions$/),
      jsonAs(({ data = [] }: { data?: object[] }) => ({
        data: [...data, ...data].map((each) => ({ ...each, current: true })),
      })),
    ],
    ['any parcel is known', 'track/hbl', isOf(/track\/hbl/), statusAs(200)],
    ['any token is renewed', 'auth/renew', isOf(/auth\/renew/), statusAs(200)],
    ['no item is found', '/items', isOf(/\/items\?q=/), jsonAs((found) => ({ ...found, data: [] }))],
    [
      'items have no price',
      '/items',
      isOf(/\/items\?q=/),
      jsonAs(({ data }: { data?: object[] }) => ({
        total: 1,
        data: data?.map((each) => ({ ...each, price: 'dear' })),
      })),
    ],
    [
      'numbers come back in another order',
      'look-up',
      isOf(/look-up$/),
      jsonAs(({ data }: { data?: never[] }) => ({ data: data?.toReversed() })),
    ],
  ];

  test.each(faults)('%s', async (_, call, isFaulty, change) => {
    let planted = 0;
    const faulty: Fetch = async (url, init) => {
      const answer = kept.get(questionOf(url, init));
      if (!answer) throw new Error(`${url} was not asked before`);
      const sent = String(Reflect.get(Object(init.headers), 'authorization') ?? '');
      const isHere = isFaulty({ path: url, token: sent });
      planted += Number(isHere);
      const { status, type, body } = isHere ? change(answer) : answer;
      return new Response(body, { status, headers: { 'content-type': type } });
    };
    const problems = await problemsOf(faulty);
    expect(planted).toBeGreaterThan(0);
    expect(problems.map((each) => each.call)).toContainEqual(expect.stringContaining(call));
  });
});
