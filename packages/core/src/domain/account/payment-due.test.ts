import { describe, expect, test } from 'vitest';

import { day } from '../calendar/day.ts';
import { drawnPercent, paymentDue } from './payment-due.ts';

const today = day('2026-11-20');

describe('the next payment', () => {
  test('is due in some days when there are more than 0 (specification §payment-due)', () => {
    expect(paymentDue(day('2026-12-02'), today)).toMatchObject({ kind: 'due-in', days: 12, on: '2026-12-02' });
  });

  test('fills the chart by 100/31 percent per day (specification §payment-due)', () => {
    expect(paymentDue(day('2026-11-21'), today)).toMatchObject({ percent: 100 / 31 });
    expect(paymentDue(day('2026-12-21'), today)).toMatchObject({ days: 31, percent: 100 });
  });

  test('that is overdue tells the absolute number of days, with the chart at 100 percent (specification §payment-due)', () => {
    expect(paymentDue(day('2026-11-13'), today)).toEqual({ kind: 'overdue', days: 7, percent: 100, on: '2026-11-13' });
  });

  test('is due today in exactly 0 days, and there is none without a due_date (specification §payment-due)', () => {
    expect(paymentDue(today, today)).toEqual({ kind: 'today', percent: 0, on: today });
    expect(paymentDue(null, today)).toEqual({ kind: 'none' });
  });
});

test('the chart percent clamps to 0-100 for drawing only (decisions §chart-limits)', () => {
  expect(paymentDue(day('2027-01-20'), today)).toMatchObject({ days: 61, percent: (100 / 31) * 61 });
  expect([drawnPercent(196.8), drawnPercent(-3), drawnPercent(38.7)]).toEqual([100, 0, 38.7]);
});
