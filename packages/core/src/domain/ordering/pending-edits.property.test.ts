import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantityOf } from './quantity.ts';
import { skuOf, type Sku } from './sku.ts';
import type { BasketEdit, BasketLine } from './basket.ts';
import { carryOut } from './basket-edits.ts';
import type { Item } from './item.ts';
import { pence, penceEach } from '../../testing/money.ts';
import { amountOfLine } from '../money/unit-price.ts';
import { linesAfter, withEdit } from './pending-edits.ts';

const itemOf = (sku: Sku): Item => ({
  sku,
  productSku: sku,
  title: sku,
  brand: '',
  thumbnail: null,
  slug: sku,
  packSize: 1,
  minimum: 1,
  stock: 0,
  restockedOn: null,
  leadDays: 1,
  discontinued: false,
  replacedBy: null,
  prices: [
    { from: 1, price: penceEach(300) },
    { from: 10, price: penceEach(250) },
  ],
});
const items = new Map(['A', 'B', 'C'].map(skuOf).map((sku) => [sku, itemOf(sku)]));
const lines: readonly BasketLine[] = [...items.values()].map((item) => ({
  item,
  quantity: quantityOf(4),
  unitPrice: penceEach(300),
  amount: pence(1200),
  problem: null,
}));

const skus = fc.constantFrom(skuOf('A'), skuOf('B'), skuOf('C'));
const edit: fc.Arbitrary<BasketEdit> = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    sku: skus,
    quantity: fc.oneof(fc.constant(0 as const), fc.integer({ min: 1, max: 40 }).map(quantityOf)),
  }),
  fc.record({
    kind: fc.constant('set' as const),
    sku: skus,
    quantity: fc.integer({ min: 1, max: 40 }).map(quantityOf),
    before: fc.constantFrom(skuOf('A'), skuOf('B'), skuOf('C'), skuOf('D')),
  }),
  fc.record({
    kind: fc.constant('add' as const),
    sku: skus,
    quantity: fc.integer({ min: 1, max: 40 }).map(quantityOf),
  }),
);

test('lines look as the server will have them, each at its place, whether edits are told one by one or put together', () => {
  fc.assert(
    fc.property(fc.array(edit), (edits) => {
      const together = edits.reduce<readonly BasketEdit[]>(withEdit, []);
      const before = new Map(lines.map(({ item, quantity }) => [item.sku, quantity]));
      const { quantities } = carryOut(before, edits, items);
      expect([...carryOut(before, together, items).quantities]).toEqual([...quantities]);
      const shown = linesAfter({ lines }, together);
      expect(shown.map(({ item, quantity }) => [item.sku, quantity])).toEqual([...quantities]);
      for (const { quantity, unitPrice, amount } of shown) {
        expect(amount).toEqual(amountOfLine({ quantity, unitPrice }));
        expect(unitPrice).toEqual(penceEach(quantity < 10 ? 300 : 250));
      }
    }),
  );
});

test('of several quantities typed one after the other only the last is sent', () => {
  const typed = [1, 12, 120]
    .map(quantityOf)
    .map((quantity): BasketEdit => ({ kind: 'set', sku: skuOf('A'), quantity }));
  expect(typed.reduce<readonly BasketEdit[]>(withEdit, [])).toEqual(typed.slice(-1));
});

test('what is put back goes to its place, though a quantity that was typed before it was refused', () => {
  const [a, b] = [skuOf('A'), skuOf('B')];
  const packs = new Map([...items, [a, { ...itemOf(a), minimum: 12 }]]);
  const edits: BasketEdit[] = [
    { kind: 'set', sku: a, quantity: quantityOf(3) },
    { kind: 'set', sku: a, quantity: quantityOf(12), before: b },
  ];
  const { quantities } = carryOut(
    new Map([[b, quantityOf(4)]]),
    edits.reduce<readonly BasketEdit[]>(withEdit, []),
    packs,
  );
  expect([...quantities]).toEqual([
    [a, 12],
    [b, 4],
  ]);
});

test('what was not in the basket comes with the answer of the server', () => {
  expect(linesAfter({ lines }, [{ kind: 'add', sku: skuOf('D'), quantity: quantityOf(2) }])).toEqual(lines);
});
