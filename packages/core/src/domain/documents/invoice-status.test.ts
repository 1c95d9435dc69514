import { expect, test } from 'vitest';

import { day, parseDay } from '../calendar/day.ts';
import { pence } from '../../testing/money.ts';
import { invoiceStatus } from './invoice-status.ts';

const today = day('2026-11-20');
const status = (remaining: number | null, dueDate: string | null): string =>
  invoiceStatus({ remainingAmount: remaining === null ? null : pence(remaining), dueDate: parseDay(dueDate) }, today);

test('remaining_amount above 0 and due date before today is Overdue (specification §invoice-status)', () => {
  expect(status(1, '2026-11-19')).toBe('overdue');
});

test('remaining_amount above 0 and not past due is Awaiting payment (specification §invoice-status)', () => {
  expect(status(12, '2026-11-21')).toBe('awaiting-payment');
});

test('due today is Awaiting payment: days are whole calendar days (decisions §whole-days)', () => {
  expect(status(12, '2026-11-20')).toBe('awaiting-payment');
});

test('without a due date nothing is past due', () => {
  expect(status(12, null)).toBe('awaiting-payment');
});

test.each(['2026-11-19', '2026-11-21', null])(
  'remaining_amount exactly 0 is Settled, due %s (specification §invoice-status)',
  (dueDate) => {
    expect(status(0, dueDate)).toBe('settled');
  },
);

test.each([-12_50, null])(
  'anything else, such as a remaining amount of %s, is unknown (specification §invoice-status, decisions §credits)',
  (amount) => {
    expect(status(amount, '2026-11-19')).toBe('unknown');
  },
);
