import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { days } from '../../testing/arbitraries/calendar.ts';
import { daysBetween } from '../calendar/day.ts';
import { figureLifetimes, isFresh, orderHistoryRange } from './figures.ts';

const names = fc.constantFrom('next-due' as const, 'orders-count' as const);
const times = fc.integer({ min: 0, max: 10_000_000 });

test.prop([names, times, times, times])(
  'a figure is fresh for its lifetime at most, and not before it was stored',
  (name, stored, one, other) => {
    const [earlier, later] = [stored + Math.min(one, other), stored + Math.max(one, other)];
    if (isFresh(name, stored, later)) expect(isFresh(name, stored, earlier)).toBe(true);
    expect(isFresh(name, stored, stored + figureLifetimes[name] + one)).toBe(false);
    expect(isFresh(name, stored + 1 + one, stored)).toBe(false);
  },
);

test.prop([days])('an order history is of 30 days, up to today', (today) => {
  const { from, to } = orderHistoryRange(today);
  expect([daysBetween(from, to), to]).toEqual([30, today]);
});
