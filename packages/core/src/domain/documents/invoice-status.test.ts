import { expect, test } from 'vitest';

import { day, parseDay } from '../calendar/day.ts';
import { pence } from '../../testing/money.ts';
import { invoiceStatus, invoiceStatusLabels, loadingStatusLabel } from './invoice-status.ts';

const today = day('2026-11-20');
const label = (remaining: number | null, dueDate: string | null): string =>
  invoiceStatusLabels[
    invoiceStatus({ remainingAmount: remaining === null ? null : pence(remaining), dueDate: parseDay(dueDate) }, today)
  ];

test('remaining_amount above 0 and due date before today is Overdue (specification §invoice-status)', () => {
  expect(label(1, '2026-11-19')).toBe('Overdue');
});

test('remaining_amount above 0 and not past due is Awaiting payment (specification §invoice-status)', () => {
  expect(label(12, '2026-11-21')).toBe('Awaiting payment');
});

test('due today is Awaiting payment: days are whole calendar days (decisions §whole-days)', () => {
  expect(label(12, '2026-11-20')).toBe('Awaiting payment');
});

test('without a due date nothing is past due', () => {
  expect(label(12, null)).toBe('Awaiting payment');
});

test.each(['2026-11-19', '2026-11-21', null])(
  'remaining_amount exactly 0 is Settled, due %s (specification §invoice-status)',
  (dueDate) => {
    expect(label(0, dueDate)).toBe('Settled');
  },
);

test.each([-12_50, null])(
  'anything else, such as a remaining amount of %s, is an ellipsis (specification §invoice-status, decisions §credits)',
  (amount) => {
    expect(label(amount, '2026-11-19')).toBe('…');
  },
);

test("while loading the status is shown as '...' (specification §invoice-status)", () => {
  expect(loadingStatusLabel).toBe('...');
});
