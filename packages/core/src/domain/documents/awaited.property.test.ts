import { test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { days } from '../../testing/arbitraries/calendar.ts';
import { invoices, orders } from '../../testing/arbitraries/documents.ts';
import { isAwaited } from './awaited.ts';

test.prop([orders, days])('an order is awaited on its own day, and on no other', (order, today) => {
  expect(isAwaited(today)({ ...order, documentDate: today })).toBe(true);
  expect(isAwaited(today)(order)).toBe(order.documentDate === today);
});

test.prop([invoices, days])('no invoice is, whatever its day: nothing follows it', (invoice, today) => {
  expect(isAwaited(today)({ ...invoice, documentDate: today })).toBe(false);
});
