import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Favourites } from '../application/favourites.ts';

export const createFavourites = (database: Database): Favourites => {
  const of = (userId: string) => database.selectFrom('favourite_customers').where('user_id', '=', userId);
  return {
    has: async (userId, customerNo) =>
      (await of(userId).select('customer_no').where('customer_no', '=', customerNo).executeTakeFirst()) !== undefined,
    add: async (userId, customerNo) => {
      await database
        .insertInto('favourite_customers')
        .values({
          user_id: userId,
          customer_no: customerNo,
          position: of(userId).select(sql<number>`coalesce(max(position) + 1, 0)`.as('position')),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    remove: async (userId, customerNo) => {
      await database
        .deleteFrom('favourite_customers')
        .where('user_id', '=', userId)
        .where('customer_no', '=', customerNo)
        .execute();
    },
    order: (userId, customerNos) =>
      database.transaction().execute(async (trx) => {
        // One at a time for each user, so that the order of one of them is left.
        await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
        await sql`
          update favourite_customers set position = placed.place
          from (
            select customer_no, row_number() over (
              order by array_position(${[...customerNos]}::text[], customer_no), position, customer_no) as place
            from favourite_customers where user_id = ${userId}
          ) as placed
          where user_id = ${userId} and favourite_customers.customer_no = placed.customer_no`.execute(trx);
      }),
  };
};
