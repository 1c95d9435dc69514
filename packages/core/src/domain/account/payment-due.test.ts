import { describe, expect, test } from 'vitest';

import { day, parseDay } from '../calendar/day.ts';
import { drawnPercent, paymentDue, paymentDueTexts } from './payment-due.ts';

const today = day('2026-11-20');
const texts = (dueDate: string | null) => paymentDueTexts[paymentDue(parseDay(dueDate), today).kind];

describe('the next payment', () => {
  test("due in more than 0 days: heading 'Payment Due in', label 'Please make payment in' (specification §payment-due)", () => {
    expect(texts('2026-12-02')).toEqual({ heading: 'Payment Due in', label: 'Please make payment in' });
    expect(paymentDue(day('2026-12-02'), today)).toMatchObject({ kind: 'due-in', days: 12, on: '2026-12-02' });
  });

  test('fills the chart by 100/31 percent per day (specification §payment-due)', () => {
    expect(paymentDue(day('2026-11-21'), today)).toMatchObject({ percent: 100 / 31 });
    expect(paymentDue(day('2026-12-21'), today)).toMatchObject({ days: 31, percent: 100 });
  });

  test("due less than 0 days ahead: 'Payment Overdue', label 'Payment Overdue by' (specification §payment-due)", () => {
    expect(texts('2026-11-19')).toEqual({ heading: 'Payment Overdue', label: 'Payment Overdue by' });
  });

  test('that is overdue tells the absolute number of days, with the chart at 100 percent (specification §payment-due)', () => {
    expect(paymentDue(day('2026-11-13'), today)).toEqual({ kind: 'overdue', days: 7, percent: 100, on: '2026-11-13' });
  });

  test("due in exactly 0 days: 'Payment Due' with 'Today' (specification §payment-due)", () => {
    expect(texts(today)).toEqual({ heading: 'Payment Due', label: 'Today' });
  });

  test("without a due_date: 'No pending payments' (specification §payment-due)", () => {
    expect(texts(null).heading).toBe('No pending payments');
  });
});

test('the chart percent clamps to 0-100 for drawing only (decisions §chart-limits)', () => {
  expect(paymentDue(day('2027-01-20'), today)).toMatchObject({ days: 61, percent: (100 / 31) * 61 });
  expect([drawnPercent(196.8), drawnPercent(-3), drawnPercent(38.7)]).toEqual([100, 0, 38.7]);
});
