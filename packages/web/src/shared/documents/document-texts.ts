import type { DocumentStatus } from '@connect/core/domain/documents/document-status';
import type { DocumentView } from '@connect/core/domain/documents/view';

import { msg } from '../../i18n/translator.ts';

/** What statuses are called (specification §order-status, §invoice-status, §sample-orders); what is not known is just an ellipsis. */
export const statusTexts: Readonly<Record<DocumentStatus, string>> = {
  received: msg('Received'),
  'awaiting-credit-approval': msg('Awaiting Credit Approval'),
  'being-prepared': msg('Being Prepared'),
  shipped: msg('Shipped'),
  'partially-shipped': msg('Partially Shipped'),
  pending: msg('Pending'),
  overdue: msg('Overdue'),
  'awaiting-payment': msg('Awaiting payment'),
  settled: msg('Settled'),
  sample: msg('Sample'),
  unknown: '…',
};

/** The views of the list in its segment switch (specification §list-views). */
export const viewTexts: Readonly<Record<DocumentView, string>> = {
  orders: msg('Orders'),
  invoices: msg('Invoices'),
  both: msg('Both'),
};

/** Titles of the list's page (specification §list-views). */
export const listTitles: Readonly<Record<DocumentView, string>> = {
  orders: msg('Your Orders'),
  invoices: msg('Your Invoices'),
  both: msg('Your Orders & Invoices'),
};

/** Placeholders of the list's search box (specification §list-views). */
export const searchPlaceholders: Readonly<Record<DocumentView, string>> = {
  orders: msg('Search for Orders'),
  invoices: msg('Search for Invoices'),
  both: msg('Search for Orders & Invoices'),
};
