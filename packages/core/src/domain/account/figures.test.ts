import { describe, expect, test } from 'vitest';

import { day } from '../calendar/day.ts';
import { figureLifetimes, isFresh, orderHistoryRange } from './figures.ts';

test('the payment-due cache lasts 1 hour, the orders-count cache 5 minutes (specification §cached-figures)', () => {
  expect(figureLifetimes).toEqual({ 'next-due': 60 * 60 * 1000, 'orders-count': 5 * 60 * 1000 });
});

describe.each(['next-due', 'orders-count'] as const)('the cached %s', (name) => {
  const lifetime = figureLifetimes[name];

  test('is shown until its time is over', () => {
    expect(isFresh(name, 1000, 1000)).toBe(true);
    expect(isFresh(name, 1000, 1000 + lifetime - 1)).toBe(true);
    expect(isFresh(name, 1000, 1000 + lifetime)).toBe(false);
  });

  test('is not trusted when it was stored in the future, as after the clock was put right', () => {
    expect(isFresh(name, 1001, 1000)).toBe(false);
  });
});

test('the order-history window is 30 days: last 30 days to today (specification §order-history)', () => {
  expect(orderHistoryRange(day('2026-11-20'))).toEqual({ from: '2026-10-21', to: '2026-11-20' });
});
