import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { days } from '../../testing/arbitraries/calendar.ts';
import { pounds } from '../../testing/arbitraries/money.ts';
import { pence } from '../../testing/money.ts';
import { addDays } from '../calendar/day.ts';
import { invoiceStatus, invoiceStatuses } from './invoice-status.ts';

const sources = fc.record({
  remainingAmount: fc.option(fc.oneof(pounds, fc.constant(pence(0)))),
  dueDate: fc.option(days),
});

test.prop([sources, days])('every invoice has exactly one status whatever the server sends', (invoice, today) => {
  expect(invoiceStatuses).toContain(invoiceStatus(invoice, today));
});

test.prop([sources, days])(
  'there is something to pay just when the invoice is overdue or awaits payment',
  (invoice, today) => {
    const unpaid = ['overdue', 'awaiting-payment'].includes(invoiceStatus(invoice, today));
    expect(unpaid).toBe((invoice.remainingAmount?.minor ?? 0) > 0);
  },
);

test.prop([fc.integer({ min: 1 }).map(pence), days, fc.integer({ min: -1000, max: 1000 })])(
  'an unpaid invoice is overdue from the day after its due date, for ever',
  (remainingAmount, dueDate, later) => {
    const status = invoiceStatus({ remainingAmount, dueDate }, addDays(dueDate, later));
    expect(status).toBe(later >= 1 ? 'overdue' : 'awaiting-payment');
  },
);

test.prop([sources, days, days])('what is settled is so on every day', (invoice, one, other) => {
  const settled = { ...invoice, remainingAmount: pence(0) };
  expect(invoiceStatus(settled, one)).toBe(invoiceStatus(settled, other));
});
