import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { csvOf, type CsvCell } from './csv.ts';

/** Reads a CSV text character by character, by the grammar of RFC 4180. */
const parse = (csv: string): string[][] => {
  const rows: string[][] = [];
  let [row, cell, at]: [string[], string, number] = [[], '', 0];
  while (at < csv.length) {
    if (csv[at] === '"') {
      for (at++; csv[at] !== '"' || csv[at + 1] === '"'; at++) {
        if (at >= csv.length) throw new Error('A quote is not closed');
        if (csv[at] === '"') at++;
        cell += csv[at];
      }
      at++;
    }
    while (at < csv.length && !',\r'.includes(csv[at] ?? '')) cell += csv[at++];
    row.push(cell);
    cell = '';
    if (csv.startsWith('\r\n', at)) {
      rows.push(row);
      row = [];
      at++;
    }
    at++;
  }
  return rows;
};

const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '|',
      '＝',
      '｜',
      '\u200B',
      '\u2060',
      '\uFEFF',
      '\t',
      '\r',
      '\n',
      '"',
      "'",
      ',',
      'a',
      '1',
      ' ',
    ),
  }),
);
const numbers = fc.oneof(fc.integer(), fc.double());
const cells: fc.Arbitrary<CsvCell> = fc.oneof(texts, numbers, fc.constant(null));
const tables = fc.array(fc.array(cells, { minLength: 1, maxLength: 5 }), { maxLength: 5 });

const shown = (cell: CsvCell): string => {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  return cell ?? '';
};

test.prop([tables])('what is written is read again, but for the apostrophe before a formula', (rows) => {
  const read = parse(csvOf(rows));
  expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
  rows.forEach((row, y) => row.forEach((cell, x) => expect([shown(cell), `'${shown(cell)}`]).toContain(read[y]?.[x])));
});

test.prop([tables])('no cell that was a text can start a formula, and no other text is changed', (rows) => {
  const read = parse(csvOf(rows));
  rows.forEach((row, y) =>
    row.forEach((cell, x) => {
      if (typeof cell !== 'string') return;
      const first = cell.replaceAll(/[\s\u200B\u2060]/g, '').at(0) ?? '';
      const isRun = '=+-@|＝＋－＠｜'.includes(first) && first !== '';
      if (isRun || /^[\t\r\n]/.test(cell)) expect(read[y]?.[x]).toBe(`'${cell}`);
      if (/^[\p{L}\p{N}"',]/u.test(cell)) expect(read[y]?.[x]).toBe(cell);
    }),
  );
});

test.prop([numbers])('a number is read as the same number', (number) => {
  if (Number.isFinite(number)) expect(Number(parse(csvOf([[number]]))[0]?.[0])).toBe(number === 0 ? 0 : number);
});
