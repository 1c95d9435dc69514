import { endings } from '@connect/core/domain/documents/order-outcome';
import type { OtherAdministrator, WaitReason } from '@connect/core/domain/ordering/placement';
import { sql, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { CustomersTable, Tables } from '../../database/tables.ts';
import type { Reach } from '../../staff/application/customer-scope.ts';
import { isWithin } from '../../staff/database/customer-scope.ts';
import { otherAdministrators } from '../../users/database/administrators.ts';
import { lockCustomer } from './credit.ts';
import { giveBackStock } from './stock.ts';

/** Orders placed in the portal, with whose they are. */
export const portalOrders = (database: Database | Transaction<Tables>, reach: Reach) =>
  database
    .selectFrom('portal_orders')
    .innerJoin('orders', 'orders.no', 'portal_orders.order_no')
    .innerJoin('customers', 'customers.no', 'orders.customer_no')
    .where(isWithin(reach));

/** Whether somebody else in the company of an order of `portalOrders` may decide on it, when it was placed and now. */
export const otherNow = (database: Database | Transaction<Tables>): RawBuilder<boolean> => {
  const company = {
    customerNo: sql.ref<string>('orders.customer_no'),
    userId: sql.ref<string>('portal_orders.user_id'),
  };
  return sql<boolean>`exists ${otherAdministrators(database, company).select('users.id')}`;
};

export const otherOf = (row: {
  readonly had_administrator: boolean;
  readonly has_administrator: boolean;
}): OtherAdministrator => ({
  before: row.had_administrator,
  now: row.has_administrator,
});

export interface WaitingOrder {
  readonly order_no: string;
  readonly customer: Selectable<CustomersTable>;
  readonly total_amount_inc_vat: number;
  readonly user_id: string;
  readonly waits_for: readonly WaitReason[];
  readonly had_administrator: boolean;
  readonly has_administrator: boolean;
  readonly withdrawn_at: Date | null;
  readonly taken: Readonly<Record<string, number>>;
}

/** The order, while nobody else decides on the company's. */
export const holdOrder = async (
  trx: Transaction<Tables>,
  reach: Reach,
  orderNo: string,
): Promise<WaitingOrder | null> => {
  const found = await portalOrders(trx, reach)
    .select('orders.customer_no')
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  if (!found) return null;
  const customer = await lockCustomer(trx, found.customer_no);
  const order = await portalOrders(trx, reach)
    .select(['order_no', 'total_amount_inc_vat', 'user_id', 'waits_for', 'taken', 'withdrawn_at', 'had_administrator'])
    .select(otherNow(trx).as('has_administrator'))
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  return order ? { ...order, customer } : null;
};

/** What the order waits for from now on. */
export const setWaiting = async (
  trx: Transaction<Tables>,
  orderNo: string,
  waits: readonly WaitReason[],
): Promise<void> => {
  await trx
    .updateTable('portal_orders')
    .set({ waits_for: [...waits] })
    .where('order_no', '=', orderNo)
    .execute();
};

/**
 * Ends an order that waited as the back office ends a cancelled one: it stays in the list, and nothing comes of it. It used no
 * credit yet; its stock is given back.
 */
export const endOrder = async (
  trx: Transaction<Tables>,
  order: WaitingOrder,
  how: keyof typeof endings,
): Promise<void> => {
  const ended = { cancelled: true, status: 'Cancelled', progress: endings[how] };
  await trx.updateTable('orders').set(ended).where('no', '=', order.order_no).execute();
  await setWaiting(trx, order.order_no, []);
  await giveBackStock(trx, order.taken);
};
