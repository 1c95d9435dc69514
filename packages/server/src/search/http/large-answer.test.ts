import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MASTER_KEY, startService } from '../testing/start-service.ts';
import type { TestService } from '../testing/start-service.ts';

let test: TestService;
beforeAll(async () => {
  test = await startService();
  const products = Array.from({ length: 1500 }, (_, no) => ({ id: `GLV-${no}`, title: `Nitrile glove ${no}` }));
  await test.done('POST', '/indexes/products/documents', products);
  await test.done('PATCH', '/indexes/products/settings', { pagination: { maxTotalHits: 100_000 } });
});
afterAll(() => test.remove());

const search = async (limit: number, accepted: string): Promise<Response> =>
  test.service().app.request('/multi-search', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Encoding': accepted,
      Authorization: `Bearer ${MASTER_KEY}`,
    },
    body: JSON.stringify({ queries: [{ indexUid: 'products', q: '' }], federation: { limit } }),
  });
const hitsOf = (text: string): number => (JSON.parse(text) as { hits: unknown[] }).hits.length;

it('compresses a long answer for whoever takes that, and it is the same', async () => {
  const answer = await search(1500, 'br, gzip');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('Content-Encoding')).toBe('gzip');
  expect(answer.headers.get('Content-Type')).toBe('application/json');
  const text = gunzipSync(bytes).toString();
  expect(hitsOf(text)).toBe(1500);
  expect(bytes.length).toBeLessThan(text.length / 4);
});

it.each([
  ['a long one for others', 1500, 'br, gzip;q=0'],
  ['a short one', 10, 'gzip'],
])('sends %s as it is', async (_, limit, accepted) => {
  const answer = await search(limit, accepted);
  expect(answer.headers.get('Content-Encoding')).toBeNull();
  expect(hitsOf(await answer.text())).toBe(limit);
});
