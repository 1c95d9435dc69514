import { request as requests } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ account: 'priya' });

const credentialsOf = async (api: APIRequestContext) => {
  const answer = await api.get('/api/v3/search/credentials');
  expect(answer.status()).toBe(200);
  const { host, token, indexes } = await answer.json();
  return { host: String(host), token: String(token), orders: String(indexes.orders) };
};

/** A refusal as the search service words it: its four fields, no stack. */
const refused = (status: number, code: string | RegExp) => ({
  status,
  body: {
    code: expect.stringMatching(code),
    message: expect.any(String),
    type: expect.stringMatching(/^(invalid_request|auth)$/),
    link: expect.any(String),
  },
});

test('malformed filters, sorts, pages and JSON answer 400 with the code of the fault', async ({ api }) => {
  const { host, token, orders } = await credentialsOf(api);
  const send = async (path: string, body: string) => {
    const answer = await api.post(host + path, {
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      data: Buffer.from(body),
    });
    const text = await answer.text();
    expect(text).not.toMatch(/node_modules|\bat \w+.*:\d+:\d+/);
    return { status: answer.status(), body: JSON.parse(text) };
  };
  const faults: readonly (readonly [object, string | RegExp])[] = [
    [{ filter: 'document_date_sortable >' }, 'invalid_search_filter'],
    [{ filter: '(document_date_sortable > 1' }, 'invalid_search_filter'],
    [{ filter: 'document_date_sortable 1 TO' }, 'invalid_search_filter'],
    [{ filter: 'total_amount > 1' }, 'invalid_search_filter'],
    [{ filter: "customer_no = 'x" }, 'invalid_search_filter'],
    [{ filter: 7 }, 'invalid_search_filter'],
    [{ sort: ['number_sortable:up'] }, 'invalid_search_sort'],
    [{ sort: ['total_amount:asc'] }, 'invalid_search_sort'],
    [{ sort: 'number_sortable' }, 'invalid_search_sort'],
    [{ q: 7 }, 'invalid_search_q'],
    [{ matchingStrategy: 'some' }, 'invalid_search_matching_strategy'],
    [{ attributesToHighlight: 'number' }, 'invalid_search_attributes_to_highlight'],
    [{ unknown: true }, 'bad_request'],
  ];
  for (const [fault, code] of faults) {
    const single = await send(`/indexes/${orders}/search`, JSON.stringify(fault));
    expect(single, JSON.stringify(fault)).toMatchObject(refused(400, code));
    const several = await send('/multi-search', JSON.stringify({ queries: [{ indexUid: orders, ...fault }] }));
    expect(several.status, JSON.stringify(fault)).toBe(400);
  }
  for (const [page, code] of [
    [{ limit: -1 }, 'invalid_search_limit'],
    [{ offset: -10 }, 'invalid_search_offset'],
    [{ limit: 'ten' }, 'invalid_search_limit'],
  ] as const)
    expect(
      await send('/multi-search', JSON.stringify({ federation: page, queries: [{ indexUid: orders }] })),
    ).toMatchObject(refused(400, code));
  for (const text of ['{', '', '[]', 'null', '{"queries":1}', '{"queries":[1]}', '{"queries":[{}]}'])
    expect((await send('/multi-search', text)).status, text).toBe(400);
});

test('tokens: missing answers 401; any that is not one, altered or for another index, 403', async ({
  api,
  baseURL,
}) => {
  const { host, token, orders } = await credentialsOf(api);
  const [head = '', payload = '', signature = ''] = token.split('.');
  const rules = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const visitor = await requests.newContext({ ...(baseURL && { baseURL }) });
  const status = async (authorization: string | undefined, indexUid = orders) => {
    const answer = await visitor.post(`${host}/multi-search`, {
      ...(authorization !== undefined && { headers: { Authorization: authorization } }),
      data: { queries: [{ indexUid }] },
    });
    return answer.status();
  };
  expect(await status(`Bearer ${token}`)).toBe(200);
  expect(await status(undefined)).toBe(401);
  for (const altered of [
    'junk',
    'a.b.c',
    `${head}.${payload}.`,
    `${head}.${encode({ ...rules, searchRules: ['*'] })}.${signature}`,
    `${head}.${encode({ ...rules, exp: rules.exp + 99_999 })}.${signature}`,
    `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
  ])
    expect(await status(`Bearer ${altered}`), altered).toBe(403);
  expect(await status(`Bearer ${token}`, 'another_index')).toBe(403);
  await visitor.dispose();
});

test("a customer's search token only searches: keys, settings, tasks and documents are refused", async ({ api }) => {
  const { host, token, orders } = await credentialsOf(api);
  for (const [method, path] of [
    ['GET', '/keys'],
    ['POST', '/keys'],
    ['GET', '/indexes'],
    ['GET', '/stats'],
    ['GET', '/tasks'],
    ['GET', `/indexes/${orders}/settings`],
    ['GET', `/indexes/${orders}/documents`],
    ['POST', `/indexes/${orders}/documents`],
    ['DELETE', `/indexes/${orders}`],
  ] as const) {
    const answer = await api.fetch(host + path, {
      method,
      headers: { Authorization: `Bearer ${token}` },
      ...(method === 'POST' && { data: [] }),
    });
    expect(answer.status(), `${method} ${path}`).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'invalid_api_key', message: expect.any(String) });
  }
});
