import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx, writeXlsxStream } from 'hucre/xlsx';
import { afterAll, describe, expect, test } from 'vitest';
import { openTable } from './open-table.ts';
import { openXlsx } from './xlsx.ts';
import { type Row, UnreadableFile } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'connect-xlsx-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const day = new Date(Date.UTC(2026, 10, 23));
const rows = [
  ['No.', 'Name', 'Posting Date', 'Amount', 'Blocked'],
  ['10000', 'Harbour Works', day, 12.5, true],
  [20000, 'Äpfel & Söhne', day, -3, false],
];

const read = async (path: string, sheet?: string): Promise<readonly Row[]> => {
  const all: Row[] = [];
  for await (const row of (await openTable(path, sheet === undefined ? {} : { sheet })).rows()) all.push(row);
  return all;
};

const expected = [
  { line: 2, lastLine: 2, cells: rows[1] },
  { line: 3, lastLine: 3, cells: rows[2] },
];
const columns = [{}, {}, { numFmt: 'yyyy-mm-dd' }, {}, {}];

describe('XLSX', () => {
  test('a workbook as spreadsheets write it, its texts after its sheets, and its sheets by name', async () => {
    const path = join(folder, 'book.xlsx');
    const sheets = [
      { name: 'About', rows: [['Heading'], ['text']] },
      { name: 'Customers', rows, columns },
    ];
    writeFileSync(path, await writeXlsx({ sheets }));
    expect(await read(path, 'Customers')).toEqual(expected);
    expect((await openTable(path)).headings).toEqual(['Heading']);
    await expect(openTable(path, { sheet: 'Vendors' })).rejects.toThrow(UnreadableFile);
  });

  test('a copy of some rows is read like the workbook', async () => {
    const path = join(folder, 'stream.xlsx');
    writeFileSync(
      path,
      Buffer.from(await new Response(writeXlsxStream(rows, { name: 'Rows', columns })).arrayBuffer()),
    );
    expect(await read(path)).toEqual(expected);
    const copy = join(folder, 'copy.xlsx');
    await (await openTable(path)).copy((line) => line === 3, copy);
    expect((await read(copy)).map(({ cells }) => cells.filter((cell) => !(cell instanceof Date)))).toEqual([
      [20000, 'Äpfel & Söhne', expect.anything(), -3, false].filter((cell) => typeof cell !== 'object'),
    ]);
  });

  test('more texts than can be held are said, and what to do', async () => {
    const path = join(folder, 'texts.xlsx');
    const texts = Array.from({ length: 30_000 }, (_, index) => [`A text of its own, number ${index}`]);
    writeFileSync(path, await writeXlsx({ sheets: [{ name: 'Texts', rows: [['Text'], ...texts] }] }));
    await expect(openXlsx(path, {}, 1024 * 1024)).rejects.toThrow(
      `${path}: has 2 MB of texts, and 1 MB can be held: save it as CSV (UTF-8)`,
    );
    expect((await openXlsx(path, {})).headings).toEqual(['Text']);
  });

  test('what is no workbook is said by its name', async () => {
    const path = join(folder, 'none.xlsx');
    writeFileSync(path, 'No.;Name\n');
    await expect(openTable(path)).rejects.toThrow(`${path}: is cut short, or is no workbook (.xlsx)`);
  });
});
