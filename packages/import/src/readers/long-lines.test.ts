import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testFolder } from '../testing/folder.ts';
import { openTable } from './open-table.ts';
import { UnreadableFile, type Row } from './table.ts';
import { longestLine } from './text.ts';

const folder = testFolder();
const long = 'x'.repeat(longestLine + 100_000);

const open = async (name: string, text: string) => {
  folder.write({ [name]: text });
  const table = await openTable(join(folder.path, name));
  const rows: Row[] = [];
  for await (const row of table.rows()) rows.push(row);
  return { table, rows };
};

describe('lines without an end', () => {
  test.each([
    ['zeroes.csv', '\0'.repeat(200_000), 'is no text: it has bytes of 0 in it'],
    ['dump.csv', 'x'.repeat(200_000), 'is no file of rows: line 1 does not end in its first 65536 bytes'],
  ])('of %s: it is no file of rows, and only its beginning was read', async (name, text, reason) => {
    await expect(open(name, text)).rejects.toThrow(new UnreadableFile(join(folder.path, name), reason));
  });

  test('a row that is too long is named once, those after it are read, and it is copied whole', async () => {
    const { table, rows } = await open('rows.csv', `SKU,Stock\nA,1\nB,"${long}\nC,3\n`);
    expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([[2, 'A', '1'], [3], [4, 'C', '3']]);
    expect(rows[1]?.broken?.reason).toMatch(/is longer than 4000000 characters$/);
    const copy = join(folder.path, 'copy.csv');
    await table.copy((line) => line === 3, copy);
    expect(readFileSync(copy, 'utf8')).toBe(`SKU,Stock\nB,"${long}\n`);
  });

  test('the same of a record', async () => {
    const { table, rows } = await open('stock.ndjson', `{"sku":"A"}\n{"sku":"${long}"}\n{"sku":"C"}`);
    expect(rows.map(({ line, broken }) => [line, broken?.reason])).toEqual([
      [1, undefined],
      [2, 'is longer than 4000000 characters'],
      [3, undefined],
    ]);
    const copy = join(folder.path, 'copy.ndjson');
    await table.copy((line) => line > 1, copy);
    expect(readFileSync(copy, 'utf8')).toBe(`{"sku":"${long}"}\n{"sku":"C"}\n`);
  });
});
