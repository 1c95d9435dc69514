import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { days } from '../../testing/arbitraries/calendar.ts';
import { invoices, orders } from '../../testing/arbitraries/documents.ts';
import { hits } from '../../testing/arbitraries/lists.ts';
import { documentStatus } from './document-status.ts';
import { invoiceStatus, invoiceStatuses } from './invoice-status.ts';
import { orderStatus, orderStatuses } from './order-status.ts';

const documents = fc.oneof(orders, invoices, hits);

test.prop([documents, days])(
  'a sample shows Sample, whatever its progress and whatever is to be paid',
  (document, today) => {
    expect(documentStatus(document, true, today)).toBe('sample');
  },
);

test.prop([documents, days])(
  'an order shows a status of orders and an invoice one of invoices, and neither shows Sample',
  (document, today) => {
    const statuses: readonly string[] = document.kind === 'order' ? orderStatuses : invoiceStatuses;
    expect(statuses).toContain(documentStatus(document, false, today));
  },
);

test.prop([hits, days])('a document shows in the list what it shows on its page', (hit, today) => {
  const onPage = hit.kind === 'order' ? orderStatus(hit) : invoiceStatus(hit, today);
  expect(documentStatus(hit, false, today)).toBe(onPage);
});

test.prop([orders, days, days])('the status of an order is the same on every day', (order, one, other) => {
  expect(documentStatus(order, false, one)).toBe(documentStatus(order, false, other));
});
