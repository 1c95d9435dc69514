import type { OrderNo } from '@connect/core/domain/documents/number';
import { endings } from '@connect/core/domain/documents/order-outcome';
import { money } from '@connect/core/domain/money/money';
import type { OtherAdministrator } from '@connect/core/domain/ordering/placement';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Reach } from '../../reach.ts';
import { isWithin } from '../../database/reach.ts';
import { otherAdministrators } from '../../database/administrators.ts';
import type { PlacedOrders } from '../application/placed-orders.ts';
import { createCompanyRepository } from './company-repository.ts';

const otherOf = (row: {
  readonly had_administrator: boolean;
  readonly has_administrator: boolean;
}): OtherAdministrator => ({ before: row.had_administrator, now: row.has_administrator });

export const createPlacedOrders = (database: Database): PlacedOrders => {
  const companies = createCompanyRepository(database);

  /** With whose they are. */
  const ordersWithin = (reach: Reach) =>
    database
      .selectFrom('portal_orders')
      .innerJoin('orders', 'orders.no', 'portal_orders.order_no')
      .innerJoin('customers', 'customers.no', 'orders.customer_no')
      .where(isWithin(reach));

  /** Whether somebody else in the company of an order may decide on it now. */
  const hasAdministrator = () => {
    const order = {
      customerNo: sql.ref<string>('orders.customer_no'),
      userId: sql.ref<string>('portal_orders.user_id'),
      totalIncVat: sql.ref<number>('orders.total_amount_inc_vat'),
    };
    return sql<boolean>`exists ${otherAdministrators(database, order).select('users.id')}`.as('has_administrator');
  };

  const update = (orderNo: OrderNo) => database.updateTable('portal_orders').where('order_no', '=', orderNo);

  return {
    madeUnder: async (userId, idempotencyKey) => {
      const made = await database
        .selectFrom('portal_orders')
        .select(['order_no', 'waited_for', 'had_administrator', 'left_behind'])
        .where('user_id', '=', userId)
        .where('key', '=', idempotencyKey)
        .executeTakeFirst();
      if (!made) return null;
      const { order_no: no, waited_for: waitsFor, had_administrator: otherAdministrator, left_behind: left } = made;
      return { no, waitsFor, otherAdministrator, left };
    },
    isDiscarded: async (userId, idempotencyKey) => {
      const keys = database.selectFrom('discarded_orders').select('key').where('user_id', '=', userId);
      return (await keys.where('key', '=', idempotencyKey).executeTakeFirst()) !== undefined;
    },
    discard: async (userId, idempotencyKey, at) => {
      await database
        .insertInto('discarded_orders')
        .values({ user_id: userId, key: idempotencyKey, at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    add: async (placement) => {
      await database
        .insertInto('portal_orders')
        .values({
          order_no: placement.orderNo,
          key: placement.idempotencyKey,
          user_id: placement.userId,
          placed_by: placement.placedBy,
          placed_at: placement.at,
          requested_on: placement.requestedOn,
          notes: placement.notes,
          storefront: placement.storefront,
          waited_for: [...placement.waitsFor],
          waits_for: [...placement.waitsFor],
          had_administrator: placement.otherAdministrator,
          taken: placement.taken,
          left_behind: JSON.stringify(placement.left),
        })
        .execute();
    },
    hold: async (reach, orderNo) => {
      const found = await ordersWithin(reach)
        .select('orders.customer_no')
        .where('order_no', '=', orderNo)
        .executeTakeFirst();
      if (!found) return null;
      const company = await companies.hold(found.customer_no);
      const row = await ordersWithin(reach)
        .select(['total_amount_inc_vat', 'user_id', 'waits_for', 'taken', 'withdrawn_at', 'had_administrator'])
        .select(hasAdministrator())
        .where('order_no', '=', orderNo)
        .executeTakeFirst();
      if (!row) return null;
      return {
        orderNo,
        company,
        userId: row.user_id,
        totalIncVat: money(row.total_amount_inc_vat, company.currency),
        waitsFor: row.waits_for,
        otherAdministrator: otherOf(row),
        isWithdrawn: row.withdrawn_at !== null,
        taken: row.taken,
      };
    },
    waiting: async (reach, customerNo) => {
      const rows = await ordersWithin(reach)
        .select(['order_no', 'orders.customer_no', 'customers.name', 'external_reference', 'placed_by', 'user_id'])
        .select(['connect_user_email', 'placed_at', 'total_amount_inc_vat', 'currency_code', 'waits_for'])
        .select(['credit_limit', 'balance', 'outstanding_orders_value'])
        .select(['had_administrator', hasAdministrator()])
        .select(sql<number>`(select count(*) from order_lines where document_no = order_no)::integer`.as('lines'))
        .where(sql<boolean>`waits_for <> '{}'`)
        .$if(customerNo !== undefined, (query) => query.where('orders.customer_no', '=', customerNo ?? ''))
        .orderBy('placed_at')
        .orderBy('order_no')
        .execute();
      return rows.map((row) => ({
        orderNo: row.order_no,
        customerNo: row.customer_no,
        customerName: row.name,
        reference: row.external_reference ?? '',
        placedBy: row.placed_by,
        placedByEmail: row.connect_user_email ?? '',
        placedAt: row.placed_at.toISOString(),
        totalIncVat: money(row.total_amount_inc_vat, row.currency_code),
        lines: row.lines,
        waitsFor: row.waits_for,
        credit: {
          creditLimit: money(row.credit_limit, row.currency_code),
          totalOwed: money(row.balance, row.currency_code),
          outstandingOrdersValue: money(row.outstanding_orders_value, row.currency_code),
        },
        userId: row.user_id,
        otherAdministrator: otherOf(row),
      }));
    },
    setWaiting: async (orderNo, waitsFor) => {
      await update(orderNo)
        .set({ waits_for: [...waitsFor] })
        .execute();
    },
    release: async (orderNo) => {
      await database.updateTable('orders').set({ progress: 'New' }).where('no', '=', orderNo).execute();
    },
    end: async (orderNo, how) => {
      const ended = { cancelled: true, status: 'Cancelled', progress: endings[how] };
      await database.updateTable('orders').set(ended).where('no', '=', orderNo).execute();
    },
    setWithdrawn: async (orderNo, at) => {
      await update(orderNo).set({ withdrawn_at: at }).execute();
    },
    isCreditApproved: async (orderNo) => {
      const row = await database
        .selectFrom('order_decisions')
        .select('number')
        .where('order_no', '=', orderNo)
        .where('released', '=', 'over-credit')
        .executeTakeFirst();
      return row !== undefined;
    },
    addDecision: async ({ orderNo, at, userId, by, approved, reason, released }) => {
      const row = { order_no: orderNo, at, user_id: userId, by_name: by, approved, reason };
      await database
        .insertInto('order_decisions')
        .values(released.map((each) => ({ ...row, released: each })))
        .execute();
    },
  };
};
