import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quantityOf } from './quantity.ts';
import { skuOf } from './sku.ts';
import { linesWith } from './favourite-list.ts';

const line = fc.record({
  sku: fc.constantFrom(skuOf('A'), skuOf('B'), skuOf('C'), skuOf('D'), skuOf('E')),
  quantity: fc.integer({ min: 1, max: 9 }).map(quantityOf),
});
const lines = fc.array(line, { maxLength: 8 });

describe('lines of a list', () => {
  test('adding leaves what is there as it is, and each item once', () => {
    fc.assert(
      fc.property(lines, lines, (some, more) => {
        const held = linesWith([], some);
        const after = linesWith(held, more);
        expect(after.slice(0, held.length)).toEqual(held);
        expect(new Set(after.map(({ sku }) => sku)).size).toBe(after.length);
        expect(new Set(after.map(({ sku }) => sku))).toEqual(new Set([...some, ...more].map(({ sku }) => sku)));
        expect(linesWith(after, more)).toEqual(after);
      }),
    );
  });
});
