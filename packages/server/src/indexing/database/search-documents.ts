import {
  type OrderNo,
  type InvoiceNo,
  type DocumentNo,
  orderNoOf,
  invoiceNoOf,
} from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { firstStorefront, languageOf, storefronts } from '@connect/core/domain/access/storefront';
import { asSearchDocument, type SearchDocument } from '@connect/contract/search';
import { money } from '@connect/core/domain/money/money';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { sql } from 'kysely';
import { noonSeconds, type Day } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';

const pageSize = 2000;

const digits = (no: DocumentNo): number => Number(no.replace(/\D/g, ''));

interface Row {
  readonly no: DocumentNo;
  readonly order_number: OrderNo | null;
  readonly external_reference: string | null;
  readonly customer_no: CustomerNo;
  readonly customer_name: string;
  readonly account_manager: string | null;
  readonly total_amount_inc_vat: number;
  readonly document_date: Day;
  readonly posting_date: Day | null;
  readonly due_date: Day | null;
  readonly remaining_amount: number | null;
  readonly status: string | null;
  readonly progress: string | null;
  readonly completely_shipped: boolean | null;
  readonly sample: boolean;
  readonly sr_no: string | null;
  readonly items: { readonly sku: string }[];
  readonly invoiced: boolean;
  /** Of orders. */
  readonly back_office_number?: string | null;
  readonly cancelled?: boolean;
}

/**
 * Beside what is shown, what searches are narrowed by: whose customer it is, and whether its invoice stands for it (ADR 8); and what the
 * supplier's own system calls an order, which is found by that as well.
 */
export type IndexedDocument = SearchDocument & {
  readonly account_manager: string | null;
  readonly invoiced: boolean;
  readonly back_office_number?: string;
};

/** An id the search service takes, which are letters, digits and dashes: no two numbers have the same. */
export const searchId = (no: string): string =>
  no.replace(/[^A-Za-z0-9-]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}_`);

const toSearchDocument = (row: Row, numberSortable: number): IndexedDocument =>
  asSearchDocument(
    {
      number: row.no,
      orderNumber: row.order_number,
      poNumber: row.external_reference,
      // The index names no currency: amounts are in the account's own.
      totalIncVat: money(row.total_amount_inc_vat, ''),
      documentDate: row.document_date,
      postingDate: row.posting_date,
      dueDate: row.due_date,
      remainingAmount: row.remaining_amount === null ? null : money(row.remaining_amount, ''),
      status: row.status,
      progress: row.progress,
      completelyShipped: row.completely_shipped,
      sample: row.sample,
      srNumber: row.sr_no,
    },
    {
      id: searchId(row.no),
      customer_no: row.customer_no,
      customer_name: row.customer_name,
      account_manager: row.account_manager,
      document_date_sortable: noonSeconds(row.document_date),
      number_sortable: numberSortable,
      items: row.items,
      ...(row.back_office_number != null && { back_office_number: row.back_office_number }),
      invoiced: row.invoiced,
    },
  );

const columns = [
  'no',
  'external_reference',
  'customer_no',
  'total_amount_inc_vat',
  'document_date',
  'posting_date',
  'due_date',
  'remaining_amount',
  'status',
  'progress',
  'completely_shipped',
  'sample',
  'sr_no',
] as const;

/** Orders as the index has them: one that is closed has been invoiced in full. Whom the supplier took away is found no more. */
const listedOrders = (database: Database) =>
  database
    .selectFrom('orders')
    .innerJoin('customers', 'customers.no', 'orders.customer_no')
    .where('customers.removed_at', 'is', null)
    .select(columns.map((column) => `orders.${column}` as const))
    .select(['customers.name as customer_name', 'customers.account_manager_id as account_manager'])
    .select(['orders.no as order_number', 'orders.closed as invoiced', 'orders.back_office_no as back_office_number'])
    .select('orders.cancelled')
    .select((order) =>
      jsonArrayFrom(
        order
          .selectFrom('order_lines')
          .select('item_no as sku')
          .whereRef('document_no', '=', 'orders.no')
          .orderBy('position'),
      ).as('items'),
    );

/** The index has no word of its own for an order that the supplier's system cancelled on its way. */
const orderDocument = (row: Row): IndexedDocument =>
  toSearchDocument(row.cancelled === true ? { ...row, status: 'Cancelled' } : row, digits(row.no));

/** Orders for the search index, page by page; those of some customers where they are named. */
export async function* orderDocuments(
  database: Database,
  customers?: readonly CustomerNo[],
): AsyncGenerator<IndexedDocument[]> {
  for (let after = orderNoOf(''); ;) {
    const rows = await listedOrders(database)
      .$if(customers !== undefined, (query) => query.where('orders.customer_no', 'in', [...(customers ?? [])]))
      .where('orders.no', '>', after)
      .orderBy('orders.no')
      .limit(pageSize)
      .execute();
    if (rows.length > 0) yield rows.map(orderDocument);
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.no ?? after;
  }
}

/** Some orders for the search index. */
export const orderDocumentsOf = async (database: Database, nos: readonly OrderNo[]): Promise<IndexedDocument[]> => {
  const rows = nos.length === 0 ? [] : await listedOrders(database).where('orders.no', 'in', nos).execute();
  return rows.map(orderDocument);
};

/** The newest order's number on each day that has orders, days ascending. */
const newestOrderByDay = async (database: Database): Promise<{ day: Day; number: number }[]> => {
  const rows = await database
    .selectFrom('orders')
    .select(['document_date as day', sql<OrderNo>`max(no)`.as('no')])
    .groupBy('document_date')
    .orderBy('document_date')
    .execute();
  return rows.map(({ day, no }) => ({ day, number: digits(no) }));
};

/** Invoices as the index has them, without those of whom the supplier took away. */
const listedInvoices = (database: Database) =>
  database
    .selectFrom('invoices')
    .innerJoin('customers', 'customers.no', 'invoices.customer_no')
    .where('customers.removed_at', 'is', null)
    .select(columns.map((column) => `invoices.${column}` as const))
    .select(['customers.name as customer_name', 'customers.account_manager_id as account_manager'])
    .select([
      sql<OrderNo | null>`case when not order_of_other then invoices.order_number end`.as('order_number'),
      sql<boolean>`false`.as('invoiced'),
    ])
    .select((invoice) =>
      jsonArrayFrom(
        invoice
          .selectFrom('invoice_lines')
          .select('item_no as sku')
          .whereRef('document_no', '=', 'invoices.no')
          .orderBy('position'),
      ).as('items'),
    );

/** One without an order sorts beside the newest order of its date. */
const invoiceDocumentBeside = (newest: Awaited<ReturnType<typeof newestOrderByDay>>) => {
  const orderlessNumber = (day: Day): number => newest.findLast((order) => order.day <= day)?.number ?? 0;
  return (row: Row & { readonly document_date: Day }): IndexedDocument =>
    toSearchDocument(row, row.order_number ? digits(row.order_number) : orderlessNumber(row.document_date));
};

/** The invoices for the search index, page by page; those of some customers where they are named. */
export async function* invoiceDocuments(
  database: Database,
  customers?: readonly CustomerNo[],
): AsyncGenerator<IndexedDocument[]> {
  const invoiceDocument = invoiceDocumentBeside(await newestOrderByDay(database));
  for (let after = invoiceNoOf(''); ;) {
    const rows = await listedInvoices(database)
      .$if(customers !== undefined, (query) => query.where('invoices.customer_no', 'in', [...(customers ?? [])]))
      .where('invoices.no', '>', after)
      .orderBy('invoices.no')
      .limit(pageSize)
      .execute();
    if (rows.length > 0) yield rows.map(invoiceDocument);
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.no ?? after;
  }
}

/** Some invoices for the search index. */
export const invoiceDocumentsOf = async (database: Database, nos: readonly InvoiceNo[]): Promise<IndexedDocument[]> => {
  const rows = nos.length === 0 ? [] : await listedInvoices(database).where('invoices.no', 'in', nos).execute();
  // Few have none, and the newest orders are read of all that there are.
  const newest = rows.some(({ order_number }) => order_number === null) ? await newestOrderByDay(database) : [];
  return rows.map(invoiceDocumentBeside(newest));
};

/** The products of one regional storefront for its index (specification §product-record), titled in its language, or some of them. */
export const productDocuments = async (database: Database, region: string, skus?: readonly string[]) => {
  const { locale } = storefronts.find(({ indexSuffix }) => indexSuffix === region) ?? firstStorefront;
  const rows = await database
    .selectFrom('regional_products')
    .innerJoin('products', 'products.sku_id', 'regional_products.sku_id')
    .select([
      'products.sku_id',
      sql<string>`coalesce(web_titles->>${languageOf(locale)}, web_title)`.as('web_title'),
      'brand',
      'schema_classification',
      'slug',
      'variations',
      'signed_off_at',
      'second_signed_off_at',
    ])
    .where('region', '=', region)
    .$if(skus !== undefined, (query) => query.where('products.sku_id', 'in', [...(skus ?? [])]))
    .orderBy('products.sku_id')
    .execute();
  return rows.map((row) => ({ id: searchId(row.sku_id), ...row }));
};
