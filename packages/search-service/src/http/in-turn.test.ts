import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MASTER_KEY, startService } from '../testing/start-service.ts';
import type { TestService } from '../testing/start-service.ts';

let test: TestService;
let key: { readonly key: string; readonly uid: string };
beforeAll(async () => {
  test = await startService();
  await test.done('POST', '/indexes/orders/documents', [{ id: 1, text: 'gloves' }]);
  const made = await test.call('POST', '/keys', { actions: ['search'], indexes: ['*'], expiresAt: null });
  key = made.body as typeof key;
});
afterAll(() => test.remove());

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (customer: string): string => {
  const claims = { searchRules: ['*'], apiKeyUid: key.uid, customer };
  const text = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${text}.${createHmac('sha256', key.key).update(text).digest('base64url')}`;
};
const search = async (
  token: string,
  path = '/multi-search',
  body: object = { queries: [{ indexUid: 'orders', q: 'glo' }] },
): Promise<Response> =>
  test.service().app.request(path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

it('a customer with too many searches under way is told when to come again, while others are answered', async () => {
  const many = Array.from({ length: 40 }, () => search(tokenOf('hostile')));
  const [other, own] = await Promise.all([
    search(tokenOf('other')),
    search(MASTER_KEY, '/indexes/orders/search', { q: 'glo' }),
  ]);
  expect([other.status, own.status]).toEqual([200, 200]);
  const answers = await Promise.all(many);
  const refused = answers.filter(({ status }) => status === 429);
  expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([32, 8]);
  expect(refused[0]?.headers.get('Retry-After')).toBe('1');
  expect(await refused[0]?.json()).toMatchObject({ code: 'too_many_search_requests' });
  expect((await search(tokenOf('hostile'))).status).toBe(200);
});

it.each([
  ['is malformed', { queries: [{ indexUid: 'orders', filter: '(' }] }],
  ['asks for too much', { queries: [{ indexUid: 'orders', limit: 101 }] }],
])(
  'a search that %s is refused after a while, so that nobody keeps the process busy with refusing',
  async (_, body) => {
    const since = performance.now();
    expect((await search(tokenOf('hostile'), '/multi-search', body)).status).toBe(400);
    expect(performance.now() - since).toBeGreaterThan(200);
  },
);
