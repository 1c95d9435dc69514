import { request as requests } from '@playwright/test';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from './support/test.ts';

interface Schema {
  readonly pattern?: string;
  readonly type?: string;
  readonly format?: string;
}
interface Operation {
  readonly method: string;
  readonly path: string;
  readonly security: readonly unknown[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: unknown;
}

/** Every call there is, from the API's own description of itself. */
const operations = async (api: APIRequestContext): Promise<readonly Operation[]> => {
  const { paths } = await (await api.get('/api/openapi.json')).json();
  return Object.entries<Record<string, Omit<Operation, 'method' | 'path'>>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
};

const validValue = 'SO-204918';
/** An id of the right form that nothing has. */
const unknownId = ({ format }: Schema): string =>
  format === 'uuid' ? '00000000-0000-4000-8000-000000000000' : 'XX-999999';
/** The path with every parameter filled in, one of them with a value of its own. */
const filled = ({ path }: Pick<Operation, 'path'>, name = '', value = ''): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => (parameter === name ? value : validValue));

/** `{message, code}` with that status, in words for people: no stack, no file, no query (specification §refusals). */
const expectRefusal = async (answer: APIResponse, status: number | readonly number[], code?: string) => {
  const where = `${answer.url()} answered ${answer.status()}`;
  expect([status].flat(), where).toContain(answer.status());
  expect(answer.headers()['content-type'], where).toContain('application/json');
  const body = await answer.json();
  expect(body, where).toMatchObject({
    message: expect.stringMatching(/^[A-Z].+\.$/),
    code: expect.stringMatching(/^[a-z_]+$/),
  });
  expect(JSON.stringify(body), where).not.toMatch(/\bat \w+.*:\d+|node_modules|\.[jt]s\b|select |stack/i);
  if (code) expect(body.code, where).toBe(code);
  return body;
};

test.use({ account: 'priya' });

test('tokens: a call that needs a sign-in answers 401 without one, and with any that is not one', async ({
  api,
  jwt,
  baseURL,
}) => {
  test.slow();
  const guarded = (await operations(api)).filter(({ security }) => security.length > 0);
  expect(guarded.length).toBeGreaterThan(8);
  const [head = '', payload = '', signature = ''] = (jwt ?? '').split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const headers = [
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Bearer junk',
    'Bearer a.b.c',
    `Basic ${jwt}`,
    `Bearer ${head}.${payload}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    `Bearer ${head}.${encode({ ...claims, exp: claims.exp + 99_999 })}.${signature}`,
    `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    `Bearer ${'x'.repeat(5000)}`,
  ];
  const visitor = await requests.newContext({ ...(baseURL && { baseURL }) });
  for (const operation of guarded)
    for (const authorization of headers) {
      const answer = await visitor.fetch(filled(operation), {
        method: operation.method,
        headers: authorization === undefined ? {} : { Authorization: authorization },
      });
      await expectRefusal(answer, 401, 'unauthenticated');
    }
  await visitor.dispose();
});

test('ids: a malformed one answers 400 and names the field; one that does not exist 404', async ({ api }) => {
  test.slow();
  const withIds = (await operations(api)).filter(({ parameters }) => parameters.some((one) => one.in === 'path'));
  expect(withIds.length).toBeGreaterThanOrEqual(5);
  const malformed = [
    '%00',
    '%20',
    'a%20b',
    '..%2F..%2Fetc',
    '%2Fetc',
    '%E0%A4%A',
    "'%20or%201=1",
    '%3Cscript%3E',
    '-SO-1',
    'x'.repeat(41),
    'x'.repeat(4000),
    '%F0%9F%92%A9',
  ];
  for (const operation of withIds)
    for (const { name, schema } of operation.parameters.filter((one) => one.in === 'path')) {
      for (const value of malformed) {
        const body = await expectRefusal(
          await api.fetch(filled(operation, name, value), {
            method: operation.method,
            ...(operation.requestBody !== undefined && { data: {} }),
          }),
          [400, 403],
        );
        // Calls of another kind of account are refused before anything is read.
        if (body.code !== 'wrong_role')
          expect(body).toMatchObject({ code: 'malformed_request', errors: { [name]: [expect.any(String)] } });
      }
      // A month that was is never unknown.
      if (operation.method === 'GET' && name !== 'month')
        await expectRefusal(await api.get(filled(operation, name, unknownId(schema))), [403, 404]);
    }
});

test('dates and other query parameters: missing, malformed or impossible ones answer 400', async ({ api }) => {
  const asking = (await operations(api)).filter(({ parameters }) =>
    parameters.some((one) => one.in === 'query' && one.required),
  );
  expect(asking.length).toBeGreaterThanOrEqual(1);
  for (const operation of asking) {
    const body = await expectRefusal(await api.fetch(filled(operation), { method: operation.method }), [400, 403]);
    if (body.code === 'wrong_role') continue;
    for (const { name } of operation.parameters.filter((one) => one.in === 'query' && one.required))
      expect(body.errors[name]).toEqual(['is required']);
  }
  for (const [from, to] of [
    ['2026-02-31', '2026-03-01'],
    ['2026-01-01', '2026-13-01'],
    ['01/01/2026', '02/01/2026'],
    ['yesterday', 'today'],
    ['', ''],
    ['2026-01-01T00:00:00Z', '2026-01-02'],
    ['2026-01-02', '2026-01-01'],
    ["2026-01-01'--", '2026-01-02'],
  ])
    await expectRefusal(
      await api.get('/api/v3/orders-count', { params: { date_from: from ?? '', date_to: to ?? '' } }),
      400,
      'malformed_request',
    );
});

test('JSON: a body that is none, or of the wrong shape, answers 400', async ({ api }) => {
  const taking = (await operations(api)).filter(({ requestBody }) => requestBody);
  expect(taking.length).toBeGreaterThanOrEqual(1);
  const send = (operation: Operation, data: string) =>
    api.fetch(filled(operation), {
      method: operation.method,
      headers: { 'Content-Type': 'application/json' },
      data: Buffer.from(data),
    });
  for (const operation of taking) {
    for (const text of ['{', '{"email":', 'email=x', '', '\u0000', '{"a":1}}', '\uFFFE'])
      await expectRefusal(await send(operation, text), [400, 403]);
    for (const value of ['null', '1', '"text"', '[]', '{}', '{"email":{"$ne":1},"password":["x"]}'])
      // Where nothing is required an empty object is well-formed, and what it is about is not known.
      await expectRefusal(await send(operation, value), [400, 403, 422]);
    await expectRefusal(
      await send(operation, JSON.stringify({ email: 'x', password: 'y'.repeat(100_000) })),
      413,
      'body_too_large',
    );
  }
});

test('a sign-in with fields of the wrong kind names each of them', async ({ api }) => {
  const answer = await api.post('/api/auth/login', { data: { email: '', password: 1 } });
  const { errors } = await expectRefusal(answer, 400, 'malformed_request');
  expect(errors).toEqual({ email: [expect.any(String)], password: [expect.any(String)] });
});

test('another method on the address of a call answers 405 and says which it takes', async ({ api }) => {
  const calls = await operations(api);
  for (const { path } of calls) {
    const taken = calls.filter((one) => one.path === path).map(({ method }) => method);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !taken.includes(one))) {
      const answer = await api.fetch(filled({ path }), { method });
      // An address may be that of another call's id, such as orders/{id} of invoices/next-due.
      if (answer.status() !== 405) await expectRefusal(answer, [400, 404]);
      else {
        await expectRefusal(answer, 405, 'method_not_allowed');
        expect(answer.headers()['allow']?.split(', ')).toEqual(expect.arrayContaining(taken));
      }
    }
  }
});

test('an address that is no call answers 404', async ({ api }) => {
  for (const path of [
    '/api',
    '/api/',
    '/api/v3',
    '/api/v3/order',
    '/api/v4/customer',
    '/api/v3/orders/SO-1/lines',
    '/oauth/none',
  ])
    expect((await api.get(path)).status(), path).toBe(404);
});

test('pages and ids in the address of a screen: whatever is typed, a page answers', async ({ page }) => {
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  for (const path of [
    'orders/%00',
    'orders/view/%00',
    'invoices/view/%2e%2e%2f',
    'orders/1/2',
    'orders?from=%00&show[]=x&q=%F0%9F%92%A9',
  ]) {
    await page.goto(`/connect/${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(faults).toEqual([]);
});
