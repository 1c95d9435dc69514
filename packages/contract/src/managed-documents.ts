import * as v from 'valibot';
import { call } from './call.ts';
import { Tracking } from './documents.ts';
import { OwnInvoice, OwnOrder } from './own-documents.ts';
import { CustomerNumber, InvoiceNumber, OrderNumber, TrackingNumber } from './values.ts';

const access = 'account-manager';
const byOrder = v.object({ no: CustomerNumber, id: OrderNumber });
const byInvoice = v.object({ no: CustomerNumber, id: InvoiceNumber });

export const managedOrder = call({
  method: 'GET',
  path: '/api/v3/account-manager/customers/{no}/orders/{id}',
  summary: "One of a customer's orders, as the customer sees it",
  access,
  permissions: ['View Customers', 'View Orders'],
  params: byOrder,
  answer: OwnOrder,
  refusals: [404],
});

export const managedOrderPdf = call({
  method: 'GET',
  path: '/api/v3/account-manager/customers/{no}/orders/{id}/download',
  summary: "Confirmation of a customer's order as PDF",
  access,
  permissions: ['View Customers', 'View Orders', 'Download Invoices'],
  params: byOrder,
  answer: 'pdf',
  costs: 'pdf',
  refusals: [404],
});

export const managedInvoice = call({
  method: 'GET',
  path: '/api/v3/account-manager/customers/{no}/invoices/{id}',
  summary: "One of a customer's invoices, as the customer sees it",
  access,
  permissions: ['View Customers', 'View Invoices'],
  params: byInvoice,
  answer: OwnInvoice,
  refusals: [404],
});

export const managedInvoicePdf = call({
  method: 'GET',
  path: '/api/v3/account-manager/customers/{no}/invoices/{id}/download',
  summary: "A customer's invoice as PDF",
  access,
  permissions: ['View Customers', 'View Invoices', 'Download Invoices'],
  params: byInvoice,
  answer: 'pdf',
  costs: 'pdf',
  refusals: [404],
});

export const managedTrackHbl = call({
  method: 'GET',
  path: '/api/v3/account-manager/customers/{no}/track/hbl/{trackingNumber}/{orderNumber}',
  summary: "Where a customer's parcel of the carrier H&B is",
  access,
  permissions: ['View Customers'],
  params: v.object({ no: CustomerNumber, trackingNumber: TrackingNumber, orderNumber: OrderNumber }),
  answer: Tracking,
  refusals: [404],
});
