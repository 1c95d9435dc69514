import { lineQuantity } from '@connect/core/domain/documents/line-quantity';
import { invoiceNoOf, orderNoOf } from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { day, addDays } from '@connect/core/domain/calendar/day';
import fc from 'fast-check';
import type { Insertable } from 'kysely';
import { bulkInsert } from '../../database/bulk-insert.ts';
import type { Database } from '../../database/open.ts';
import type { InvoicesTable, OrderLinesTable, OrdersTable } from '../../database/document-tables.ts';
import type { RegionalProductsTable } from '../../database/product-tables.ts';

/** More than a report lists; the last letter is part of the order they come in. */
export const customerNos: readonly CustomerNo[] = Array.from({ length: 14 }, (_, index) => `R-${index + 10}`);

const customers = fc.tuple(
  ...customerNos.map((no) =>
    fc.record({
      no: fc.constant(no),
      country: fc.constantFrom('United Kingdom', 'United Kingdom', 'United States', 'Ireland', 'Germany', ''),
      currency_code: fc.constantFrom('', 'GBP', 'GBP', 'GBP', 'GBP', 'GBP', 'EUR'),
    }),
  ),
);

/** The last days of months and those after them, in a leap February and at the end of years, among them a year apart. */
const monthEnds = ['2024-02-29', '2024-11-30', '2024-12-31', '2025-11-30', '2025-12-31', '2026-02-28'].map(day);
const days = fc.constantFrom(...monthEnds, ...monthEnds.map((end) => addDays(end, 1)));
/** Round the limits of the ages on 20 November 2026. */
const dueDays = fc
  .constantFrom(5, 0, -1, -2, -30, -31, -60, -61, -90, -91, -400)
  .map((move) => addDays(day('2026-11-20'), move));
/** Few, so that sums are often equal. */
const amounts = fc.constantFrom(0, 1_001, 5_000, 10_000, 10_000, -2_500);

const head = {
  external_reference: fc.constantFrom(null, '', 'PO 1', 'PO 2', 'PO SR1', 'SR', 'SR1 x', 'SR000001'),
  cancelled: fc.boolean(),
  closed: fc.boolean(),
  progress: fc.constant('Invoiced'),
  status: fc.constant('Released'),
  completely_shipped: fc.constant(true),
  shipping_agent_code: fc.constant(null),
  package_tracking_number: fc.constant(null),
  document_date: days,
  posting_date: fc.constant(null),
  due_date: fc.option(dueDays),
  total_amount: amounts,
  total_amount_inc_vat: fc.constant(0),
  remaining_amount: fc.option(amounts),
  sample: fc.constantFrom(true, ...Array.from({ length: 7 }, () => false)),
  sr_no: fc.constantFrom('SR000002', ...Array.from({ length: 9 }, () => null)),
};
const withVat = <Row extends { total_amount: number }>(row: Row): Row & { total_amount_inc_vat: number } => ({
  ...row,
  total_amount_inc_vat: Math.round(row.total_amount * 1.2),
});

const invoice = fc
  .record({
    ...head,
    customer_no: fc.constantFrom(...customerNos),
    order_number: fc.constantFrom(null, orderNoOf(''), orderNoOf('SO-000001')),
  })
  .map(withVat);
const order = fc
  .record({
    ...head,
    customer_no: fc.constantFrom(...customerNos.slice(0, 4)),
    globus_reference: fc.constant(null),
    connect_user_email: fc.constant(null),
    ship_to_name: fc.constant(''),
    ship_to_address: fc.constant(''),
    ship_to_address_2: fc.constant(''),
    ship_to_post_code: fc.constant(''),
  })
  .map(withVat);
const line = fc.record({
  item_no: fc.constantFrom('A', 'B', 'C', 'POSTAGE', 'FEE', 'SPL123', ''),
  description: fc.constant(''),
  quantity: fc.constant(lineQuantity(1)),
  unit_price: fc.constant(0),
  type: fc.constantFrom('Item', 'Item', 'G/L Account', ' '),
  thumbnail: fc.constant(null),
  slug: fc.constant(null),
  quantity_shipped: fc.constant(lineQuantity(0)),
});

const noonOf = (day: string): number => new Date(`${day}T12:00:00`).getTime() / 1000;
const signOff = fc.oneof(fc.constant(-1), days.map(noonOf));
const storefronts = fc.constantFrom('uk_en-gb', 'us_en-us', 'de_de');

export interface RandomDocuments {
  readonly customers: { readonly no: string; readonly country: string; readonly currency_code: string }[];
  readonly invoices: Insertable<InvoicesTable>[];
  readonly orders: Insertable<OrdersTable>[];
  readonly lines: Insertable<OrderLinesTable>[];
  readonly signOffs: Pick<Insertable<RegionalProductsTable>, 'region' | 'signed_off_at' | 'second_signed_off_at'>[];
}

const numbered = (prefix: string, index: number): string => `${prefix}${String(index + 1).padStart(6, '0')}`;

/** A few documents of every kind, and sign-offs of products. */
export const randomDocuments: fc.Arbitrary<RandomDocuments> = fc
  .record({
    customers,
    invoices: fc.array(invoice, { minLength: 60, maxLength: 60 }),
    orders: fc.array(fc.tuple(order, fc.array(line, { minLength: 1, maxLength: 2 })), { minLength: 20, maxLength: 20 }),
    signOffs: fc.array(fc.record({ region: storefronts, signed_off_at: signOff, second_signed_off_at: signOff }), {
      maxLength: 12,
    }),
  })
  .map(({ customers: given, invoices, orders, signOffs }) => ({
    customers: given,
    invoices: invoices.map((row, index) => ({ no: invoiceNoOf(numbered('SI-', index)), ...row })),
    orders: orders.map(([row], index) => ({ no: orderNoOf(numbered('SO-', index)), ...row })),
    lines: orders.flatMap(([, lines], index) =>
      lines.map((row, position) => ({ document_no: orderNoOf(numbered('SO-', index)), position, ...row })),
    ),
    signOffs,
  }));

/** The customers of the documents. */
export const addCustomers = async (database: Database): Promise<void> => {
  const address = { address: '', address_2: '', city: '', county: '', post_code: '', country: '' };
  const figures = { credit_limit: 0, balance: 0, outstanding_orders_value: 0 };
  const rest = { ...address, ...figures, vat_registration_no: '', currency_code: '' };
  const all = customerNos.map((no) => ({ no, name: `Customer ${no}`, ...rest }));
  await database.insertInto('customers').values(all).execute();
};

/** Puts the documents in the place of all there are. */
export const replaceDocuments = (database: Database, made: RandomDocuments): Promise<void> =>
  database.transaction().execute(async (trx) => {
    for (const table of ['sample_requests', 'orders', 'invoices', 'regional_products'] as const)
      await trx.deleteFrom(table).execute();
    for (const { no, ...change } of made.customers)
      await trx.updateTable('customers').set(change).where('no', '=', no).execute();
    await bulkInsert(trx, 'invoices', made.invoices);
    await bulkInsert(trx, 'orders', made.orders);
    await bulkInsert(trx, 'order_lines', made.lines);
    const products = await trx.selectFrom('products').select('sku_id').orderBy('sku_id').limit(12).execute();
    const rows = made.signOffs.map((row, index) => ({ ...row, sku_id: products[index]?.sku_id ?? '' }));
    if (rows.length > 0) await trx.insertInto('regional_products').values(rows).execute();
  });
