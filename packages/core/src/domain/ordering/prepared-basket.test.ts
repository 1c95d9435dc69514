import { describe, expect, test } from 'vitest';

import { anItem } from '../../testing/examples.ts';
import { pence } from '../../testing/money.ts';
import { lineQuantity } from '../documents/line-quantity.ts';
import { laterBasket, preparedEdits, preparedLine, type Basket } from './basket.ts';
import { skuOf } from './sku.ts';

describe('a line of a sample order, as it goes into a basket', () => {
  const sku = skuOf('GLV-1');
  const line = { sku, title: 'As it was called', asked: lineQuantity(2.5) };

  test('has what can be ordered of it, under the title of now, and why that is more', () => {
    const item = anItem({ sku, title: 'Gloves', packSize: 4, minimum: 4, stock: 100 });
    expect(preparedLine(line, item)).toEqual({
      sku,
      title: 'Gloves',
      asked: 2.5,
      quantity: 4,
      raised: { why: 'below-minimum', to: 4 },
      problem: null,
    });
    const single = anItem({ sku, title: 'Gloves', packSize: 1, minimum: 1 });
    expect(preparedLine({ ...line, asked: lineQuantity(3) }, single)).toMatchObject({ quantity: 3, raised: null });
  });

  test('of an item that is none any more keeps its own title, and is refused', () => {
    const gone = preparedLine(line, null);
    expect(gone).toEqual({ sku, title: 'As it was called', asked: 2.5, quantity: 3, raised: null, problem: 'unknown' });
    const other = { ...line, sku: skuOf('BTS-2'), asked: lineQuantity(5) };
    const there = preparedLine(other, anItem({ sku: other.sku, packSize: 1, minimum: 1 }));
    expect(preparedEdits([gone, there])).toEqual({
      edits: [{ kind: 'add', sku: other.sku, quantity: 5 }],
      refused: [{ sku, quantity: 3, problem: 'unknown' }],
    });
  });
});

test('of two looks at a basket the later one counts, and of two of one version the one that came last', () => {
  const of = (version: number): Basket => ({
    version,
    lines: [],
    notices: [],
    totalExVat: pence(0),
    totalIncVat: pence(0),
  });
  const [first, second, again] = [of(1), of(2), of(2)];
  expect(laterBasket(null, first)).toBe(first);
  expect(laterBasket(first, second)).toBe(second);
  expect(laterBasket(second, first)).toBe(second);
  expect(laterBasket(second, again)).toBe(again);
});
