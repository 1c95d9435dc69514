import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { amounts } from '../../testing/arbitraries/account.ts';
import { days } from '../../testing/arbitraries/calendar.ts';
import { addDays } from '../calendar/day.ts';
import { invoiceStatus, invoiceStatusLabels } from './invoice-status.ts';

const sources = fc.record({ remainingAmount: fc.option(fc.oneof(amounts, fc.constant(0))), dueDate: fc.option(days) });

test.prop([sources, days])('every invoice has exactly one status whatever the server sends', (invoice, today) => {
  expect(Object.keys(invoiceStatusLabels)).toContain(invoiceStatus(invoice, today));
});

test.prop([sources, days])(
  'there is something to pay just when the invoice is overdue or awaits payment',
  (invoice, today) => {
    const unpaid = ['overdue', 'awaiting-payment'].includes(invoiceStatus(invoice, today));
    expect(unpaid).toBe((invoice.remainingAmount ?? 0) > 0);
  },
);

test.prop([fc.integer({ min: 1 }), days, fc.integer({ min: -1000, max: 1000 })])(
  'an unpaid invoice is overdue from the day after its due date, for ever',
  (remainingAmount, dueDate, later) => {
    const status = invoiceStatus({ remainingAmount, dueDate }, addDays(dueDate, later));
    expect(status).toBe(later >= 1 ? 'overdue' : 'awaiting-payment');
  },
);

test.prop([sources, days, days])('what is settled is so on every day', (invoice, one, other) => {
  const settled = { ...invoice, remainingAmount: 0 };
  expect(invoiceStatus(settled, one)).toBe(invoiceStatus(settled, other));
});
