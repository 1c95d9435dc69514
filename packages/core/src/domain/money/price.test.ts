import { expect, test } from 'vitest';
import { priceInMajor, priceInMinor, lineAmount, priceDecimals } from './price.ts';

test.each([
  [1000, 0.0125, 12.5],
  [3, 1.1, 3.3],
  [2.5, 0.05, 0.13],
  [1, 1.005, 1.01],
  [-1, 1.005, -1.01],
  [40, 0.00001, 0],
  [50_000, 0.0000003, 0.02],
  [7, 0.1 + 0.2, 2.1],
  [2, 123_456_789_012_345, 246_913_578_024_690],
  [0, -Number.MAX_VALUE, 0],
  [1, Infinity, 0],
])('%d × %d comes to %d, rounded once', (quantity, unitPrice, amount) => {
  expect(lineAmount({ quantity, unitPrice })).toBe(amount);
});

test('a price has as many decimals as it needs, and two at least', () => {
  expect([3, 1.1, 6.2, 0.0125, 0.1 + 0.2, 1e-7, 5e-324].map(priceDecimals)).toEqual([2, 2, 2, 4, 2, 7, 20]);
});

test('a part of a penny stays a part of a penny', () => {
  expect([0.0125, 1.1, 0.1 + 0.2].map(priceInMinor)).toEqual([1.25, 110, 30]);
  expect([1.25, 110, 1.1].map(priceInMajor)).toEqual([0.0125, 1.1, 0.011]);
});
