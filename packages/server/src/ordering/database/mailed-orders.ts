import { money } from '@connect/core/domain/money/money';
import { unitPrice } from '@connect/core/domain/money/unit-price';
import type { Database } from '../../database/open.ts';
import { otherAdministrators } from '../../database/administrators.ts';
import type { MailedOrders } from '../application/mailed-orders.ts';

export const createMailedOrders = (database: Database): MailedOrders => ({
  find: async (orderNo) => {
    const order = await database
      .selectFrom('portal_orders')
      .innerJoin('orders', 'orders.no', 'order_no')
      .innerJoin('customers', 'customers.no', 'orders.customer_no')
      .innerJoin('users', 'users.id', 'user_id')
      .select(['user_id', 'placed_by', 'storefront', 'requested_on', 'waited_for', 'external_reference'])
      .select(['had_administrator', 'left_behind', 'total_amount', 'total_amount_inc_vat'])
      .select(['ship_to_name', 'ship_to_address', 'ship_to_address_2', 'ship_to_post_code'])
      .select(['orders.customer_no', 'customers.name as company', 'currency_code'])
      .select(['users.email', 'users.first_name'])
      .where('order_no', '=', orderNo)
      .executeTakeFirst();
    if (!order) return null;
    const { currency_code: currency } = order;
    const lines = await database
      .selectFrom('order_lines')
      .select(['item_no', 'description', 'quantity', 'unit_price'])
      .where('document_no', '=', orderNo)
      .orderBy('position')
      .execute();
    return {
      orderNo,
      customerNo: order.customer_no,
      company: order.company,
      userId: order.user_id,
      email: order.email,
      firstName: order.first_name,
      placedBy: order.placed_by,
      storefront: order.storefront,
      reference: order.external_reference,
      requestedOn: order.requested_on,
      shipTo: {
        name: order.ship_to_name,
        address: order.ship_to_address,
        address2: order.ship_to_address_2,
        postCode: order.ship_to_post_code,
      },
      totalExVat: money(order.total_amount, currency),
      totalIncVat: money(order.total_amount_inc_vat, currency),
      lines: lines.map(({ item_no: itemNo, unit_price: price, ...line }) => ({
        ...line,
        itemNo,
        unitPrice: unitPrice(price, currency),
      })),
      left: order.left_behind,
      waitedFor: order.waited_for,
      hadAdministrator: order.had_administrator,
    };
  },
  administrators: ({ customerNo, userId, totalIncVat }) =>
    otherAdministrators(database, { customerNo, userId, totalIncVat: totalIncVat.minor })
      .select(['email', 'first_name as firstName'])
      .orderBy('email')
      .execute(),
  accountManager: async ({ customerNo }) => {
    const manager = await database
      .selectFrom('customers')
      .innerJoin('users', 'users.id', 'customers.account_manager_id')
      .select(['email', 'first_name as firstName'])
      .where('customers.no', '=', customerNo)
      .where('active', '=', true)
      .executeTakeFirst();
    return manager ?? null;
  },
  lastDecision: async (orderNo) => {
    const decision = await database
      .selectFrom('order_decisions')
      .select(['approved', 'by_name as by', 'reason'])
      .where('order_no', '=', orderNo)
      .orderBy('number', 'desc')
      .executeTakeFirst();
    return decision ?? null;
  },
});
