import { expect, test } from 'vitest';

import { listTitles, searchPlaceholders, statusTexts, viewTexts } from './document-texts.ts';

test('statuses are called as the specification says (specification §order-status, §invoice-status, §sample-orders)', () => {
  expect(statusTexts).toEqual({
    received: 'Received',
    'awaiting-credit-approval': 'Awaiting Credit Approval',
    'being-prepared': 'Being Prepared',
    shipped: 'Shipped',
    'partially-shipped': 'Partially Shipped',
    pending: 'Pending',
    overdue: 'Overdue',
    'awaiting-payment': 'Awaiting payment',
    settled: 'Settled',
    sample: 'Sample',
    unknown: '…',
  });
});

test.each([
  ['orders', 'Orders', 'Your Orders', 'Search for Orders'],
  ['invoices', 'Invoices', 'Your Invoices', 'Search for Invoices'],
  ['both', 'Both', 'Your Orders & Invoices', 'Search for Orders & Invoices'],
] as const)(
  'the view %s has the label %s, the title %s and the placeholder %s (specification §list-views)',
  (view, ...texts) => {
    expect([viewTexts[view], listTitles[view], searchPlaceholders[view]]).toEqual(texts);
  },
);
