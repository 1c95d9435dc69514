import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { waitingTime } from './waiting-time.ts';

const seconds = { second: 1, minute: 60, hour: 3600 };
const waits = fc.oneof(fc.double({ min: 0, max: 200, noNaN: true }), fc.integer({ min: 0, max: 200_000 }));
const shownOf = (wait: number): number => {
  const { unit, count } = waitingTime(wait);
  return count * seconds[unit];
};

test.prop([waits])('nobody comes too early, nor waits for a whole unit in vain', (wait) => {
  const { unit } = waitingTime(wait);
  expect(shownOf(wait)).toBeGreaterThanOrEqual(wait);
  // A wait in hours is of minutes that were rounded up already.
  expect(shownOf(wait) - Math.max(wait, 1)).toBeLessThan(seconds[unit] + (unit === 'hour' ? 60 : 1));
});

test.prop([waits, waits])('a longer wait is said to be no shorter', (one, other) => {
  expect(shownOf(Math.max(one, other))).toBeGreaterThanOrEqual(shownOf(Math.min(one, other)));
});
