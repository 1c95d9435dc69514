import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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

const search = async (limit: number, accepted: string, indexUid = 'products'): Promise<Response> =>
  test.service().app.request('/multi-search', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Encoding': accepted,
      Authorization: `Bearer ${MASTER_KEY}`,
    },
    body: JSON.stringify({ queries: [{ indexUid, q: '' }], federation: { limit } }),
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

it('makes a long answer as it is read, of the documents as they were when it was asked for', async () => {
  const details = 'Nitrile, powder-free, long cuff. '.repeat(20);
  const named = (name: string) => Array.from({ length: 4000 }, (_, no) => ({ id: `BOT-${no}`, name, details }));
  await test.done('POST', '/indexes/boots/documents', named('before'));
  await test.done('PATCH', '/indexes/boots/settings', { pagination: { maxTotalHits: 100_000 } });
  const made = vi.spyOn(JSON, 'stringify');
  const answer = await search(4000, 'identity', 'boots');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = (await reader?.read())?.value ?? '';
  expect(made.mock.calls.length).toBeLessThan(2000);
  made.mockRestore();
  await test.done('POST', '/indexes/boots/documents', named('after'));
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
  expect(hitsOf(text)).toBe(4000);
  expect(text).not.toContain('after');
});
