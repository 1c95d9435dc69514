import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/**
 * Counts that an account manager worked with a customer: opened it or one of its documents, or began to act for it. Their top
 * customers follow from it (specification §favourite-and-top-customers).
 */
export const countVisit = async (
  database: Database,
  visit: { readonly userId: string; readonly customerNo: string; readonly now: Date },
): Promise<void> => {
  await database
    .insertInto('customer_visits')
    .values({ user_id: visit.userId, customer_no: visit.customerNo, visits: 1, last_at: visit.now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'customer_no'])
        .doUpdateSet(({ ref }) => ({ visits: sql`${ref('customer_visits.visits')} + 1`, last_at: visit.now })),
    )
    .execute();
};
