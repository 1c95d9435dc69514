import { describe, expect, test } from 'vitest';

import { aLine, anOrderLine } from '../../testing/examples.ts';
import { isNote, isProduct, lineDescription, orderLineClass, splitInvoiceLines } from './lines.ts';

describe('the class of an order line', () => {
  test.each(['POSTAGE', 'SPL123'])('is special for item %s, shipped or not (specification §line-classes)', (itemNo) => {
    expect(orderLineClass(anOrderLine({ itemNo, quantity: 1, quantityShipped: 0 }))).toBe('special');
    expect(orderLineClass(anOrderLine({ itemNo, quantity: 1, quantityShipped: 1 }))).toBe('special');
  });

  test.each(['postage', 'FEE', 'constructor', ''])('is not special for item %j', (itemNo) => {
    expect(orderLineClass(anOrderLine({ itemNo, quantity: 1, quantityShipped: 1 }))).toBe('shipped');
  });

  test('is backorder when quantity is above quantity_shipped (specification §line-classes)', () => {
    expect(orderLineClass(anOrderLine({ quantity: 10, quantityShipped: 9 }))).toBe('backorder');
  });

  test('is shipped when equal (specification §line-classes), and when more was shipped than ordered (decisions §line-markers)', () => {
    expect(orderLineClass(anOrderLine({ quantity: 10, quantityShipped: 10 }))).toBe('shipped');
    expect(orderLineClass(anOrderLine({ quantity: 10, quantityShipped: 11 }))).toBe('shipped');
  });
});

describe('the description of a line', () => {
  const names = { POSTAGE: 'Postage, Packing & Carriage', SPL123: 'Split Case Charge' };
  test.each([
    ['POSTAGE', 'Postage, Packing & Carriage'],
    ['SPL123', 'Split Case Charge'],
  ])('of %s is %s (specification §special-items)', (itemNo, shown) => {
    expect(lineDescription(aLine({ itemNo, description: 'CARR' }), names)).toBe(shown);
  });

  test('of any other item is its own', () => {
    expect(lineDescription(aLine({ itemNo: 'toString', description: 'Vest' }), names)).toBe('Vest');
  });
});

describe('the lines of an invoice', () => {
  const charged = aLine({ itemNo: 'A', quantity: 3 });
  const missing = aLine({ itemNo: 'B', quantity: 0 });
  const note = aLine({ itemNo: '', quantity: 0, type: ' ' });
  const credited = aLine({ itemNo: 'C', quantity: -1 });

  test('shipped lines have a quantity, below 0 where they are credited (specification §invoice-lines)', () => {
    expect(splitInvoiceLines([charged, missing, note, credited]).shipped).toEqual([charged, credited]);
  });

  test('not shipped lines have quantity 0 and a type that is not blank (specification §invoice-lines)', () => {
    expect(splitInvoiceLines([charged, missing, note, credited]).notShipped).toEqual([missing]);
  });

  test('a note with a quantity is charged like any line', () => {
    const pricedNote = aLine({ quantity: 1, type: ' ' });
    expect(splitInvoiceLines([pricedNote])).toEqual({ shipped: [pricedNote], notShipped: [] });
  });
});

test.each([' ', '', '\t'])('a type of %j is blank (decisions §line-markers)', (type) => {
  expect(isNote({ type })).toBe(true);
});

test("a type of 'Item' is not blank (decisions §line-markers)", () => {
  expect(isNote({ type: 'Item' })).toBe(false);
});

test.each([
  ['GLV-8841-L', 'Item', true],
  ['POSTAGE', 'Item', false],
  ['SPL123', 'Item', false],
  ['FEE', 'Item', false],
  ['GLV-8841-L', ' ', false],
])('%s of type %j is of a product: %s (specification §hidden-items)', (itemNo, type, expected) => {
  expect(isProduct({ itemNo, type })).toBe(expected);
});
