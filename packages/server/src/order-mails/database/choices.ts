import { usualOrderMails } from '@connect/core/domain/account/order-mails';
import type { Database } from '../../database/open.ts';
import type { OrderMailChoices } from '../application/choices.ts';

export const createOrderMailChoices = (database: Database): OrderMailChoices => ({
  of: async (userId) => {
    const chosen = await database
      .selectFrom('order_mail_choices')
      .select(['kinds', 'all_orders as allOrders'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return chosen ?? usualOrderMails;
  },
  set: async (userId, { kinds, allOrders }, storefront) => {
    const values = { kinds: [...new Set(kinds)], all_orders: allOrders, storefront };
    await database
      .insertInto('order_mail_choices')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
  },
});
