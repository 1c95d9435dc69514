import type { Tracking as CoreTracking } from '@connect/core/domain/documents/tracking';
import * as v from 'valibot';
import { call } from './call.ts';
import { Invoice, Order } from './document-records.ts';
import { Day, InvoiceNumber, OrderNumber, TrackingNumber } from './values.ts';

const byOrder = v.object({ id: OrderNumber });
const byInvoice = v.object({ id: InvoiceNumber });

export const order = call({
  method: 'GET',
  path: '/api/v3/orders/{id}',
  summary: "One of the customer's own orders",
  access: 'customer',
  permissions: ['View Orders'],
  params: byOrder,
  answer: Order,
  refusals: [404],
});

export const orderPdf = call({
  method: 'GET',
  path: '/api/v3/orders/{id}/download',
  summary: 'Confirmation of an order as PDF',
  access: 'customer',
  permissions: ['View Orders', 'Download Invoices'],
  params: byOrder,
  answer: 'pdf',
  costs: 'pdf',
  refusals: [404],
});

export const invoice = call({
  method: 'GET',
  path: '/api/v3/invoices/{id}',
  summary: "One of the customer's own invoices",
  access: 'customer',
  permissions: ['View Invoices'],
  params: byInvoice,
  answer: Invoice,
  refusals: [404],
});

export const invoicePdf = call({
  method: 'GET',
  path: '/api/v3/invoices/{id}/download',
  summary: 'Invoice as PDF',
  access: 'customer',
  permissions: ['View Invoices', 'Download Invoices'],
  params: byInvoice,
  answer: 'pdf',
  costs: 'pdf',
  refusals: [404],
});

/** What the H&B carrier feed answers; its names are the carrier's own (specification §tracking-record). */
const fact = v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty())), null);
const noJob = { deliveryDate: null, service: null, deliveryPostcode: null };
/** What a carrier says is theirs: of what cannot be read the rest is shown. */
const Job = v.fallback(
  v.object({ deliveryDate: v.fallback(v.nullable(Day), null), service: fact, deliveryPostcode: fact }),
  noJob,
);

export const Tracking = v.pipe(
  v.object({ status: v.fallback(v.string(), ''), statusLabel: v.fallback(v.string(), ''), job: Job }),
  v.check(({ job, ...state }) => Object.values({ ...state, ...job }).some(Boolean), 'says nothing'),
);

export const trackingOf = ({ job, ...state }: v.InferOutput<typeof Tracking>): CoreTracking => ({ ...state, ...job });
export const asTracking = ({ status, statusLabel, ...job }: CoreTracking): v.InferInput<typeof Tracking> => ({
  status,
  statusLabel,
  job,
});

export const trackHbl = call({
  method: 'GET',
  path: '/api/v3/track/hbl/{package_tracking_number}/{order_number}',
  summary: 'Where a parcel of the carrier H&B is',
  access: 'customer',
  params: v.object({ package_tracking_number: TrackingNumber, order_number: OrderNumber }),
  answer: Tracking,
  refusals: [404],
});
