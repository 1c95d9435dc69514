import type { RecordOf } from '@connect/contract/integration/kinds';
import { dueDay } from '@connect/core/domain/account/due-day';
import { invoiceNoOf, orderNoOf } from '@connect/core/domain/documents/number';
import { sql } from 'kysely';
import { bulkInsert, bulkUpsert } from '../../database/bulk-insert.ts';
import { shipToColumns } from '../../database/document-tables.ts';
import { keepNumbers } from '../../database/number-series.ts';
import type { Database } from '../../database/open.ts';
import { endWaiting } from './end-waiting.ts';
import { promisesOf, unpromised } from './line-promises.ts';
import { lineRows, nosOf, writeInvoiceLines, writeRates } from './write-lines.ts';

type Trx = Database;

type Order = RecordOf<'orders'>;
type Invoice = RecordOf<'invoices'>;
type CreditNote = RecordOf<'credit-notes'>;
type Payment = RecordOf<'payments'>;

const documentRow = (record: Order | Invoice) => ({
  customer_no: record.customer,
  external_reference: record.reference,
  cancelled: record.cancelled,
  closed: record.closed,
  progress: record.progress,
  status: record.status,
  completely_shipped: record.completelyShipped,
  shipping_agent_code: record.carrierCode,
  package_tracking_number: record.trackingNumber,
  document_date: record.date,
  posting_date: record.postingDate,
  due_date: record.dueDate,
  total_amount: record.total.minor,
  total_amount_inc_vat: record.totalIncVat.minor,
});

/** Whose some orders are, by number; nothing of those that are not there. */
const ownersOfOrders = async (trx: Trx, nos: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ no: string; customer_no: string }>`
    select no, customer_no from orders where no = any(${nos}::text[])`.execute(trx);
  return new Map(rows.map(({ no, customer_no: customer }) => [no, customer]));
};

/** The orders that some invoices are of. */
export const ordersOfInvoices = async (trx: Trx, invoices: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ no: string }>`
    select distinct order_number as no from invoices
    where no = any(${invoices}::text[]) and order_number is not null`.execute(trx);
  return rows.map(({ no }) => no);
};

/**
 * Says of the invoices that name some orders whether these are of other customers, once they were written or taken away. Answers those of
 * which it is something else from now on.
 */
const flagOrdersOfOthers = async (trx: Trx, orders: readonly string[]): Promise<readonly string[]> => {
  const isOfOther = sql`exists (select from orders where no = order_number and orders.customer_no <> invoices.customer_no)`;
  const { rows } = await sql<{ no: string }>`update invoices set order_of_other = ${isOfOther}
    where order_number = any(${orders}::text[]) and order_of_other <> ${isOfOther} returning no`.execute(trx);
  return rows.map(({ no }) => no);
};

/** What buyers said of the orders that they placed in the portal, by number: an answer that leaves it out takes nothing of it away. */
const askedFor = async (trx: Trx, nos: readonly string[]) => {
  const rows = await trx
    .selectFrom('orders')
    .select(['no', 'external_reference', 'back_office_no', 'globus_reference', 'connect_user_email', ...shipToColumns])
    .where('no', 'in', (query) => query.selectFrom('portal_orders').select('order_no'))
    .where(sql<boolean>`no = any(${nos}::text[])`)
    .execute();
  return new Map(rows.map(({ no, ...asked }) => [no, asked]));
};

const shipToRow = ({ shipTo }: Order) => ({
  ship_to_name: shipTo.name,
  ship_to_address: shipTo.address,
  ship_to_address_2: shipTo.address2,
  ship_to_city: shipTo.city,
  ship_to_county: shipTo.county,
  ship_to_post_code: shipTo.postCode,
  ship_to_country: shipTo.country,
});

/** Answers the invoices that are linked to these from now on, or are so no more. */
export const writeOrders = async (trx: Trx, records: readonly Order[]): Promise<readonly string[]> => {
  await endWaiting(trx, nosOf(records.filter(({ cancelled }) => cancelled)));
  const placed = await askedFor(trx, nosOf(records));
  const rows = records.map((record) => {
    const no = orderNoOf(record.no);
    const asked = placed.get(no);
    const hasAddress = Object.values(record.shipTo).some((part) => part !== '');
    return {
      no,
      ...documentRow(record),
      external_reference: record.reference ?? asked?.external_reference ?? null,
      remaining_amount: null,
      sample: record.sample,
      sr_no: record.srNo,
      back_office_no: record.backOfficeNo ?? asked?.back_office_no ?? null,
      globus_reference: record.origin ?? asked?.globus_reference ?? null,
      connect_user_email: record.orderedBy ?? asked?.connect_user_email ?? null,
      ...shipToRow(record),
      ...(asked && !hasAddress && Object.fromEntries(shipToColumns.map((column) => [column, asked[column]]))),
    };
  });
  await bulkUpsert(trx, 'orders', rows, { unique: ['no'] });
  const promises = await promisesOf(trx, records);
  await sql`delete from order_lines where document_no = any(${nosOf(records)}::text[])`.execute(trx);
  const documents = records.map(({ no, lines }) => ({ no: orderNoOf(no), lines }));
  const lines = await lineRows(trx, documents, ({ quantityShipped }, no, position) => {
    const { promisedOn, promisedBefore } = promises.get(no)?.[position] ?? unpromised;
    return { quantity_shipped: quantityShipped, promised_on: promisedOn, promised_before: promisedBefore };
  });
  await bulkInsert(trx, 'order_lines', lines);
  return flagOrdersOfOthers(trx, nosOf(records));
};

/** How some customers' terms count due dates, as far as they say. */
const calculationsOf = async (trx: Trx, customers: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ no: string; calculation: string }>`
    select no, terms_due_date_calculation as calculation from customers
      where no = any(${customers}::text[]) and terms_due_date_calculation is not null`.execute(trx);
  return new Map(rows.map(({ no, calculation }) => [no, calculation]));
};

/** What is still to be paid in minor units, as far as the record says it: of a cancelled invoice nothing. */
const remainingOf = ({ cancelled, remaining, remainingUnknown, totalIncVat }: Invoice): number | null => {
  if (cancelled) return 0;
  return remainingUnknown ? null : (remaining ?? totalIncVat).minor;
};

/** Answers none that were settled before. What remains of an invoice without a given remainder is derived once all of the batch is written. */
export const writeInvoices = async (trx: Trx, records: readonly Invoice[]): Promise<readonly string[]> => {
  const owners = await ownersOfOrders(
    trx,
    records.map(({ order }) => order),
  );
  const calculations = await calculationsOf(
    trx,
    records.flatMap(({ customer, dueDate }) => (dueDate === null ? customer : [])),
  );
  const rows = records.map((record) => ({
    no: invoiceNoOf(record.no),
    ...documentRow(record),
    due_date: record.dueDate ?? dueDay(record.date, calculations.get(record.customer) ?? ''),
    remaining_amount: remainingOf(record),
    remaining_derived: record.remaining === null && !record.remainingUnknown,
    sample: false,
    sr_no: null,
    order_number: record.order === null ? null : orderNoOf(record.order),
    order_of_other: (owners.get(record.order ?? '') ?? record.customer) !== record.customer,
  }));
  await bulkUpsert(trx, 'invoices', rows, { unique: ['no'] });
  await writeInvoiceLines(trx, records, 1);
  await writeRates(trx, 'invoices', records);
  return [];
};

export const writeShipments = async (trx: Trx, records: readonly RecordOf<'shipments'>[]): Promise<void> => {
  const owners = await ownersOfOrders(
    trx,
    records.map(({ order }) => order),
  );
  const rows = records.map((record) => ({
    no: record.no,
    order_number: orderNoOf(record.order),
    customer_no: owners.get(record.order) ?? '',
    posting_date: record.postingDate,
    agent_code: record.carrierCode,
    agent_name: record.carrierName,
    package_tracking_number: record.trackingNumber,
    service: record.service,
  }));
  await bulkUpsert(trx, 'shipments', rows, { unique: ['no'] });
  await sql`delete from shipment_lines where shipment_no = any(${nosOf(records)}::text[])`.execute(trx);
  const lines = records.flatMap(({ no, lines: all }) =>
    all.map(({ sku, description, quantity }, position) => ({
      shipment_no: no,
      position,
      item_no: sku,
      description,
      quantity,
    })),
  );
  await bulkInsert(trx, 'shipment_lines', lines);
};

/** Answers the invoices that they settled. */
const removeAllocations = async (trx: Trx, kind: string, nos: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ invoice_no: string }>`delete from allocations
    where kind = ${kind} and source_no = any(${nos}::text[]) returning invoice_no`.execute(trx);
  return rows.map(({ invoice_no: no }) => no);
};

const writeAllocations = async (
  trx: Trx,
  kind: 'payments' | 'credit-notes',
  records: readonly (Payment | CreditNote)[],
): Promise<readonly string[]> => {
  const settled = await removeAllocations(trx, kind, nosOf(records));
  const rows = records.flatMap(({ no, allocations }) =>
    allocations.map(({ invoice, amount }, position) => ({
      kind,
      source_no: no,
      position,
      invoice_no: invoiceNoOf(invoice),
      amount: amount.minor,
    })),
  );
  await bulkInsert(trx, 'allocations', rows);
  return settled;
};

/**
 * A credit note is an invoice below 0: it stands in the lists, on the statement and in the balance as one. Answers the invoices that these
 * settled before.
 */
export const writeCreditNotes = async (trx: Trx, records: readonly CreditNote[]): Promise<readonly string[]> => {
  const rows = records.map((record) => ({
    no: invoiceNoOf(record.no),
    customer_no: record.customer,
    document_date: record.date,
    posting_date: record.date,
    external_reference: record.reference,
    cancelled: false,
    closed: false,
    total_amount: -record.total.minor,
    total_amount_inc_vat: -record.totalIncVat.minor,
    remaining_amount: -record.totalIncVat.minor,
    remaining_derived: true,
    credit_note: true,
    sample: false,
    progress: null,
    status: null,
    completely_shipped: null,
    shipping_agent_code: null,
    package_tracking_number: null,
    due_date: null,
    sr_no: null,
    order_number: null,
  }));
  await bulkUpsert(trx, 'invoices', rows, { unique: ['no'] });
  await writeInvoiceLines(trx, records, -1);
  await writeRates(trx, 'credit-notes', records);
  return writeAllocations(trx, 'credit-notes', records);
};

/** Answers the invoices that these settled before. */
export const writePayments = async (trx: Trx, records: readonly Payment[]): Promise<readonly string[]> => {
  const rows = records.map(({ no, customer, date, reference, amount, allocations }) => ({
    no,
    customer_no: customer,
    paid_on: date,
    reference,
    amount: amount.minor,
    unallocated: allocations.reduce((left, each) => left - each.amount.minor, amount.minor),
  }));
  await bulkUpsert(trx, 'payments', rows, { unique: ['no'] });
  return writeAllocations(trx, 'payments', records);
};

/** Where each kind of document stands. */
const tables = {
  orders: 'orders',
  shipments: 'shipments',
  invoices: 'invoices',
  'credit-notes': 'invoices',
  payments: 'payments',
} as const;

/** Takes documents away with all that hangs on them. Answers the invoices that they settled, or were linked to. */
export const removeDocuments = async (
  trx: Trx,
  kind: keyof typeof tables,
  nos: readonly string[],
): Promise<readonly string[]> => {
  if (kind === 'orders' && nos.length > 0) await keepNumbers(trx);
  await sql`delete from ${sql.table(tables[kind])} where no = any(${nos}::text[])`.execute(trx);
  const flagged = kind === 'orders' ? await flagOrdersOfOthers(trx, nos) : [];
  await sql`delete from vat_rates where kind = ${kind} and document_no = any(${nos}::text[])`.execute(trx);
  return [...flagged, ...(await removeAllocations(trx, kind, nos))];
};

/** Numbers of the documents that some customers have. */
export const documentsOf = async (
  trx: Trx,
  kind: 'orders' | 'shipments' | 'invoices' | 'payments',
  customers: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ no: string }>`
    select no from ${sql.table(tables[kind])} where customer_no = any(${customers}::text[])`.execute(trx);
  return rows.map(({ no }) => no);
};
