import { sql, type RawBuilder } from 'kysely';
import type { Reach } from '../reach.ts';

/** Condition on rows of `customers` that they are within reach: for staff, nobody whom the supplier took away. */
export const isWithin = (reach: Reach): RawBuilder<boolean> => {
  switch (reach.kind) {
    case 'all':
      return sql<boolean>`customers.removed_at is null`;
    case 'company':
      return sql<boolean>`customers.no = ${reach.customerNo}`;
    case 'given-to':
      return sql<boolean>`customers.account_manager_id = ${reach.managerId} and customers.removed_at is null`;
  }
};
