import type { InvoiceNo, OrderNo } from '@connect/core/domain/documents/number';
import { addDays, type Day } from '@connect/core/domain/calendar/day';
import { amountOfLine, unitPrice } from '@connect/core/domain/money/unit-price';
import type { Random } from './random.ts';
import type { DatedSale, Payment } from './sale.ts';
import type { SaleLine } from './sale-lines.ts';

/** Rows of the document tables, as they are inserted. */
export interface DocumentRows {
  readonly orders: ReturnType<typeof orderRow>[];
  readonly order_lines: (SaleLine & { readonly document_no: OrderNo; readonly position: number })[];
  readonly invoices: ReturnType<typeof invoiceRow>[];
  readonly invoice_lines: (Omit<SaleLine, 'quantity_shipped'> & {
    readonly document_no: InvoiceNo;
    readonly position: number;
  })[];
  readonly shipments: ReturnType<typeof shipmentRow>[];
  readonly shipment_lines: {
    readonly shipment_no: string;
    readonly position: number;
    readonly item_no: string;
    readonly description: string;
    readonly quantity: number;
  }[];
}

/** The numbers a sale's documents get. */
export interface SaleNumbers {
  readonly order: OrderNo;
  readonly invoice: InvoiceNo;
  readonly shipment: string;
  readonly sampleRequest: string | null;
  readonly reference: string | null;
}

export interface SaleContext {
  readonly random: Random;
  readonly today: Day;
}

const totals = (lines: readonly { quantity: number; unit_price: number }[], vatRate: number) => {
  const net = lines.reduce(
    (sum, line) => sum + amountOfLine({ quantity: line.quantity, unitPrice: unitPrice(line.unit_price, '') }).minor,
    0,
  );
  return { total_amount: net, total_amount_inc_vat: net + Math.round((net * vatRate) / 100) };
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

const shipmentRow = (
  sale: DatedSale,
  numbers: SaleNumbers,
  parcel: { readonly no: string; readonly day: Day; readonly tracking: string | null },
) => {
  const carrier = sale.shipmentNamesCarrier ? sale.carrier : null;
  return {
    no: parcel.no,
    order_number: numbers.order,
    customer_no: sale.customer.row.no,
    posting_date: parcel.day,
    agent_code: carrier?.code ?? null,
    agent_name: carrier?.name ?? null,
    package_tracking_number: parcel.tracking,
    service: sale.carrier ? sale.service : null,
  };
};

/** One parcel for all that was sent, now and then two: the day after the order, but before its invoice. */
const addShipments = (
  rows: DocumentRows,
  sale: DatedSale,
  numbers: SaleNumbers,
  lines: SaleLine[],
  context: SaleContext,
) => {
  const { random, today } = context;
  const sent = lines.filter((line) => line.quantity_shipped > 0 && line.type === 'Item');
  const split = sent.length > 2 && random.chance(0.15) ? Math.ceil(sent.length / 2) : sent.length;
  const parcels = [sent.slice(0, split), sent.slice(split)].filter((parcel) => parcel.length > 0);
  const numbersOfParcels: (string | null)[] = [];
  parcels.forEach((parcel, index) => {
    const no = `${numbers.shipment}-${index + 1}`;
    const tracking = sale.tracked ? trackingNumber(random, sale.carrier?.code) : null;
    numbersOfParcels.push(tracking);
    const day = earliest(today, addDays(sale.day, isInvoiced(sale) ? 0 : 1 + index));
    rows.shipments.push(shipmentRow(sale, numbers, { no, day, tracking }));
    parcel.forEach(({ item_no, description, quantity_shipped }, position) =>
      rows.shipment_lines.push({ shipment_no: no, position, item_no, description, quantity: quantity_shipped }),
    );
  });
  return numbersOfParcels[0] ?? null;
};

const remaining = (payment: Payment, total: number): number | null => {
  switch (payment) {
    case 'unpaid':
      return total;
    case 'part-paid':
      return Math.ceil(total / 2);
    case 'settled':
      return 0;
    case 'credit':
      return -Math.max(1, Math.round(total / 10));
    case 'unknown':
      return null;
  }
};

const invoiceRow = (
  sale: DatedSale,
  numbers: SaleNumbers,
  sums: ReturnType<typeof totals>,
  tracking: string | null,
) => {
  const orderless = sale.documents === 'orderless-invoice';
  return {
    no: numbers.invoice,
    customer_no: sale.customer.row.no,
    external_reference: numbers.reference,
    cancelled: false,
    closed: sale.payment === 'settled',
    progress: 'Invoiced',
    status: 'Released',
    completely_shipped: sale.completelyShipped,
    shipping_agent_code: orderless ? null : (sale.carrier?.code ?? null),
    package_tracking_number: orderless ? null : tracking,
    document_date: sale.day,
    // The same day, so that the due date is the terms' whichever of the two one reckons from.
    posting_date: sale.day,
    due_date: sale.dueDate,
    ...sums,
    remaining_amount: remaining(sale.payment, sums.total_amount_inc_vat),
    sample: false,
    sr_no: null,
    order_number: orderless ? null : numbers.order,
  };
};

const addInvoice = (
  rows: DocumentRows,
  sale: DatedSale,
  numbers: SaleNumbers,
  lines: SaleLine[],
  tracking: string | null,
) => {
  const invoiced = lines.map(({ quantity_shipped, ...line }) => ({ ...line, quantity: quantity_shipped }));
  rows.invoices.push(invoiceRow(sale, numbers, totals(invoiced, sale.customer.vatRate), tracking));
  invoiced.forEach((line, position) => rows.invoice_lines.push({ document_no: numbers.invoice, position, ...line }));
};

const orderRow = (
  sale: DatedSale,
  numbers: SaleNumbers,
  lines: SaleLine[],
  tracking: string | null,
  context: SaleContext,
) => {
  const { row: customer } = sale.customer;
  const elsewhere = context.random.chance(0.2);
  const acceptedAfter = isInvoiced(sale) ? 0 : context.random.whole(0, 1);
  return {
    no: numbers.order,
    customer_no: customer.no,
    external_reference: numbers.reference,
    cancelled: sale.cancelled,
    closed: sale.documents === 'invoice',
    progress: sale.progress,
    status: sale.status,
    completely_shipped: sale.completelyShipped,
    shipping_agent_code: sale.carrier?.code ?? null,
    package_tracking_number: tracking,
    document_date: sale.day,
    posting_date: accepted(sale) ? earliest(context.today, addDays(sale.day, acceptedAfter)) : null,
    due_date: null,
    ...totals(lines, sale.customer.vatRate),
    remaining_amount: null,
    sample: sale.sample !== null && sale.sample !== 'by-reference-alone',
    sr_no: sale.sample === 'by-reference-alone' ? null : numbers.sampleRequest,
    globus_reference: sale.webOrder ? 'PORTAL' : null,
    connect_user_email:
      sale.webOrder === 'with-email'
        ? customer.no === 'C10482'
          ? 'priya@northgate.example'
          : 'orders@customer.example'
        : null,
    ship_to_name: elsewhere ? `${customer.name} (site)` : customer.name,
    ship_to_address: elsewhere ? 'Site compound, Gate 3' : customer.address,
    ship_to_address_2: elsewhere ? 'Riverside Way' : customer.city,
    ship_to_post_code: customer.post_code,
  };
};

/** Adds the rows of a sale's documents: an order unless there was none, what was sent of it, and the invoice once there is one. */
export const addDocuments = (
  rows: DocumentRows,
  sale: DatedSale,
  numbers: SaleNumbers,
  lines: SaleLine[],
  context: SaleContext,
): void => {
  const orderless = sale.documents === 'orderless-invoice';
  const tracking = orderless ? null : addShipments(rows, sale, numbers, lines, context);
  if (!orderless) {
    rows.orders.push(orderRow(sale, numbers, lines, tracking, context));
    lines.forEach((line, position) => rows.order_lines.push({ document_no: numbers.order, position, ...line }));
  }
  if (isInvoiced(sale)) addInvoice(rows, sale, numbers, lines, tracking);
};
