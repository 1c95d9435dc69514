import { isOverStock } from '@connect/core/domain/ordering/item';
import { quantityOf } from '@connect/core/domain/ordering/quantity';
import { skuOf } from '@connect/core/domain/ordering/sku';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stockTaken } from './stock.ts';

const [gloves, boots] = [skuOf('GLV-8841-L'), skuOf('BTS-100-42')];
const line = (sku: typeof gloves, quantity: number) => ({ sku, quantity: quantityOf(quantity) });

describe('an order takes from the stock', () => {
  test.each([
    ['enough', 20, { [gloves]: 12 }],
    ['just enough', 12, { [gloves]: 12 }],
    ['too few', 5, { [gloves]: 5 }],
    ['none', 0, { [gloves]: 0 }],
    ['less than none', -3, { [gloves]: 0 }],
  ])('given %s, when twelve are ordered, then what there is', (_, there, taken) => {
    expect(stockTaken([line(gloves, 12)], new Map([[gloves, there]]))).toEqual(taken);
  });

  test('given an item that no stock is known of, when it is ordered, then nothing', () => {
    expect(stockTaken([line(boots, 1)], new Map())).toEqual({ [boots]: 0 });
  });

  test('given two lines of one item, when there are too few for both, then together no more than there is', () => {
    expect(stockTaken([line(gloves, 12), line(boots, 1), line(gloves, 6)], new Map([[gloves, 15]]))).toEqual({
      [gloves]: 15,
      [boots]: 0,
    });
  });
});

const sku = fc.constantFrom(gloves, boots, skuOf('C'));
const lines = fc.array(fc.record({ sku, quantity: fc.integer({ min: 1, max: 99 }).map(quantityOf) }), { maxLength: 6 });
const stocks = fc.array(fc.tuple(sku, fc.integer({ min: -9, max: 150 }))).map((entries) => new Map(entries));

test('no more is taken than there is, nor than is ordered, and all of it where it is enough, however it is split into lines', () => {
  fc.assert(
    fc.property(lines, stocks, (ordered, stock) => {
      const taken = stockTaken(ordered, stock);
      expect(new Set(Object.keys(taken))).toEqual(new Set(ordered.map((each) => each.sku)));
      for (const [item, count] of Object.entries(taken)) {
        const there = stock.get(skuOf(item)) ?? 0;
        const wanted = ordered.filter((each) => each.sku === item).reduce((sum, { quantity }) => sum + quantity, 0);
        expect(count).toBeGreaterThanOrEqual(0);
        expect(count).toBeLessThanOrEqual(Math.max(0, there));
        // What screens call over stock is what is not taken whole.
        expect(count < wanted).toBe(isOverStock({ stock: there }, wanted));
      }
      expect(stockTaken(ordered.toReversed(), stock)).toEqual(taken);
    }),
  );
});
