import { expect, test } from 'vitest';

import { barPath } from './bar-path.ts';

/** The heights that a path goes through. */
const heights = (path: string): readonly number[] =>
  [...path.matchAll(/V(-?[\d.]+)|[MQ ]-?[\d.]+ (-?[\d.]+)/g)].map(([, down, pair]) => Number(down ?? pair));

test('a bar goes up from its foot to its value, rounded at the top', () => {
  expect(barPath(10, 20, 100, 40)).toBe('M10 100V44Q10 40 14 40H26Q30 40 30 44V100Z');
});

test('a bar below the axis goes down, and a low one is no higher than its value', () => {
  expect(Math.max(...heights(barPath(10, 20, 100, 160)))).toBe(160);
  expect(Math.min(...heights(barPath(10, 20, 100, 98)))).toBe(98);
  expect(Math.max(...heights(barPath(10, 20, 100, 98)))).toBe(100);
});
