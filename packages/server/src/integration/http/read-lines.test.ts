import { describe, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

/** How many records are read of a body until it ends, and what ends it before its end. */
const read = async (text: string): Promise<[number, string | null]> => {
  let count = 0;
  const body = (async function* () {
    yield new TextEncoder().encode(text);
  })();
  try {
    for await (const _ of readLines('stock', body, 1)) count++;
  } catch (error) {
    return [count, error instanceof Error ? error.message : ''];
  }
  return [count, null];
};

describe('a body of a hundred million small records, packed into a small one', () => {
  it.each([
    ['commas', (count: number) => `[${','.repeat(count)}`],
    ['numbers', (count: number) => `[${'1,'.repeat(count)}`],
    ['empty records', (count: number) => `[${'{},'.repeat(count)}`],
    ['lines', (count: number) => ',\n'.repeat(count)],
  ])('%s ends after 10,000 of them', async (_, body) => {
    expect(await read(body(12_000))).toEqual([10_000, expect.stringMatching(/^10000 records in a row have no key/)]);
  });

  it('goes on where one of them has a key, however wrong it is', async () => {
    const lines = `${'1\n'.repeat(10_000)}{"sku":"A","stock":"many"}\n${'1\n'.repeat(10_000)}`;
    expect(await read(lines)).toEqual([20_001, null]);
  });
});

it('a record with a column twice is refused, by its path and key: nobody knows which is meant', async () => {
  const text = '{"sku":"A","stock":1,"stock":2}\n{"sku":"B","stock":1}';
  const body = (async function* () {
    yield new TextEncoder().encode(text);
  })();
  const reads = [];
  for await (const { line, read: each } of readLines('stock', body, 1)) reads.push({ line, ...each });
  expect(reads).toMatchObject([
    { line: 1, ok: false, key: 'A', problems: [{ path: 'stock', reason: 'is there twice in one record' }] },
    { line: 2 },
  ]);
});

it.each(['[]', '["A", 1]', '1', 'null', '"A"'])('%s is told as no record, and not column by column', async (text) => {
  const body = (async function* () {
    yield new TextEncoder().encode(text.startsWith('[') ? `[${text}]` : text);
  })();
  const reads = [];
  for await (const { read: each } of readLines('stock', body, 1)) reads.push(each);
  expect(reads).toEqual([
    { ok: false, key: null, problems: [{ path: '', reason: expect.stringMatching(/^must be an object with sku, /) }] },
  ]);
});
