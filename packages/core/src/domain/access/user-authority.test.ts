import { expect, test } from 'vitest';

import { pence } from '../../testing/money.ts';
import { isLimitAbove, isSameLimit } from './user-authority.ts';

const limitOf = (minor: number | null) => (minor === null ? null : pence(minor));

test.each([
  [500, 500, true],
  [500, 501, false],
  [null, 500, false],
  [500, null, false],
  [null, null, true],
])('limits of %j and %j are the same: %j', (limit, other, same) => {
  expect(isSameLimit(limitOf(limit), limitOf(other))).toBe(same);
});

test.each([
  [501, 500, true],
  [500, 500, false],
  [null, 500, true],
  [500, null, false],
  [null, null, false],
])('a limit of %j lets more through than one of %j: %j', (limit, other, above) => {
  expect(isLimitAbove(limitOf(limit), limitOf(other))).toBe(above);
});
