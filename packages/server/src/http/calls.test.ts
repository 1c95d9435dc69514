import { randomUUID } from 'node:crypto';
import { calls } from '@connect/contract/calls';
import { pathOf, type Call } from '@connect/contract/call';
import { documentedCalls } from '@connect/contract/documented-calls';
import { refusalsOf } from '@connect/contract/openapi';
import { ErrorBody } from '@connect/contract/values';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimsOf } from '../testing/acting.ts';
import { openDemoDatabase, type TestDatabase } from '../testing/demo-database.ts';
import { makeCallRequests, type CallRequests, type CallTokens } from '../testing/call-requests.ts';
import { createTestPortal, type TestPortal, type TestRequest } from '../testing/test-portal.ts';

let data: TestDatabase;
let portal: TestPortal;
/** The same where account managers reach the customers given to them only. */
let narrowPortal: TestPortal;
let tokens: CallTokens;
let good: CallRequests['good'];
let others: CallRequests['others'];

beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
  narrowPortal = createTestPortal({ ...data, assignedCustomersOnly: true });
  ({ tokens, good, others } = await makeCallRequests(data.database, portal));
});

afterAll(() => data.database.destroy());

/** Calls that need steps before them, which have tests of their own for what they answer. */
const laterSteps: ReadonlySet<string> = new Set([
  'loginMfa',
  'loginCode',
  'renew',
  'register',
  'passwordReset',
  'mfaConfirm',
  'beginPasskey',
  'addPasskey',
  'loginPasskey',
  'addStaffPasskey',
  'mfaRecoveryCodes',
  'mfaDisable',
] satisfies (keyof typeof calls)[]);

const named = (filter: (row: Call, name: string) => boolean): [keyof typeof calls, Call][] =>
  Object.entries<Call>(calls).filter(([name, row]) => filter(row, name)) as [keyof typeof calls, Call][];

const isUuid = (id: string): boolean => /^[0-9a-f]{8}-/.test(id);

/** In words for people: no stack, no file, no query (specification §refusals). */
const refusalOf = async (answer: Response) => {
  const body: unknown = await answer.json();
  expect(body).toMatchObject({
    message: expect.stringMatching(/^[A-Z].+\.$/),
    code: expect.stringMatching(/^[a-z_]+$/),
  });
  expect(JSON.stringify(body)).not.toMatch(/\bat \w+.*:\d+|node_modules|\.[jt]s\b|select |stack/i);
  return { status: answer.status, ...v.parse(ErrorBody, body) };
};

/** What is sent in place of a token. */
const noTokens = (token: string): readonly (string | undefined)[] => {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = claimsOf(token);
  return [
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Bearer junk',
    'Bearer a.b.c',
    `Basic ${token}`,
    `Bearer ${token}x`,
    `Bearer ${token.slice(0, -1)}`,
    `Bearer ${head}.${payload}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    `Bearer ${head}.${encode({ ...claims, exp: Number(claims['exp']) + 99_999 })}.${signature}`,
    `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    `Bearer ${'x'.repeat(5000)}`,
  ];
};

/** What is sent in place of an id, as it stands in the address. */
const noIds: readonly string[] = [
  '%00',
  'SO-1%00',
  '%20',
  'a%20%20b',
  '..%2F..%2Fetc',
  '..%252F..',
  '%2Fetc',
  '%25',
  '%E0%A4%A',
  "1'%20or%20'1'='1",
  '%3Cscript%3E',
  '-SO-1',
  '%E2%82%AC',
  '%F0%9F%92%A9',
  'x'.repeat(41),
  'x'.repeat(4000),
];
/** The same in place of an item's number, which is nearly any text. */
const noSkus: readonly string[] = ['%00', 'GLV-1%00', '%20', '%C2%85', 'x'.repeat(61), 'x'.repeat(4000)];

/** All of it for the first call of a kind, as one piece of code looks at it for all; then only what tells whether that is asked at all. */
const atFirst = () => {
  const kinds = new Set<string>();
  return <Item>(kind: string, all: readonly Item[], few: readonly number[]): readonly Item[] => {
    const isFirst = !kinds.has(kind);
    kinds.add(kind);
    return isFirst ? all : all.filter((_, at) => few.includes(at));
  };
};

/** A request as it is good, of somebody who is still signed in: who ended all of their sessions is not. */
const stillGood = (name: keyof CallRequests['good']): TestRequest => {
  const { token, ...request }: TestRequest = good[name];
  return name === 'endAllSessions' || token === undefined ? request : { ...request, token };
};

describe('every call of the table (specification §documented-calls)', () => {
  // First, as some calls end what they are made with; a probe of a load balancer may ask as it likes.
  it.each(named((_, name) => name !== 'health'))(
    '%s refuses a parameter that it does not know by name, and one that is given twice',
    async (name, row) => {
      const request: TestRequest = good[name];
      const { token = tokens.priya, params, query = {}, body } = request;
      const refusalFor = async (parameters: [string, string][]) => {
        const address = `${pathOf(row, params)}?${new URLSearchParams([...Object.entries(query), ...parameters])}`;
        const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
        const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
        return refusalOf(await portal.fetch(address, { method: row.method, headers, ...sent }));
      };
      for (const unheardOf of ['unheardOf', 'constructor', '__proto__'])
        expect(await refusalFor([[unheardOf, '']])).toMatchObject({
          status: 400,
          code: 'malformed_request',
          message: `The request is not valid: ${unheardOf} is not known.`,
        });
      const again: [string, string] = Object.entries(query)[0] ?? ['page', '1'];
      const { status, errors } = await refusalFor(again[0] in query ? [again] : [again, again]);
      expect([status, errors]).toEqual([400, { [again[0]]: ['is given more than once'] }]);
    },
  );

  it.each(named((_, name) => !laterSteps.has(name)))('%s answers what its row promises', async (name, row) => {
    const token = await portal.tokenFor('priya@northgate.example');
    const answer = await portal.call(row, { token, ...good[name] });
    if (row.answer === 'none') expect([answer.status, await answer.text()]).toEqual([204, '']);
    else if (row.answer === 'pdf') {
      expect(answer.headers.get('Content-Type')).toBe('application/pdf');
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-');
      expect(answer.headers.get('Content-Disposition')).toMatch(
        /^attachment; filename="(order-SO-\d+|invoice-SI-\d+|statement-2026-11)\.pdf"$/,
      );
      expect(answer.headers.get('Cache-Control')).toContain('private');
    } else if (row.answer === 'file') {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[a-z0-9-]+\.(csv|xlsx|json)"$/);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
      expect(answer.headers.get('Cache-Control')).toContain('private');
    } else {
      expect(answer.status).toBe(200);
      expect(v.safeParse(row.answer, await answer.json()).issues).toBeUndefined();
    }
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
  });

  it.each(named((row) => row.body !== undefined && !documentedCalls.has(row)))(
    '%s is our own, and refuses what it does not know by name',
    async (name, row) => {
      const token = await portal.tokenFor('priya@northgate.example');
      const request: TestRequest = stillGood(name);
      const body = { ...Object(request.body), unheardOf: 1 };
      expect(await refusalOf(await portal.call(row, { token, ...request, body }))).toMatchObject({
        status: 400,
        errors: { unheardOf: ['is not known'] },
      });
    },
  );

  const tokensOf = atFirst();
  it.each(named((row) => row.access !== 'public'))('%s refuses a caller who is not signed in', async (name, row) => {
    // None, and one with another signature.
    for (const authorization of tokensOf(row.access, noTokens(tokens.priya), [0, 9])) {
      const answer = await portal.fetch(pathOf(row, good[name].params), {
        method: row.method,
        headers: authorization === undefined ? {} : { Authorization: authorization },
      });
      expect(await refusalOf(answer), authorization).toMatchObject({ status: 401, code: 'unauthenticated' });
    }
  });

  it.each(named((row) => row.access === 'customer'))('%s refuses staff: the role is checked', async (name, row) => {
    for (const token of [tokens.morgan, tokens.brook])
      expect(await refusalOf(await portal.call(row, { ...good[name], token }))).toMatchObject({
        status: 403,
        code: 'wrong_role',
      });
  });

  it.each(named((row) => row.access === 'account-manager'))(
    '%s refuses customers and brand managers: the role is checked',
    async (name, row) => {
      for (const token of [tokens.priya, tokens.brook])
        expect(await refusalOf(await portal.call(row, { ...good[name], token }))).toMatchObject({
          status: 403,
          code: 'wrong_role',
        });
    },
  );

  it.each(named((row) => row.access === 'brand-manager'))(
    '%s refuses customers and account managers: the role is checked',
    async (name, row) => {
      for (const token of [tokens.priya, tokens.morgan])
        expect(await refusalOf(await portal.call(row, { ...good[name], token }))).toMatchObject({
          status: 403,
          code: 'wrong_role',
        });
    },
  );

  it.each(named((row) => row.access === 'staff'))('%s refuses customers: the role is checked', async (name, row) => {
    expect(await refusalOf(await portal.call(row, { ...good[name], token: tokens.priya }))).toMatchObject({
      status: 403,
      code: 'wrong_role',
    });
  });

  it.each(named((row) => row.access === 'administrator'))(
    '%s refuses customers and all other staff, super users too: administrators alone',
    async (name, row) => {
      for (const token of [tokens.priya, tokens.morgan, tokens.robin, tokens.sasha])
        expect(await refusalOf(await portal.call(row, { ...good[name], token }))).toMatchObject({
          status: 403,
          code: 'wrong_role',
        });
    },
  );

  it.each(named((row) => row.permissions?.some((permission) => permission !== 'View Orders') ?? false))(
    '%s refuses a user without its permission, and names it',
    async (name, row) => {
      const [token, held] = row.access === 'customer' ? [tokens.sam, ['View Orders']] : [tokens.newcomer, []];
      const refusal = await refusalOf(await portal.call(row, { ...good[name], token }));
      expect(refusal).toMatchObject({ status: 403, code: 'missing_permission' });
      expect(refusal.message).toContain(row.permissions?.find((permission) => !held.includes(permission)));
    },
  );

  // Items are everybody's, administrators reach all, and a portal where staff have a provider has no passkeys of theirs.
  const nobodys = /^(itemFacts|(begin|add|ask)?StaffPasskeys?)$/i;
  const owned = named((row) => refusalsOf(row).includes(404) && row.access !== 'administrator').filter(
    ([name]) => !nobodys.test(name),
  );
  it.each(owned)(
    "%s answers for what is another company's as for what does not exist (decisions §hidden-is-refused)",
    async (name, row) => {
      const asked = others[name];
      const missing = Object.fromEntries(
        Object.entries(good[name].params ?? {}).map(([key, id]) => [key, isUuid(id) ? randomUUID() : 'SO-999999']),
      );
      const body = asked?.body;
      const ofNobody = body instanceof Object && {
        ...body,
        ...('customerNo' in body && { customerNo: 'C99999' }),
        ...('sku' in body && { sku: 'NONE-1' }),
      };
      const [there, token, owner] = {
        'account-manager': [narrowPortal, tokens.morgan, tokens.robin] as const,
        'brand-manager': [portal, tokens.brook, tokens.sasha] as const,
        staff: [portal, tokens.morgan, tokens.robin] as const,
        customer: [portal, tokens.priya, tokens.lee] as const,
      }[
        row.access === 'account-manager' || row.access === 'brand-manager' || row.access === 'staff'
          ? row.access
          : 'customer'
      ];
      const foreign = await there.call(row, { ...asked, token });
      const absent = await there.call(row, { ...asked, params: missing, body: ofNobody || undefined, token });
      expect(await refusalOf(foreign)).toEqual(await refusalOf(absent));
      expect(foreign.status).toBe(404);
      const reached = await there.call(row, { ...asked, token: owner });
      expect(reached.status).toBe(row.answer === 'none' ? 204 : 200);
    },
  );

  const idsOf = atFirst();
  it.each(named((row) => row.params !== undefined))(
    '%s refuses a malformed number and names the field',
    async (name, row) => {
      const request: TestRequest = good[name];
      const { token = tokens.priya, params = {} } = request;
      for (const field of Object.keys(params))
        for (const junk of idsOf(field, field === 'sku' ? noSkus : noIds, [0, 4, 5])) {
          const path = row.path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
            key === field ? junk : encodeURIComponent(params[key] ?? ''),
          );
          const answer = await portal.fetch(path, {
            method: row.method,
            headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
            ...(row.body && { body: JSON.stringify(request.body) }),
          });
          const refusal = await refusalOf(answer);
          expect(refusal, path).toMatchObject({ status: 400, code: 'malformed_request' });
          expect(Object.keys(refusal.errors ?? {})).toEqual([field]);
        }
    },
  );

  it.each(named((row) => row.query !== undefined && !v.is(row.query, {})))(
    '%s says what its address lacks',
    async (name, row) => {
      const refusal = await refusalOf(await portal.call(row, { token: tokens.priya, ...good[name], query: {} }));
      expect(refusal).toMatchObject({ status: 400, code: 'malformed_request' });
      expect(new Set(Object.values(refusal.errors ?? {}).flat())).toEqual(new Set(['is required']));
    },
  );

  it.each(named((row) => row.body !== undefined))(
    '%s refuses a body that is none, is of the wrong shape, or is too large',
    async (name, row) => {
      const codeOf = async (body: string) => {
        const { status, code } = await refusalOf(
          await portal.call(row, { token: tokens.priya, ...stillGood(name), body }),
        );
        return [status, code];
      };
      const isNeeded = row.body?.type !== 'optional';
      for (const body of ['{', '{"email":', 'email=x', ...(isNeeded ? [''] : []), '\0', '{"a":1}}', '\uFFFE'])
        expect([body, ...(await codeOf(body))]).toEqual([body, 400, 'malformed_json']);
      // Where nothing is required a list without anything is as good as a record without.
      const isEmptyTaken = row.body !== undefined && v.is(row.body, {});
      for (const body of ['null', '1', '"text"', ...(isEmptyTaken ? [] : ['[]'])])
        expect([body, ...(await codeOf(body))]).toEqual([body, 400, 'malformed_request']);
      expect(await codeOf(JSON.stringify({ password: 'y'.repeat(100_000) }))).toEqual([413, 'body_too_large']);
    },
  );

  it.each(named(() => true))('%s refuses another method on its address', async (name, row) => {
    const taken = named(({ path }) => path === row.path).map(([, { method }]) => method);
    // An address may be that of another call's id, such as orders/{id} of orders/discard.
    const address = pathOf(row, good[name].params);
    const known = named(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address));
    const others = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(
      (each) => !known.some(([, { method }]) => method === each),
    );
    for (const method of others) {
      const answer = await portal.call({ ...row, method }, { params: good[name].params ?? {} });
      if (name === 'health') expect(answer.status).toBe(404);
      else {
        expect(await refusalOf(answer), method).toMatchObject({ status: 405, code: 'method_not_allowed' });
        expect(answer.headers.get('Allow')?.split(', ')).toEqual(expect.arrayContaining(taken));
      }
    }
  });
});

describe('requests that are not what they should be', () => {
  it('counts of orders need two days that exist, the first not after the second', async () => {
    const asked: [Record<string, string>, string][] = [
      [{}, 'date_from'],
      [{ date_from: '2026-02-30', date_to: '2026-11-20' }, 'date_from'],
      [{ date_from: '2026-11-01', date_to: '20/11/2026' }, 'date_to'],
      [{ date_from: '2026-11-20', date_to: '2026-11-01' }, 'date_to'],
      [{ date_from: '', date_to: '' }, 'date_from'],
      [{ date_from: '2026-01-01', date_to: '2026-13-01' }, 'date_to'],
      [{ date_from: 'yesterday', date_to: 'today' }, 'date_from'],
      [{ date_from: '2026-01-01T00:00:00Z', date_to: '2026-01-02' }, 'date_from'],
      [{ date_from: "2026-01-01'--", date_to: '2026-01-02' }, 'date_from'],
    ];
    for (const [query, field] of asked) {
      const refusal = await refusalOf(await portal.call(calls.ordersCount, { query, token: tokens.priya }));
      expect(refusal.status).toBe(400);
      expect(refusal.errors).toHaveProperty(field);
    }
  });

  it('a login needs JSON with both fields of the right type and length', async () => {
    const bodies: [unknown, string][] = [
      ['{', 'malformed_json'],
      ['', 'malformed_json'],
      ['null', 'malformed_request'],
      ['[]', 'malformed_request'],
      [{ email: 'priya@northgate.example' }, 'malformed_request'],
      [{ email: 7, password: {} }, 'malformed_request'],
      [{ email: ' ', password: 'x' }, 'malformed_request'],
      [{ email: 'x'.repeat(300), password: 'x' }, 'malformed_request'],
    ];
    for (const [body, code] of bodies)
      expect(await refusalOf(await portal.call(calls.login, { body }))).toMatchObject({ status: 400, code });
    const { errors } = await refusalOf(await portal.call(calls.login, { body: { email: 7 } }));
    expect(errors).toEqual({ email: ['must be text'], password: ['is required'] });
  });

  it('a text with a zero character in it is malformed wherever it stands, and its field is named', async () => {
    const field = async (...[row, request]: Parameters<TestPortal['call']>) => {
      const { status, errors } = await refusalOf(await portal.call(row, request));
      return [status, ...Object.keys(errors ?? {})];
    };
    const [email, token] = ['no address\0', tokens.priya];
    expect(await field(calls.login, { body: { email, password: 'x' } })).toEqual([400, 'email']);
    expect(await field(calls.passwordEmail, { body: { email } })).toEqual([400, 'email']);
    expect(await field(calls.passwordReset, { body: { ...(good.passwordReset.body as object), email } })).toEqual([
      400,
      'email',
    ]);
    expect(await field(calls.loginCode, { body: { code: '\0' } })).toEqual([400, 'code']);
    for (const row of [calls.findItems, calls.users])
      expect(await field(row, { query: { q: 'north\0gate' }, token })).toEqual([400, 'q']);
    expect(await field(calls.sampleOrders, { query: { q: '\0' }, token: tokens.morgan })).toEqual([400, 'q']);
    const lines = [
      { sku: 'GLV-8841-L', quantity: 12 },
      { sku: 'GLV\0', quantity: 12 },
    ];
    const inLines = await field(calls.setFavouriteLines, { ...good.setFavouriteLines, body: { lines }, token });
    expect(inLines).toEqual([400, 'lines.1.sku']);
  });

  it('a body that is too large is refused', async () => {
    const body = { email: 'priya@northgate.example', password: 'x'.repeat(100_000) };
    const answer = await portal.call(calls.login, { body });
    // Nobody reads on what may have no end.
    expect(answer.headers.get('Connection')).toBe('close');
    expect(await refusalOf(answer)).toMatchObject({ status: 413, code: 'body_too_large' });
  });

  it('an address of the API that does not exist is 404, whoever asks', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/v3',
      '/api/v3/order',
      '/api/v3/orders/SO-1/lines',
      '/api/v4/customer',
      '/api/nothing',
    ])
      expect(await refusalOf(await portal.fetch(path))).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('leaves one line in the log, with neither address, token nor password in it', async () => {
    portal.lines.length = 0;
    await portal.call(calls.login, { body: { email: 'priya@northgate.example', password: 'secret-in-body' } });
    await portal.call(calls.order, { params: { id: 'secret-in-path' }, token: tokens.priya });
    await portal.call(calls.ordersCount, { query: { date_from: 'secret-in-query' }, token: tokens.priya });
    expect(portal.lines.map(({ route, status }) => [route, status])).toEqual([
      ['/api/auth/login', 401],
      ['/api/v3/orders/{id}', 404],
      ['/api/v3/orders-count', 400],
    ]);
    const text = JSON.stringify(portal.lines);
    expect(text).not.toContain('secret');
    expect(text).not.toContain(tokens.priya);
    expect(portal.lines.every((line) => line['id'] && line['ms'] !== undefined)).toBe(true);
  });
});

describe('OpenAPI', () => {
  it.each(['portal', 'integration'])('describes the %s API alone', async (api) => {
    const answer = await portal.fetch(`/api/openapi/${api}.json`);
    expect([answer.status, (await answer.json()).info.title]).toEqual([200, `Connect ${api} API`]);
  });

  it('describes every call of the table at /api/openapi.json', async () => {
    const answer = await portal.fetch('/api/openapi.json');
    const document = (await answer.json()) as { openapi: string; paths: Record<string, object> };
    expect(document.openapi).toBe('3.1.0');
    for (const { path, method } of Object.values<Call>(calls))
      expect(document.paths[path]).toHaveProperty(method.toLowerCase());
  });
});
