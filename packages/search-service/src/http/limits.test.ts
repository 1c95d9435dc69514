import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService } from '../testing/start-service.ts';
import type { TestService } from '../testing/start-service.ts';

let test: TestService;
beforeAll(async () => {
  test = await startService();
  await test.done('PATCH', '/indexes/orders/settings', { filterableAttributes: ['number'] });
  const orders = Array.from({ length: 2000 }, (_, no) => ({
    id: no,
    number: `SO-${no}`,
    text: `order ${no} of gloves`,
  }));
  await test.done('POST', '/indexes/orders/documents', orders);
});
afterAll(() => test.remove());

const words = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
const deep = (depth: number): string => `${'('.repeat(depth)}number = 1${')'.repeat(depth)}`;
/** Lists in lists, as text: making it of lists would go as deep here. */
const deepLists = (depth: number): string => `{"filter":${'['.repeat(depth)}"number = 1"${']'.repeat(depth)}}`;

const single: readonly [what: string, body: unknown, status: number, code: string | null, message: RegExp | null][] = [
  ['a text of 300 kB', { q: words(40_000) }, 413, 'payload_too_large', /64 kB/],
  ['a text of 513 characters', { q: 'x'.repeat(513) }, 400, 'invalid_search_q', /513 characters are more than the 512/],
  ['a text of 512 characters', { q: 'x'.repeat(512) }, 200, null, null],
  ['a text of 21 words', { q: words(21) }, 400, 'invalid_search_q', /21 words are more than the 20/],
  ['a phrase of 21 words', { q: `"${words(21)}"` }, 400, 'invalid_search_q', /21 words are more than the 20/],
  ['a text of 20 words', { q: words(20) }, 200, null, null],
  ['a filter in 20,000 parentheses', { filter: deep(20_000) }, 400, 'invalid_search_filter', /more than the 8192/],
  ['a filter in 11 parentheses', { filter: deep(11) }, 400, 'invalid_search_filter', /deeper than the 10/],
  ['a filter in 10 parentheses', { filter: deep(10) }, 200, null, null],
  ['a filter of 5,000 lists', deepLists(5000), 400, 'malformed_payload', /malformed/],
  ['a filter of 100 lists', deepLists(100), 400, 'invalid_search_filter', null],
  ['a filter of 9,000 characters', { filter: `number = "${'x'.repeat(9000)}"` }, 400, 'invalid_search_filter', /8192/],
  [
    '101 sorts',
    { sort: Array(101).fill('number:asc') },
    400,
    'invalid_search_sort',
    /101 entries are more than the 100/,
  ],
  ['a long tag', { highlightPreTag: 'x'.repeat(65) }, 400, 'invalid_search_highlight_pre_tag', /65 characters/],
];

const queries = (count: number) => ({
  queries: Array.from({ length: count }, () => ({ indexUid: 'orders', q: 'glove' })),
  federation: {},
});

describe('what is too much is refused before it is looked for', () => {
  it.each(single)('%s: %#', async (_, body, status, code, message) => {
    const answer = await test.call('POST', '/indexes/orders/search', body);
    expect(answer.status).toBe(status);
    if (code) expect(answer.body).toMatchObject({ code, message: expect.stringMatching(message ?? /./) });
  });

  it.each([
    [10, 200],
    [11, 400],
    [1000, 400],
  ])('%i queries: %i', async (count, status) => {
    const answer = await test.call('POST', '/multi-search', queries(count));
    expect(answer.status).toBe(status);
    if (status === 400)
      expect(answer.body).toMatchObject({
        code: 'invalid_multi_search_queries',
        message: expect.stringContaining(`${count} queries are more than the 10`),
      });
  });

  it('and nobody else waits: no turn of the loop takes long while they are refused', async () => {
    const turns: number[] = [];
    let last = performance.now();
    const timer = setInterval(() => {
      turns.push(performance.now() - last);
      last = performance.now();
    }, 1);
    const bodies = [{ q: words(40_000) }, { filter: deep(20_000) }, deepLists(20_000), { q: `"${words(5000)}"` }];
    const asked = performance.now();
    for (const body of bodies) await test.call('POST', '/indexes/orders/search', body);
    await test.call('POST', '/multi-search', queries(1000));
    expect(performance.now() - asked).toBeLessThan(2000);
    clearInterval(timer);
    expect(Math.max(0, ...turns)).toBeLessThan(1000);
  });

  it('a search key may ask for 100 hits at a time, whoever has the master key for more', async () => {
    const key = ((await test.call('GET', '/keys')).body as { results: { actions: string[]; key: string }[] }).results;
    const searchKey = key.find(({ actions }) => actions.includes('search'))?.key;
    const asked = (limit: number, by?: string) => test.call('POST', '/indexes/orders/search', { limit }, by);
    expect((await asked(100, searchKey)).status).toBe(200);
    expect((await asked(101, searchKey)).body).toMatchObject({ code: 'invalid_search_limit' });
    expect((await asked(1001)).status).toBe(200);
    const federated = { ...queries(1), federation: { limit: 101 } };
    expect((await test.call('POST', '/multi-search', federated, searchKey)).status).toBe(400);
  });
});
