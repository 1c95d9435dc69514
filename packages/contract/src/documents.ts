import { deciders } from '@connect/core/domain/ordering/placement';
import * as v from 'valibot';
import { call } from './call.ts';
import { Amount, Day, invoiceNo, InvoiceNumber, orderNo, OrderNumber, Price, TrackingNumber } from './values.ts';
import { LeftLine } from './left-line.ts';
import { WaitReason } from './wait-reason.ts';

const optionalText = v.nullable(v.string());
const optionalDay = v.nullable(Day);

/** A line of an order or invoice (specification §line-record). A `type` that is blank means a line that is not an item. */
export const Line = v.object({
  item_no: v.string(),
  description: v.string(),
  quantity: v.number(),
  unit_price: Price,
  type: v.string(),
  thumbnail: optionalText,
  slug: optionalText,
});

export const OrderLine = v.object({ ...Line.entries, quantity_shipped: v.number() });

export const Shipment = v.object({
  no: v.string(),
  posting_date: optionalDay,
  shipping_agent: v.nullable(v.object({ code: v.string(), name: v.string() })),
  package_tracking_number: optionalText,
  order_number: v.nullable(orderNo),
  lines: v.array(v.object({ item_no: v.string(), description: v.string(), quantity: v.number() })),
});

const shared = {
  order_number: v.nullable(orderNo),
  external_reference: optionalText,
  cancelled: v.boolean(),
  closed: v.boolean(),
  progress: optionalText,
  status: optionalText,
  shipping_agent_code: optionalText,
  package_tracking_number: optionalText,
  document_date: optionalDay,
  posting_date: optionalDay,
  due_date: optionalDay,
  /** Excluding VAT. */
  total_amount: Amount,
  total_amount_inc_vat: Amount,
  remaining_amount: v.nullable(Amount),
  shipments: v.array(Shipment),
};

export const Invoice = v.object({ no: invoiceNo, ...shared, lines: v.array(Line) });
export type Invoice = v.InferOutput<typeof Invoice>;

/** What is known of an order that a customer placed in the portal, beside the order. */
export const Placement = v.object({
  /** Name of who ordered. */
  placed_by: v.string(),
  requested_on: optionalDay,
  notes: v.string(),
  /** What it still waits for. */
  waits_for: v.array(WaitReason),
  /** Lines that stayed in the basket, as they could not be ordered. */
  left_behind: v.optional(v.array(LeftLine), []),
  /** Who may decide on each of these; no name for the supplier's own support desk. */
  approvers: v.optional(
    v.array(v.object({ reason: WaitReason, decider: v.picklist(deciders), name: v.nullable(v.string()) })),
  ),
  /** Whether the company's account is blocked: nothing is approved then. */
  account_blocked: v.optional(v.boolean()),
  /** When whoever placed it took it back. ISO 8601, UTC. */
  withdrawn_at: v.optional(v.nullable(v.string())),
  /** The last decision on it. */
  decision: v.nullable(
    v.object({
      approved: v.boolean(),
      /** Name of who decided. */
      by: v.string(),
      /** ISO 8601, UTC. */
      at: v.string(),
      reason: v.string(),
    }),
  ),
});

export const Order = v.object({
  no: orderNo,
  ...shared,
  lines: v.array(OrderLine),
  sample: v.boolean(),
  sr_no: optionalText,
  globus_reference: optionalText,
  meta: v.nullable(v.object({ connect_user_email: v.optional(optionalText), placement: v.optional(Placement) })),
  ship_to_name: v.string(),
  ship_to_address: v.string(),
  ship_to_address_2: v.string(),
  ship_to_post_code: v.string(),
  completely_shipped: v.nullable(v.boolean()),
  /** Numbers of its invoices, the oldest first, for users with View Invoices. */
  invoices: v.optional(v.array(invoiceNo)),
});
export type Order = v.InferOutput<typeof Order>;

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
  refusals: [404],
});

/** What the H&B carrier feed answers; its names are the carrier's own (specification §tracking-record). */
export const Tracking = v.object({
  status: v.string(),
  statusLabel: v.string(),
  job: v.object({ deliveryDate: optionalDay, service: optionalText, deliveryPostcode: optionalText }),
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
