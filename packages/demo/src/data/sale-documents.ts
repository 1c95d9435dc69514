import type { RecordOf } from '@connect/contract/integration/kinds';
import { addDays, type Day } from '@connect/core/domain/calendar/day';
import { money, percentOf, plus, sumOf, type Money } from '@connect/core/domain/money/money';
import { amountOfLine } from '@connect/core/domain/money/unit-price';
import type { DemoCustomer } from './customers.ts';
import type { Random } from './random.ts';
import type { DatedSale, Payment } from './sale.ts';
import type { SaleLine } from './sale-lines.ts';

/** What a supplier sends of its sales. */
export interface Documents {
  readonly orders: RecordOf<'orders'>[];
  readonly shipments: RecordOf<'shipments'>[];
  readonly invoices: RecordOf<'invoices'>[];
}

/** The numbers a sale's documents get. */
export interface SaleNumbers {
  readonly order: string;
  readonly invoice: string;
  readonly shipment: string;
  readonly sampleRequest: string | null;
  readonly reference: string | null;
}

export interface SaleContext {
  readonly random: Random;
  readonly today: Day;
}

const totals = (lines: readonly Pick<SaleLine, 'quantity' | 'unitPrice'>[], { account, vatRate }: DemoCustomer) => {
  const total = sumOf(lines.map(amountOfLine), account.currency);
  return { total, totalIncVat: plus(total, percentOf(total, vatRate)) };
};

const earliest = (...days: Day[]): Day => days.reduce((first, day) => (day < first ? day : first));

const trackingNumber = (random: Random, code: string | undefined): string | null => {
  const digits = (count: number): string => Array.from({ length: count }, () => random.whole(0, 9)).join('');
  switch (code) {
    case 'H&B':
      return `HB${digits(10)}`;
    case 'DPD':
      return `1550${digits(10)}`;
    case 'TFS':
      return `TFS${digits(8)}`;
    case 'UPS':
      return `1Z${digits(16)}`;
    default:
      return null;
  }
};

const accepted = (sale: DatedSale): boolean => sale.status === 'Released' || sale.shipped !== 'none';

const isInvoiced = (sale: DatedSale): boolean => sale.documents !== 'order';

/** One parcel for all that was sent, now and then two: the day after the order, but before its invoice. */
const makeShipments = (
  sale: DatedSale,
  numbers: SaleNumbers,
  lines: readonly SaleLine[],
  { random, today }: SaleContext,
): RecordOf<'shipments'>[] => {
  const sent = lines.filter((line) => line.quantityShipped > 0 && line.type === 'Item');
  const split = sent.length > 2 && random.chance(0.15) ? Math.ceil(sent.length / 2) : sent.length;
  const parcels = [sent.slice(0, split), sent.slice(split)].filter((parcel) => parcel.length > 0);
  const carrier = sale.shipmentNamesCarrier ? sale.carrier : null;
  return parcels.map((parcel, index) => ({
    no: `${numbers.shipment}-${index + 1}`,
    order: numbers.order,
    postingDate: earliest(today, addDays(sale.day, isInvoiced(sale) ? 0 : 1 + index)),
    carrierCode: carrier?.code ?? null,
    trackingNumber: sale.tracked ? trackingNumber(random, sale.carrier?.code) : null,
    carrierName: carrier?.name ?? null,
    service: sale.carrier ? sale.service : null,
    lines: parcel.map(({ sku, description, quantityShipped }) => ({ sku, description, quantity: quantityShipped })),
  }));
};

const remaining = (payment: Payment, total: Money): Pick<RecordOf<'invoices'>, 'remaining' | 'remainingUnknown'> => {
  const left = (minor: number) => ({ remaining: money(minor, total.currency), remainingUnknown: false });
  switch (payment) {
    case 'unpaid':
      return left(total.minor);
    case 'part-paid':
      return left(Math.ceil(total.minor / 2));
    case 'settled':
      return left(0);
    case 'credit':
      return left(-Math.max(1, Math.round(total.minor / 10)));
    case 'unknown':
      return { remaining: null, remainingUnknown: true };
  }
};

const makeInvoice = (
  sale: DatedSale,
  numbers: SaleNumbers,
  ordered: readonly SaleLine[],
  tracking: string | null,
): RecordOf<'invoices'> => {
  const orderless = sale.documents === 'orderless-invoice';
  const lines = ordered.map(({ quantityShipped: quantity, promisedOn: _, ...line }) => ({ ...line, quantity }));
  const sums = totals(lines, sale.customer);
  return {
    no: numbers.invoice,
    customer: sale.customer.account.no,
    date: sale.day,
    // The same day, so that the due date is the terms' whichever of the two one reckons from.
    postingDate: sale.day,
    dueDate: sale.dueDate,
    reference: numbers.reference,
    status: 'Released',
    progress: 'Invoiced',
    cancelled: false,
    closed: sale.payment === 'settled',
    completelyShipped: sale.completelyShipped,
    carrierCode: orderless ? null : (sale.carrier?.code ?? null),
    trackingNumber: tracking,
    ...sums,
    order: orderless ? null : numbers.order,
    vat: [],
    ...remaining(sale.payment, sums.totalIncVat),
    lines,
  };
};

/** What is still to come of an accepted order is promised for the next days, a line later than the other. */
const promised = (sale: DatedSale, lines: readonly SaleLine[], today: Day): SaleLine[] =>
  lines.map((line, index) => {
    const isAwaited = accepted(sale) && !sale.cancelled && line.type === 'Item' && line.quantityShipped < line.quantity;
    return { ...line, promisedOn: isAwaited ? addDays(today, 3 + 4 * (index % 3)) : null };
  });

const makeOrder = (
  sale: DatedSale,
  numbers: SaleNumbers,
  lines: SaleLine[],
  tracking: string | null,
  context: SaleContext,
): RecordOf<'orders'> => {
  const { account: customer } = sale.customer;
  const elsewhere = context.random.chance(0.2);
  const acceptedAfter = isInvoiced(sale) ? 0 : context.random.whole(0, 1);
  return {
    no: numbers.order,
    customer: customer.no,
    date: sale.day,
    postingDate: accepted(sale) ? earliest(context.today, addDays(sale.day, acceptedAfter)) : null,
    dueDate: null,
    reference: numbers.reference,
    status: sale.status,
    progress: sale.progress,
    cancelled: sale.cancelled,
    closed: sale.documents === 'invoice',
    completelyShipped: sale.completelyShipped,
    carrierCode: sale.carrier?.code ?? null,
    trackingNumber: tracking,
    ...totals(lines, sale.customer),
    sample: sale.sample !== null && sale.sample !== 'by-reference-alone',
    srNo: sale.sample === 'by-reference-alone' ? null : numbers.sampleRequest,
    backOfficeNo: null,
    origin: sale.webOrder ? 'PORTAL' : null,
    orderedBy:
      sale.webOrder === 'with-email'
        ? customer.no === 'C10482'
          ? 'priya@northgate.example'
          : 'orders@customer.example'
        : null,
    shipTo: {
      name: elsewhere ? `${customer.name} (site)` : customer.name,
      address: elsewhere ? 'Site compound, Gate 3' : customer.address,
      address2: elsewhere ? 'Riverside Way' : customer.city,
      city: '',
      county: '',
      postCode: customer.postCode,
      country: '',
    },
    lines: promised(sale, lines, context.today),
  };
};

/** Adds a sale's documents: an order unless there was none, what was sent of it, and the invoice once there is one. */
export const addDocuments = (
  documents: Documents,
  sale: DatedSale,
  numbers: SaleNumbers,
  lines: SaleLine[],
  context: SaleContext,
): void => {
  const isOrdered = sale.documents !== 'orderless-invoice';
  const shipments = isOrdered ? makeShipments(sale, numbers, lines, context) : [];
  const tracking = shipments[0]?.trackingNumber ?? null;
  documents.shipments.push(...shipments);
  if (isOrdered) documents.orders.push(makeOrder(sale, numbers, lines, tracking, context));
  if (isInvoiced(sale)) documents.invoices.push(makeInvoice(sale, numbers, lines, tracking));
};
