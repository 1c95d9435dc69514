import { dueDay } from '@connect/core/domain/account/due-day';
import { addDays, daysBetween, type Day } from '@connect/core/domain/calendar/day';
import type { DemoCustomer } from './customers.ts';
import type { Random } from './random.ts';

export interface Carrier {
  readonly code: string;
  readonly name: string;
}

export const carriers = {
  hbl: { code: 'H&B', name: 'H&B Logistics' },
  dpd: { code: 'DPD', name: 'DPD' },
  tfs: { code: 'TFS', name: 'Trade Freight Services' },
  ups: { code: 'UPS', name: 'UPS' },
} as const satisfies Record<string, Carrier>;

/** What came in for an invoice: all, nothing, a part, too much; or nobody knows. */
export type Payment = 'settled' | 'unpaid' | 'part-paid' | 'credit' | 'unknown';

/** What happens once between the supplier and a customer: an order, what was sent of it, and its invoice. */
export interface Sale {
  /** Days before today. */
  readonly daysAgo: number;
  /** Which of its documents the list shows; one invoiced in full shows the invoice alone. */
  readonly documents: 'order' | 'invoice' | 'both' | 'orderless-invoice';
  readonly status: string | null;
  readonly progress: string | null;
  readonly completelyShipped: boolean | null;
  readonly shipped: 'none' | 'part' | 'all' | 'more-than-ordered';
  readonly carrier: Carrier | null;
  /** Who the shipment names: usually the order's carrier; where nobody, the document's counts (decisions §tracking-agents). */
  readonly shipmentNamesCarrier: boolean;
  readonly tracked: boolean;
  readonly service: string;
  readonly payment: Payment;
  readonly reference: 'given' | 'empty' | 'missing';
  readonly sample: 'free' | 'priced' | 'by-reference-alone' | null;
  readonly lineCount: number;
  /** Whether something on it costs parts of a penny. */
  readonly pennyParts: boolean;
  readonly extras: readonly ('split-case' | 'fee' | 'note')[];
  readonly webOrder: 'with-email' | 'without-email' | null;
  readonly cancelled: boolean;
}

const services = ['Next day', 'Next day pre-12', 'Two day'] as const;

type Progress = Pick<Sale, 'status' | 'progress' | 'completelyShipped' | 'shipped'>;

const state = (
  status: string | null,
  progress: string | null,
  completelyShipped: boolean | null,
  shipped: Sale['shipped'],
): Progress => ({ status, progress, completelyShipped, shipped });

/** Every combination of specification §order-status, beside them some that it calls "anything else". */
export const states = {
  received: state('Open', 'New', false, 'none'),
  receivedUnknownShipped: state('Open', 'New', null, 'none'),
  awaitingApproval: state('Open', 'Awaiting Approval', false, 'none'),
  awaitingApprovalShipped: state('Open', 'Awaiting Approval', true, 'all'),
  webPending: state('Open', 'Web Pending', false, 'none'),
  webPendingShipped: state('Open', 'Web Pending', true, 'all'),
  inWarehouse: state('Released', 'Warehouse', false, 'none'),
  inWarehouseShipped: state('Released', 'Warehouse', true, 'all'),
  toInvoice: state('Released', 'Ready to Invoice', true, 'all'),
  toInvoicePart: state('Released', 'Ready to Invoice', false, 'part'),
  newButShipped: state('Open', 'New', true, 'all'),
  onHold: state('Released', 'On Hold', false, 'none'),
  prepayment: state('Pending Prepayment', null, null, 'none'),
  nothingKnown: state(null, null, null, 'none'),
} as const;

const progressByAge = (random: Random, daysAgo: number): Progress => {
  if (daysAgo < 3)
    return random.weighted<Progress>([
      [states.received, 4],
      [states.webPending, 2],
      [states.awaitingApproval, 1],
      [states.inWarehouse, 4],
    ]);
  if (daysAgo < 10)
    return random.weighted<Progress>([
      [states.inWarehouse, 3],
      [states.inWarehouseShipped, 2],
      [states.toInvoice, 4],
      [states.toInvoicePart, 2],
      [states.awaitingApproval, 0.4],
    ]);
  return random.weighted<Progress>([
    [states.toInvoice, 12],
    [states.toInvoicePart, 6],
    [states.onHold, 0.8],
    [states.prepayment, 0.4],
  ]);
};

/** Days after which an order has been invoiced, whatever was in its way. */
const invoicedAfter = 90;

const documentsByAge = (random: Random, daysAgo: number): Sale['documents'] => {
  if (daysAgo < 2) return 'order';
  const [order, both] =
    daysAgo < 14 ? [6, 0.4] : daysAgo < 40 ? [2, 0.4] : daysAgo < invoicedAfter ? [0.2, 0.1] : [0.2, 0];
  return random.weighted<Sale['documents']>([
    ['order', order],
    ['invoice', 4],
    ['both', both],
    ['orderless-invoice', 0.12],
  ]);
};

/** Of orders that nothing will come of as they are, samples and cancelled ones alone grow old. */
const endless = (random: Random, daysAgo: number): Partial<Sale> => {
  if (daysAgo < invoicedAfter) return random.chance(0.04) ? { sample: 'free' } : {};
  return random.chance(0.8)
    ? { ...states.toInvoice, sample: 'free' }
    : { ...states.onHold, status: 'Cancelled', progress: null, cancelled: true };
};

const paymentOf = (random: Random, dueInDays: number): Payment => {
  if (dueInDays >= 0)
    return random.weighted<Payment>([
      ['unpaid', 62],
      ['part-paid', 8],
      ['settled', 30],
    ]);
  if (dueInDays > -90 && random.chance(0.06)) return random.chance(0.2) ? 'part-paid' : 'unpaid';
  return dueInDays > -120 && random.chance(0.05) ? 'credit' : 'settled';
};

/** The sale's day, whose it is, and when it is to be paid by the terms agreed with them. */
export type DatedSale = Sale & { readonly day: Day; readonly dueDate: Day; readonly customer: DemoCustomer };

/** A sale as most are, so many days ago; `given` says what is different about this one. */
export const makeSale = (
  { random, today }: { readonly random: Random; readonly today: Day },
  customer: DemoCustomer,
  given: Partial<Sale> & Pick<Sale, 'daysAgo'>,
): DatedSale => {
  const { daysAgo } = given;
  const day = addDays(today, -daysAgo);
  const dueDate = dueDay(day, customer.account.terms?.dueDateCalculation ?? '');
  const documents = given.documents ?? documentsByAge(random, daysAgo);
  const invoiced = documents === 'invoice' || documents === 'orderless-invoice';
  const progress = invoiced
    ? states.toInvoice
    : documents === 'both'
      ? states.toInvoicePart
      : progressByAge(random, daysAgo);
  return {
    ...progress,
    day,
    dueDate,
    customer,
    documents,
    carrier: random.weighted<Carrier>([
      [carriers.hbl, 5],
      [carriers.dpd, 3],
      [carriers.tfs, 1],
      [carriers.ups, 1],
    ]),
    shipmentNamesCarrier: true,
    tracked: true,
    service: random.pick(services),
    payment: paymentOf(random, daysBetween(today, dueDate)),
    reference: random.weighted<Sale['reference']>([
      ['given', 60],
      ['missing', 2],
      ['empty', 1],
    ]),
    sample: null,
    lineCount: random.weighted([
      [1, 5],
      [2, 5],
      [3, 5],
      [4, 4],
      [random.whole(5, 9), 4],
      [random.whole(10, 18), 0.6],
    ]),
    pennyParts: false,
    extras: (['split-case', 'fee', 'note'] as const).filter(() => random.chance(0.06)),
    webOrder: random.weighted<Sale['webOrder']>([
      [null, 6],
      ['with-email', 3],
      ['without-email', 0.5],
    ]),
    cancelled: false,
    ...(documents === 'order' && given.documents === undefined && endless(random, daysAgo)),
    ...given,
  };
};
