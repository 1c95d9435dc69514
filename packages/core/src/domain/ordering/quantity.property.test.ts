import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { items } from '../../testing/arbitraries/ordering.ts';
import { leastQuantity, lineProblem } from './item.ts';
import { isQuantity, maxQuantity, nearestQuantity, quantityOf } from './quantity.ts';

const pieces = fc.oneof(fc.integer({ min: -5, max: maxQuantity + 5 }), fc.double());

test.prop([pieces])('just the whole numbers from one to the most there is are quantities', (count) => {
  const fits = Number.isInteger(count) && count > 0 && count <= maxQuantity;
  expect(isQuantity(count)).toBe(fits);
  if (fits) expect(quantityOf(count)).toBe(count);
  else expect(() => quantityOf(count)).toThrow(RangeError);
});

test.prop([pieces])('the nearest is a quantity, no other whole one is nearer, and a quantity is its own', (count) => {
  const nearest = nearestQuantity(count);
  expect(isQuantity(nearest)).toBe(true);
  if (isQuantity(count)) expect(nearest).toBe(count);
  for (const other of [nearest - 1, nearest + 1].filter(isQuantity))
    if (Number.isFinite(count)) expect(Math.abs(other - count)).toBeGreaterThanOrEqual(Math.abs(nearest - count));
});

test.prop([items])('the least of an item can be ordered, and one piece less cannot', (item) => {
  const least = leastQuantity(item);
  const current = { ...item, discontinued: false };
  expect([lineProblem(current, least), lineProblem(current, least - 1) === null]).toEqual([null, false]);
});

test('a number that is none is named', () => {
  expect(() => quantityOf(2.5)).toThrow('2.5 is not a quantity');
});

test.each(['3', null, undefined])('%j is none', (value) => {
  expect(isQuantity(value)).toBe(false);
});
