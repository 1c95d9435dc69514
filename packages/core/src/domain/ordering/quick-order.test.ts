import { expect, test } from 'vitest';

import { skuOf } from './sku.ts';
import { day } from '../calendar/day.ts';
import type { Item } from './item.ts';
import { askedSku, statesOf } from './quick-order.ts';
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
]);
const states = (...lines: readonly (readonly [string, string])[]) =>
  statesOf(
    lines.map(([sku, quantity]): TypedLine => ({ sku, quantity })),
    matches,
    day('2026-11-20'),
  );

test.each([
  ['', '', { kind: 'blank' }],
  ['', '3', { kind: 'no-sku' }],
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
  ['GLV-1', '0', { kind: 'bad-quantity' }],
  ['GLV-1', 'two', { kind: 'bad-quantity' }],
  ['GLV-1', '10', { kind: 'below-minimum', next: 20 }],
  ['GLV-1', '25', { kind: 'off-pack', next: 30 }],
  ['GLV-1', '99995', { kind: 'off-pack', next: null }],
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

test('lines of one item are merged into the first, and make up a pack together', () => {
  expect(states(['GLV-1', '15'], ['', ''], ['glv-1', '15'], ['GLV-1', 'two'])).toMatchObject([
    { kind: 'found', quantity: 30, merged: 1 },
    { kind: 'blank' },
    { kind: 'merged', into: 0, quantity: 15 },
    { kind: 'bad-quantity' },
  ]);
});
