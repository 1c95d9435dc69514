import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { writeXlsx, writeXlsxStream } from 'hucre/xlsx';
import { afterAll, describe, expect, test } from 'vitest';
import { ok } from '@connect/core/domain/result';
import { dayOf } from '../records/values.ts';
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

/** A ZIP of texts that are not packed. */
const zipOf = (files: Readonly<Record<string, string>>): Buffer => {
  const [entries, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)];
    // Version, flags, method, time, date, checksum, both sizes, lengths of the name and of what is beside it.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0'), facts, place, path);
    const entry = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, path, content]);
    entries.push(entry);
    offset += entry.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...entries, listed, end]);
};

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

  test('entities that a workbook declares are no other file’s text, and do not grow', async () => {
    const secret = join(folder, 'secret.txt');
    writeFileSync(secret, 'what nobody may read');
    const path = join(folder, 'entities.xlsx');
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const package_ = 'http://schemas.openxmlformats.org/package/2006';
    const xml = (body: string): string =>
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file://${secret}"><!ENTITY b "&a;&a;&a;">]>${body}`;
    const relation = (type: string, target: string): string =>
      xml(
        `<Relationships xmlns="${package_}/relationships"><Relationship Id="r" Type="${office}/${type}" Target="${target}"/></Relationships>`,
      );
    const cell = (text: string): string => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`;
    writeFileSync(
      path,
      zipOf({
        '[Content_Types].xml': xml(`<Types xmlns="${package_}/content-types"/>`),
        '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
        'xl/workbook.xml': xml(
          `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="One" sheetId="1" r:id="r"/></sheets></workbook>`,
        ),
        'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
        'xl/worksheets/sheet1.xml': xml(
          `<worksheet xmlns="${main}"><sheetData>${cell('Name')}${cell('&lt;&b;&a;')}</sheetData></worksheet>`,
        ),
      }),
    );
    expect((await read(path)).map(({ cells }) => cells)).toEqual([['<&b;&a;']]);
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

  test('a workbook that counts its days from 1904 on says so, and so does the copy of its rows', async () => {
    const path = join(folder, 'from-1904.xlsx');
    // The 23rd of November 2026, once as a date and once as the number of its days.
    const dated = [
      ['Posted', 'Due'],
      [day, 44_887],
    ];
    const written = writeXlsxStream(dated, {
      name: 'Rows',
      columns: [{ numFmt: 'yyyy-mm-dd' }, {}],
      dateSystem: '1904',
    });
    writeFileSync(path, Buffer.from(await new Response(written).arrayBuffer()));
    const copy = join(folder, 'copy-from-1904.xlsx');
    await (await openTable(path)).copy(() => true, copy);
    for (const each of [path, copy]) {
      const table = await openTable(each);
      expect(table.isFrom1904).toBe(true);
      const cells = (await read(each))[0]?.cells;
      expect(cells).toEqual([day, 44_887]);
      const serial = { dates: ['serial'], decimals: '.', areDecimalsNamed: false, thousands: ',' } as const;
      expect(cells?.map((cell) => dayOf(cell, serial, table.isFrom1904))).toEqual([ok('2026-11-23'), ok('2026-11-23')]);
    }
    expect((await openTable(join(folder, 'stream.xlsx'))).isFrom1904).toBe(false);
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

  test('a cell far to the right is said, and where, before a row is made of all that is before it', async () => {
    const path = join(folder, 'far.xlsx');
    const row: (string | null)[] = Array.from({ length: 16_384 }, () => null);
    row[16_383] = 'x';
    writeFileSync(path, await writeXlsx({ sheets: [{ name: 'Far', rows: [['No.', 'Name'], row] }] }));
    await expect(read(path)).rejects.toThrow('has something in column 16384 of row 2, and 256 columns are read');
  });

  test('what is no workbook is said by its name', async () => {
    const path = join(folder, 'none.xlsx');
    writeFileSync(path, 'No.;Name\n');
    await expect(openTable(path)).rejects.toThrow(`${path}: is cut short, or is no workbook (.xlsx)`);
  });
});
