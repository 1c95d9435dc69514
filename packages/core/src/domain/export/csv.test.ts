import { expect, test } from 'vitest';

import { csvOf } from './csv.ts';

test('rows end with CR LF, cells are parted by commas and quoted where they must be (RFC 4180)', () => {
  const rows = [
    ['Customer', 'Sales', 'Note'],
    ['Calder, Sons', 12.5, 'said "no"'],
    ['Tyne', null, 'two\nlines'],
  ];
  expect(csvOf(rows)).toBe('Customer,Sales,Note\r\n"Calder, Sons",12.5,"said ""no"""\r\nTyne,,"two\nlines"\r\n');
});

test.each(['=1+1', '+44', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', "|calc'!A1", '＝1+1', '＋44', '－1', '＠A1'])(
  'the text %j cannot start a formula',
  (text) => {
    expect(csvOf([[text]])).toMatch(/^"?'/);
  },
);

test('a negative number stays a number, and what is no number is empty', () => {
  expect(csvOf([[-12.5, 0, Number.NaN, -Infinity]])).toBe('-12.5,0,,\r\n');
});
