import { expect, test } from 'vitest';

import { skuOf } from './sku.ts';
import { day } from '../calendar/day.ts';
import type { Item } from './item.ts';
import { askedSku, roundedQuantities, statesOf } from './quick-order.ts';
import type { TypedLine } from './quick-order-paste.ts';
import { pence, penceEach } from '../../testing/money.ts';

const glove: Item = {
  sku: skuOf('GLV-1'),
  productSku: 'GLV',
  title: 'Glove',
  brand: 'Hold',
  thumbnail: null,
  slug: 'glove',
  packSize: 10,
  minimum: 20,
  stock: 50,
  restockedOn: null,
  leadDays: 3,
  discontinued: false,
  replacedBy: null,
  prices: [
    { from: 1, price: penceEach(150) },
    { from: 40, price: penceEach(140) },
  ],
};
const near = [glove];
const matches = new Map([
  ['GLV-1', { item: glove, near: [] }],
  ['GLV-0', { item: { ...glove, sku: skuOf('GLV-0'), discontinued: true, replacedBy: skuOf('GLV-1') }, near: [] }],
  ['GLV1', { item: null, near }],
  ['GLV-3', { item: { ...glove, sku: skuOf('GLV-3'), packSize: 3 }, near: [] }],
]);
const states = (...lines: readonly (readonly [string, string])[]) =>
  statesOf(
    lines.map(([sku, quantity]): TypedLine => ({ sku, quantity })),
    matches,
    day('2026-11-20'),
  );

test.each([
  ['', '', { kind: 'blank' }],
  ['', ' ', { kind: 'blank' }],
  ['', '3', { kind: 'no-sku' }],
  [' ', '3', { kind: 'no-sku' }],
  // It can be no item's number, and nothing is near it.
  ['\u0000', '3', { kind: 'unknown', near: [] }],
  ['BOT-1', '3', { kind: 'waiting' }],
  ['glv1', '3', { kind: 'unknown', near }],
  [
    'glv-1 ',
    '20',
    { kind: 'found', quantity: 20, unitPrice: penceEach(150), amount: pence(3000), lateOn: null, assumed: false },
  ],
  ['GLV-1', '40', { kind: 'found', unitPrice: penceEach(140), amount: pence(5600) }],
  ['GLV-1', '60', { kind: 'found', lateOn: '2026-11-23' }],
  ['GLV-1', '', { kind: 'found', quantity: 20, assumed: true }],
  ['GLV-1', ' ', { kind: 'found', quantity: 20, assumed: true }],
  ['GLV-1', '0', { kind: 'bad-quantity' }],
  ['GLV-1', 'two', { kind: 'bad-quantity' }],
  ['GLV-1', '10', { kind: 'below-minimum', next: 20 }],
  ['GLV-1', '25', { kind: 'off-pack', next: 30 }],
  ['GLV-1', '99995', { kind: 'off-pack', next: null }],
  ['GLV-3', '99998', { kind: 'off-pack', next: 99_999 }],
  ['GLV-1', '100000', { kind: 'too-many' }],
  ['GLV-0', '20', { kind: 'discontinued', item: { replacedBy: skuOf('GLV-1') } }],
])('%j of %j', (sku, quantity, state) => expect(states([sku, quantity])[0]).toMatchObject(state));

test.each([
  ['GLV-1', true],
  ['A'.repeat(60), true],
  ['A'.repeat(61), false],
  // It is asked for in capitals, which are more here.
  ['ß'.repeat(31), false],
  ['A\u0000', false],
  [' ', false],
])('whether %j is asked for: %j', (sku, isAsked) => expect(askedSku(sku) !== null).toBe(isAsked));

test('a line that could only be put right with too many is left as it is', () => {
  const lines = [
    { sku: 'GLV-1', quantity: '99995' },
    { sku: 'GLV-3', quantity: '99998' },
  ];
  expect(roundedQuantities(lines, statesOf(lines, matches, day('2026-11-20')))).toEqual(new Map([[1, 99_999]]));
});

test('the smallest quantity is not said to be assumed where another line of the item gives one', () => {
  expect(states(['GLV-1', ''], ['GLV-1', '20'])).toMatchObject([
    { kind: 'found', quantity: 40, merged: 1, assumed: false },
    { kind: 'merged', into: 0, quantity: 20 },
  ]);
});

test('lines of one item are merged into the first, and make up a pack together', () => {
  expect(states(['GLV-1', '15'], ['', ''], ['glv-1', '15'], ['GLV-1', 'two'])).toMatchObject([
    { kind: 'found', quantity: 30, merged: 1 },
    { kind: 'blank' },
    { kind: 'merged', into: 0, quantity: 15 },
    { kind: 'bad-quantity' },
  ]);
});
