import { describe, expect, test } from 'vitest';
import { nearestNumbers } from './item-numbers.ts';
import { skuOf } from './sku.ts';

/** Both ways round, since the order they come in decides nothing. */
const nearest = (skus: readonly string[], asked: string): readonly (readonly string[])[] =>
  [skus, skus.toReversed()].map((each) => nearestNumbers(each.map(skuOf))(asked));

describe('of numbers with as many edits', () => {
  test('those come first that begin as what was asked for', () => {
    const near = ['BB2', 'BA1', 'AB1'];
    expect(nearest(['AB1', 'BA1', 'BB2'], 'BB1')).toEqual([near, near]);
  });

  test('and of those that begin alike, the one that the alphabet has first', () => {
    const near = ['BB2', 'BB3', 'BB4'];
    expect(nearest(['BB3', 'BB2', 'BB4'], 'BB1')).toEqual([near, near]);
  });

  test('whatever separators tell them apart', () => {
    const near = ['BB-1', 'BB1'];
    expect(nearest(['BB1', 'BB-1'], 'bb1')).toEqual([near, near]);
  });
});
