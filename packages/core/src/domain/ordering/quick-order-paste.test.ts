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
      ' ,, \n;;12',
      [
        [',,', ''],
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
    ['GLV-1; " a dozen "', [['GLV-1', 'a dozen']]],
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

  test.each<[string, (readonly [string, string])[]]>([
    // A heading that names the quantity alone: the SKU is what is beside it.
    ['Menge;Foo\n2;GLV-1', [['GLV-1', '2']]],
    ['Menge;Foo\n12;8841', [['8841', '12']]],
    ['Foo;Menge\n12;8841', [['12', '8841']]],
    ['Menge;SKU\n12;8841', [['8841', '12']]],
    // Alone it is what its rows have.
    ['Menge\nGLV-1', [['GLV-1', '']]],
    ['SKU;Name;Qty\nGLV-1;Glove', [['GLV-1', '']]],
    ['Foo;Menge;Bar\nGLV-1;2;9', [['GLV-1', '2']]],
    // One that names the SKU alone leaves the rest to looks.
    ['SKU;Colour\nblue;GLV-1;2', [['GLV-1', '2']]],
    ['Artikel;Anzahl\nGLV;1.5', [['GLV', '1.5']]],
    ['Colour;Ilość;Kod\nGLV-1;2;BOT-3', [['BOT-3', '2']]],
    ['SKU;Qty;Price\nGLV-1;;4', [['GLV-1', '']]],
    ['SKU;Qty\n;2;GLV-1', [['GLV-1', '2']]],
    ['SKU;Qty\nGLV-1 x 3', [['GLV-1', '3']]],
  ])('under a heading: %j', (text, lines) => expect(read(text)).toEqual(lines));

  test.each<[string, string | null]>([
    [' Qty \nGLV-1', 'Qty'],
    ['ILOŚĆ\nGLV-1', 'ILOŚĆ'],
    ['Part no Qty\nGLV-1 2', 'Part no Qty'],
    ['Article code\nGLV-1 2', 'Article code'],
    ['Item Nr Number Nummer\nGLV-1 2', 'Item Nr Number Nummer'],
    ['Nr artykułu;Opis\nGLV-1;2', 'Nr artykułu;Opis'],
    ['Item partly\nGLV-1 2', null],
    ['Item casino\nGLV-1 2', null],
    ['Item Qty please\nGLV-1 2', null],
    ['SKU;any words at all\nGLV-1;2', 'SKU;any words at all'],
    ['SKU 2;Qty\nGLV-1;2', null],
    ['GLV-1\nSKU;Qty', null],
  ])('the heading of %j is %j', (text, heading) => expect(readList(text).heading).toBe(heading));

  test.each<[string, (readonly [string, string])[]]>([
    // A code before words, words before numbers, and the quantity rather after it than before.
    ['Glove;GLV-1;2', [['GLV-1', '2']]],
    ['5;Glove;GLV-1;2', [['GLV-1', '2']]],
    ['5;GLV-1;Glove', [['GLV-1', '5']]],
    ['5;Glove;blue', [['Glove', '5']]],
    ['two words 1;GLV-1;3', [['GLV-1', '3']]],
    ['8841;12;13', [['8841', '12']]],
    // A day has figures and no letters.
    ['2026-11-20;GLV-1;2', [['GLV-1', '2']]],
    [';Glove;3', [['Glove', '3']]],
    ['GLV-1;a dozen', [['GLV-1', 'a dozen']]],
    ['GLV-1;a dozen;blue', [['GLV-1', '']]],
    [';;GLV-1', [['GLV-1', '']]],
    // Words: a number at the end, or else at the beginning.
    ['12', [['12', '']]],
    ['12 13', [['12', '13']]],
    ['12 GLV 13', [['12 GLV', '13']]],
    ['12 GLV blue', [['GLV blue', '12']]],
    ['GLV 12 blue', [['GLV 12 blue', '']]],
    ['GLV x 12', [['GLV', '12']]],
    ['12 × GLV', [['GLV', '12']]],
    ['GLV X 12', [['GLV', '12']]],
    ['GLV x', [['GLV x', '']]],
    ['x 12', [['x', '12']]],
    ['GLV xx 12', [['GLV xx', '12']]],
    [';GLV-1  x  12', [['GLV-1', '12']]],
    [';GLV-1 blue;', [['GLV-1 blue', '']]],
    ['"GLV\n\t1";2', [['GLV 1', '2']]],
  ])('without one: %j', (text, lines) => expect(read(text)).toEqual(lines));

  test('a mark of the order of bytes is none of its text where it begins it, and a blank within it', () => {
    expect(read('\uFEFF"GLV;1";2')).toEqual([['GLV;1', '2']]);
    expect(read('GLV\uFEFF1;2')).toEqual([['GLV 1', '2']]);
    expect(readList('')).toEqual({ lines: [], heading: null });
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
  [' x12 ', 12],
  ['X 12', 12],
  ['12 *', 12],
  ['* 12', 12],
  ['xx12', null],
  ['12xx', null],
  ['a 12', null],
  ['12 a', null],
  ['12,0', 12],
  ['12,00', 12],
  ['12.0000', null],
  ['1.000.000', 1_000_000],
  ['1.000,000', null],
  ['1,000,00', 1000],
  ['1 000 000', 1_000_000],
  ['1’000', 1000],
  ['1234,567', null],
  ['0,123', 123],
  ['1,2345', null],
  ['１２', 12],
  ['0012', 12],
  ['123456789', 123_456_789],
  ['1234567890', null],
  ['x', null],
  ['12\n13', null],
])('the quantity %j is %j', (text, number) => expect(readQuantity(text)).toBe(number));

test('a number of a spreadsheet with three decimals is no thousand', () => {
  expect(readSheet([['GLV-1', 1.234]]).lines[0]?.quantity).toBe('1.2340');
  expect(readSheet([['GLV-1', 1000]]).lines[0]?.quantity).toBe('1000');
  expect(readSheet([['GLV-1', 1000.5]]).lines[0]?.quantity).toBe('1000.5');
  expect(readSheet([['GLV-1', '1.234']]).lines[0]?.quantity).toBe('1234');
  expect(readSheet([['GLV-1', 1.2345]]).lines[0]?.quantity).toBe('1.2345');
});

test('what else stands in a spreadsheet is its text, and rows of nothing are none', () => {
  const rows = [[' SKU ', 'Qty'], [], [null, '  '], [true, false], [' GLV  1 ', 2], [null, 3]];
  expect(readSheet(rows)).toEqual({
    heading: 'SKU\tQty',
    lines: [
      { sku: 'true', quantity: 'false' },
      { sku: 'GLV 1', quantity: '2' },
      { sku: '', quantity: '3' },
    ],
  });
  expect(readSheet([])).toEqual({ lines: [], heading: null });
});
