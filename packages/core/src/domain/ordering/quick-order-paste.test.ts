import { describe, expect, test } from 'vitest';

import { readList, readQuantity, readSheet } from './quick-order-paste.ts';

const read = (text: string): (readonly [string, string])[] =>
  readList(text).lines.map(({ sku, quantity }) => [sku, quantity]);

describe('a pasted list', () => {
  test.each<[string, (readonly [string, string])[]]>([
    [
      'GLV-8841-L\t12\nBOT-1 3',
      [
        ['GLV-8841-L', '12'],
        ['BOT-1', '3'],
      ],
    ],
    // The comma is of the quantity here.
    ['GLV-8841-L 1,000', [['GLV-8841-L', '1000']]],
    ['"GLV-8841-L";"1.000"', [['GLV-8841-L', '1000']]],
    ['GLV 8841 L 12', [['GLV 8841 L', '12']]],
    ['GLV-8841-L', [['GLV-8841-L', '']]],
    ['8841\t12', [['8841', '12']]],
    ['GLV-8841-L;a dozen', [['GLV-8841-L', 'a dozen']]],
    ['GLV-8841-L;1.5', [['GLV-8841-L', '1.5']]],
    ['please send soon', [['please send soon', '']]],
    // A line of nothing but separators is one that its user sees.
    [
      ',,,\n;;12',
      [
        [',,,', ''],
        ['12', ''],
      ],
    ],
    // An inch mark is no quote, and takes no other line with it.
    [
      '"GLV;1\nBOT-2;2',
      [
        ['"GLV', '1'],
        ['BOT-2', '2'],
      ],
    ],
    [
      'HOSE-3/4";2\nBOT-2;2',
      [
        ['HOSE-3/4"', '2'],
        ['BOT-2', '2'],
      ],
    ],
    ['"GLV-1\n(blue)";2', [['GLV-1 (blue)', '2']]],
  ])('%j', (text, lines) => expect(read(text)).toEqual(lines));

  test('a heading of one column is one, and so is one of words', () => {
    expect(readList('Artikelnummer\nGLV-1,2')).toEqual({
      heading: 'Artikelnummer',
      lines: [{ sku: 'GLV-1', quantity: '2' }],
    });
    expect(readList('Part number Qty\nGLV-1 2').heading).toBe('Part number Qty');
  });

  test('a sentence that names an article is no heading, nor is a line with figures', () => {
    expect(readList('please send this article').heading).toBeNull();
    expect(readList('Item\t12').heading).toBeNull();
  });

  test('under a heading a row without a SKU keeps its quantity, and one of another make is read by its looks', () => {
    const rows = 'SKU;Quantity\n;12\nGLV-1\n;;3;BOT-2';
    expect(read(rows)).toEqual([
      ['', '12'],
      ['GLV-1', ''],
      ['BOT-2', '3'],
    ]);
  });

  test('of 5,000 lines, the worst there are, is read in no time', () => {
    const start = performance.now();
    const bad = `"${'"a'.repeat(40)};`;
    expect(readList(Array.from({ length: 5000 }, () => bad).join('\n')).lines).toHaveLength(5000);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

test.each([
  ['12', 12],
  ['1,000', 1000],
  ['1.000', 1000],
  ["1'000", 1000],
  ['12.00', 12],
  ['1.234,00', 1234],
  ['× 12', 12],
  ['12x', 12],
  ['1.5', null],
  ['1,00,000', null],
  ['-3', null],
  ['1e3', null],
  ['twelve', null],
  ['', null],
])('the quantity %j is %j', (text, number) => expect(readQuantity(text)).toBe(number));

test('a number of a spreadsheet with three decimals is no thousand', () => {
  expect(readSheet([['GLV-1', 1.234]]).lines[0]?.quantity).toBe('1.2340');
  expect(readSheet([['GLV-1', 1000]]).lines[0]?.quantity).toBe('1000');
});
