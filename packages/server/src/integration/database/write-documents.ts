import type { RecordOf } from '@connect/contract/integration/kinds';
import { invoiceNoOf } from '@connect/core/domain/documents/number';
import { sql } from 'kysely';
import { bulkInsert, bulkUpsert } from '../../database/bulk-insert.ts';
import type { Database } from '../../database/open.ts';
import { looksOf } from './looks.ts';

type Trx = Database;

type Order = RecordOf<'orders'>;
type Invoice = RecordOf<'invoices'>;
type CreditNote = RecordOf<'credit-notes'>;
type Payment = RecordOf<'payments'>;

const documentRow = (record: Order | Invoice) => ({
  no: record.no,
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

const lineRows = (record: Order | Invoice | CreditNote) =>
  record.lines.map((line, position) => ({
    document_no: record.no,
    position,
    item_no: line.sku,
    description: line.description,
    quantity: line.quantity,
    unit_price: line.unitPrice.minor,
    type: line.type,
  }));

const withLooks = async <Row extends { readonly item_no: string }>(trx: Trx, rows: readonly Row[]) => {
  const looks = await looksOf(
    trx,
    rows.map(({ item_no: sku }) => sku),
  );
  return rows.map((row) => ({ ...row, ...(looks.get(row.item_no) ?? { thumbnail: null, slug: null }) }));
};

const nosOf = (records: readonly { readonly no: string }[]): string[] => records.map(({ no }) => no);

export const writeOrders = async (trx: Trx, records: readonly Order[]): Promise<void> => {
  const rows = records.map((record) => ({
    ...documentRow(record),
    remaining_amount: null,
    sample: record.sample,
    sr_no: record.srNo,
    globus_reference: record.origin,
    connect_user_email: record.orderedBy,
    ship_to_name: record.shipTo.name,
    ship_to_address: record.shipTo.address,
    ship_to_address_2: record.shipTo.address2,
    ship_to_post_code: record.shipTo.postCode,
  }));
  // A number is a brand in the types alone.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  await bulkUpsert(trx, 'orders', rows as never, { unique: ['no'] });
  await sql`delete from order_lines where document_no = any(${nosOf(records)}::text[])`.execute(trx);
  const lines = records.flatMap((record) =>
    lineRows(record).map((row, index) => ({ ...row, quantity_shipped: record.lines[index]?.quantityShipped ?? 0 })),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  await bulkInsert(trx, 'order_lines', (await withLooks(trx, lines)) as never);
};

const writeRates = async (
  trx: Trx,
  kind: 'invoices' | 'credit-notes',
  records: readonly (Invoice | CreditNote)[],
): Promise<void> => {
  await trx.deleteFrom('vat_rates').where('kind', '=', kind).where('document_no', 'in', nosOf(records)).execute();
  const rows = records.flatMap(({ no, vat }) =>
    vat.map((rate, position) => ({
      document_no: no,
      kind,
      position,
      percent: rate.percent,
      net: rate.net.minor,
      vat: rate.vat.minor,
    })),
  );
  await bulkInsert(trx, 'vat_rates', rows);
};

/** What remains of an invoice without a given remainder is derived once all of the batch is written. */
export const writeInvoices = async (trx: Trx, records: readonly Invoice[]): Promise<void> => {
  const rows = records.map((record) => ({
    ...documentRow(record),
    remaining_amount: (record.remaining ?? record.totalIncVat).minor,
    remaining_derived: record.remaining === null,
    sample: false,
    sr_no: null,
    order_number: record.order,
  }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  await bulkUpsert(trx, 'invoices', rows as never, { unique: ['no'] });
  await sql`delete from invoice_lines where document_no = any(${nosOf(records)}::text[])`.execute(trx);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  await bulkInsert(trx, 'invoice_lines', (await withLooks(trx, records.flatMap(lineRows))) as never);
  await writeRates(trx, 'invoices', records);
};

export const writeShipments = async (trx: Trx, records: readonly RecordOf<'shipments'>[]): Promise<void> => {
  const orders = records.map(({ order }) => order);
  const { rows: owners } = await sql<{ no: string; customer_no: string }>`
    select no, customer_no from orders where no = any(${orders}::text[])`.execute(trx);
  const customerOf = new Map(owners.map(({ no, customer_no: customer }) => [no, customer]));
  const rows = records.map((record) => ({
    no: record.no,
    order_number: record.order,
    customer_no: customerOf.get(record.order),
    posting_date: record.postingDate,
    agent_code: record.carrierCode,
    agent_name: record.carrierName,
    package_tracking_number: record.trackingNumber,
    service: record.service,
  }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  await bulkUpsert(trx, 'shipments', rows as never, { unique: ['no'] });
  await trx.deleteFrom('shipment_lines').where('shipment_no', 'in', nosOf(records)).execute();
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

type Settling = 'payments' | 'credit-notes';

/** Numbers of the invoices that some payments or credit notes settle. */
export const settledBy = async (trx: Trx, kind: Settling, nos: readonly string[]): Promise<string[]> => {
  if (nos.length === 0) return [];
  const rows = await trx
    .selectFrom('allocations')
    .select('invoice_no')
    .where('kind', '=', kind)
    .where('source_no', 'in', nos)
    .execute();
  return rows.map(({ invoice_no: no }) => no);
};

const writeAllocations = async (trx: Trx, kind: Settling, records: readonly (Payment | CreditNote)[]) => {
  await trx.deleteFrom('allocations').where('kind', '=', kind).where('source_no', 'in', nosOf(records)).execute();
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
};

/** A credit note is an invoice below 0: it stands in the lists, on the statement and in the balance as one. */
export const writeCreditNotes = async (trx: Trx, records: readonly CreditNote[]): Promise<void> => {
  const rows = records.map((record) => ({
    no: record.no,
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
  }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  await bulkUpsert(trx, 'invoices', rows as never, { unique: ['no'] });
  await sql`delete from invoice_lines where document_no = any(${nosOf(records)}::text[])`.execute(trx);
  const lines = records.flatMap(lineRows).map((row) => ({ ...row, quantity: -row.quantity }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  await bulkInsert(trx, 'invoice_lines', (await withLooks(trx, lines)) as never);
  await writeRates(trx, 'credit-notes', records);
  await writeAllocations(trx, 'credit-notes', records);
};

export const writePayments = async (trx: Trx, records: readonly Payment[]): Promise<void> => {
  const rows = records.map(({ no, customer, date, reference, amount }) => ({
    no,
    customer_no: customer,
    paid_on: date,
    reference,
    amount: amount.minor,
  }));
  await bulkUpsert(trx, 'payments', rows, { unique: ['no'] });
  await writeAllocations(trx, 'payments', records);
};

/** Where each kind of document stands. */
const tables = {
  orders: 'orders',
  shipments: 'shipments',
  invoices: 'invoices',
  'credit-notes': 'invoices',
  payments: 'payments',
} as const;

/** Takes documents away with all that hangs on them. */
export const removeDocuments = async (trx: Trx, kind: keyof typeof tables, nos: readonly string[]): Promise<void> => {
  await sql`delete from ${sql.table(tables[kind])} where no = any(${nos}::text[])`.execute(trx);
  await sql`delete from allocations where kind = ${kind} and source_no = any(${nos}::text[])`.execute(trx);
  await sql`delete from vat_rates where kind = ${kind} and document_no = any(${nos}::text[])`.execute(trx);
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

/** Which customers some documents are of. */
export const customersOf = async (
  trx: Trx,
  kind: 'orders' | 'invoices' | 'payments' | 'credit-notes',
  nos: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ customer_no: string }>`
    select distinct customer_no from ${sql.table(tables[kind])} where no = any(${nos}::text[])`.execute(trx);
  return rows.map(({ customer_no: no }) => no);
};

/**
 * Brings the figures that follow from documents up to date: what remains of these invoices, then balance and open orders of these
 * customers, as far as they were not given. An order counts until it is closed, by what of it was not invoiced, as one placed in the
 * portal does (specification §available-credit).
 */
export const deriveFigures = async (
  trx: Trx,
  { invoices, customers }: { readonly invoices: readonly string[]; readonly customers: readonly string[] },
): Promise<void> => {
  await sql`update invoices set remaining_amount = case when credit_note
      then total_amount_inc_vat
        + coalesce((select sum(amount) from allocations where kind = 'credit-notes' and source_no = invoices.no), 0)
      else total_amount_inc_vat - coalesce((select sum(amount) from allocations where invoice_no = invoices.no), 0) end
    where no = any(${invoices}::text[]) and remaining_derived`.execute(trx);
  await sql`update customers set
      balance = coalesce((select sum(remaining_amount) from invoices
          where customer_no = customers.no and remaining_amount <> 0 and not cancelled), 0)
        - coalesce((select sum(amount
            - coalesce((select sum(a.amount) from allocations as a where kind = 'payments' and source_no = payments.no), 0))
          from payments where customer_no = customers.no), 0),
      outstanding_orders_value = coalesce((select sum(total_amount_inc_vat
            - coalesce((select sum(i.total_amount_inc_vat) from invoices as i where i.order_number = orders.no), 0))
          from orders where customer_no = customers.no and not closed and not cancelled and not sample
            and progress is distinct from 'Awaiting Approval'), 0)
    where no = any(${customers}::text[]) and balance_derived`.execute(trx);
};
