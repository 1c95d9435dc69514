import { carriers, states, type Sale } from './sale.ts';

type Case = Partial<Sale> & Pick<Sale, 'daysAgo'>;

const unpaid = { payment: 'unpaid' } as const;
const sent = { ...states.toInvoice, documents: 'order' } as const;
const invoiced = { documents: 'invoice' } as const;

/**
 * What must be there to be looked at: every status, carrier, kind of sample and missing field of the specification, among the documents
 * of the account that has every permission.
 */
export const northgateCases: readonly Case[] = [
  // Order statuses (specification §order-status), "anything else" included.
  { daysAgo: 0, documents: 'order', ...states.received, lineCount: 3 },
  { daysAgo: 0, documents: 'order', ...states.inWarehouse, reference: 'given', lineCount: 4, extras: ['note'] },
  { daysAgo: 1, documents: 'order', ...states.awaitingApproval, lineCount: 6 },
  { daysAgo: 1, documents: 'order', ...states.webPending, webOrder: 'with-email' },
  { daysAgo: 1, documents: 'order', ...states.webPendingShipped, webOrder: 'without-email' },
  { daysAgo: 2, documents: 'order', ...states.receivedUnknownShipped },
  { daysAgo: 3, documents: 'order', ...states.inWarehouseShipped, carrier: carriers.hbl },
  { daysAgo: 3, documents: 'order', ...states.toInvoicePart, carrier: carriers.hbl, lineCount: 5 },
  { daysAgo: 4, documents: 'order', ...states.awaitingApprovalShipped },
  { daysAgo: 5, documents: 'order', ...states.newButShipped },
  { daysAgo: 6, documents: 'order', ...states.onHold },
  { daysAgo: 7, documents: 'order', ...states.prepayment },
  { daysAgo: 8, documents: 'order', ...states.nothingKnown },
  { daysAgo: 9, documents: 'order', ...states.onHold, status: 'Cancelled', progress: null, cancelled: true },
  // Samples (specification §sample-orders, decisions §sample-numbers).
  { daysAgo: 4, ...sent, sample: 'priced', lineCount: 2 },
  { daysAgo: 5, ...sent, sample: 'free', lineCount: 1 },
  { daysAgo: 6, ...sent, sample: 'by-reference-alone', lineCount: 2 },
  { daysAgo: 2, documents: 'order', ...states.inWarehouse, sample: 'free', lineCount: 1 },
  // Carriers, each with a parcel that holds all: two lines are never sent in two (specification §tracking-panels, decisions §tracking-agents).
  { daysAgo: 1, ...sent, carrier: carriers.hbl, service: 'Next day pre-12', lineCount: 2 },
  { daysAgo: 2, ...sent, carrier: carriers.hbl, service: 'Two day', lineCount: 2 },
  { daysAgo: 3, ...sent, carrier: carriers.dpd, lineCount: 2 },
  { daysAgo: 4, ...sent, carrier: carriers.tfs, lineCount: 2 },
  { daysAgo: 5, ...sent, carrier: carriers.ups, lineCount: 2 },
  { daysAgo: 6, ...sent, carrier: null, tracked: false, lineCount: 2 },
  { daysAgo: 7, ...sent, carrier: carriers.hbl, tracked: false, lineCount: 2 },
  { daysAgo: 8, ...sent, carrier: carriers.dpd, tracked: false, lineCount: 2 },
  { daysAgo: 9, ...sent, carrier: carriers.dpd, shipmentNamesCarrier: false, lineCount: 2 },
  { daysAgo: 10, ...sent, shipped: 'more-than-ordered', lineCount: 3 },
  { daysAgo: 11, ...invoiced, carrier: carriers.hbl, service: 'Next day pre-12', ...unpaid, lineCount: 2 },
  { daysAgo: 12, ...invoiced, carrier: carriers.dpd, ...unpaid, lineCount: 2 },
  { daysAgo: 13, ...invoiced, carrier: carriers.tfs, ...unpaid, lineCount: 2 },
  { daysAgo: 14, ...invoiced, carrier: carriers.ups, ...unpaid, lineCount: 2 },
  { daysAgo: 15, ...invoiced, carrier: null, tracked: false, ...unpaid, lineCount: 2 },
  // Invoice statuses (specification §invoice-status): awaiting payment, overdue, settled, in credit, unknown.
  { daysAgo: 18, ...invoiced, ...unpaid, lineCount: 4 },
  { daysAgo: 4, ...invoiced, ...unpaid, lineCount: 3 },
  // By terms of 30 days and the end of that month, what is older than 61 days is overdue.
  { daysAgo: 64, ...invoiced, ...unpaid, carrier: carriers.hbl, lineCount: 3 },
  { daysAgo: 75, ...invoiced, ...unpaid, carrier: carriers.dpd },
  { daysAgo: 80, ...invoiced, payment: 'part-paid' },
  { daysAgo: 19, ...invoiced, payment: 'settled' },
  { daysAgo: 24, ...invoiced, payment: 'credit' },
  { daysAgo: 27, ...invoiced, payment: 'unknown' },
  // Partly shipped and invoiced: the invoice has lines that are not on it.
  { daysAgo: 6, documents: 'both', ...unpaid, lineCount: 5 },
  { daysAgo: 16, documents: 'both', ...unpaid, lineCount: 4, extras: ['note'] },
  // Charges, notes, long documents, missing fields.
  { daysAgo: 12, ...sent, extras: ['split-case', 'fee', 'note'], lineCount: 4 },
  { daysAgo: 17, ...invoiced, ...unpaid, extras: ['split-case', 'fee', 'note'], lineCount: 4 },
  { daysAgo: 13, ...sent, lineCount: 68 },
  { daysAgo: 20, ...invoiced, ...unpaid, lineCount: 72 },
  // Something that costs parts of a penny, ordered and invoiced.
  { daysAgo: 2, documents: 'order', ...states.inWarehouse, lineCount: 2, pennyParts: true },
  { daysAgo: 8, ...invoiced, ...unpaid, lineCount: 2, pennyParts: true },
  { daysAgo: 9, ...sent, reference: 'missing' },
  { daysAgo: 10, ...sent, reference: 'empty' },
  { daysAgo: 21, ...invoiced, payment: 'settled', reference: 'missing' },
  { daysAgo: 3, documents: 'orderless-invoice', ...unpaid, reference: 'given' },
  { daysAgo: 33, documents: 'orderless-invoice', payment: 'settled', reference: 'missing' },
];
