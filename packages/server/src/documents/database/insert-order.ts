import type { Insertable, Transaction } from 'kysely';
import { bulkInsert } from '../../database/bulk-insert.ts';
import type { OrderLinesTable, OrdersTable, Tables } from '../../database/tables.ts';
import { nextNumber } from './next-number.ts';

/** What tells one new order of the portal from another; the rest follows from its being new, and from here. */
export type NewOrder = Pick<
  Insertable<OrdersTable>,
  | 'customer_no'
  | 'external_reference'
  | 'progress'
  | 'document_date'
  | 'total_amount'
  | 'total_amount_inc_vat'
  | 'sample'
  | 'sr_no'
  | 'connect_user_email'
  | 'ship_to_name'
  | 'ship_to_address'
  | 'ship_to_address_2'
  | 'ship_to_post_code'
>;

export type NewLine = Pick<
  Insertable<OrderLinesTable>,
  'item_no' | 'description' | 'quantity' | 'unit_price' | 'thumbnail' | 'slug'
>;

/** Writes an order that was made in the portal, under the next number, which is the answer. */
export const insertOrder = async (
  trx: Transaction<Tables>,
  order: NewOrder,
  lines: readonly NewLine[],
): Promise<string> => {
  const no = await nextNumber(trx, 'order');
  await trx
    .insertInto('orders')
    .values({
      ...order,
      no,
      cancelled: false,
      closed: false,
      status: 'Open',
      completely_shipped: false,
      shipping_agent_code: null,
      package_tracking_number: null,
      posting_date: null,
      due_date: null,
      remaining_amount: null,
      globus_reference: 'PORTAL',
    })
    .execute();
  const rows = lines.map((line, position) => ({
    ...line,
    document_no: no,
    position,
    quantity_shipped: 0,
    type: 'Item',
  }));
  await bulkInsert(trx, 'order_lines', rows);
  return no;
};
