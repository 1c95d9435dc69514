import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { CountVisit } from '../application/visits.ts';

export const makeCountVisit =
  (database: Database, now: () => Date): CountVisit =>
  async (userId, customerNo) => {
    const lastAt = now();
    await database
      .insertInto('customer_visits')
      .values({ user_id: userId, customer_no: customerNo, visits: 1, last_at: lastAt })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'customer_no'])
          .doUpdateSet(({ ref }) => ({ visits: sql`${ref('customer_visits.visits')} + 1`, last_at: lastAt })),
      )
      .execute();
  };
