import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { CustomerScope, Reach } from '../application/customer-scope.ts';

/** Condition on rows of `customers` that they are within reach. */
export const isWithin = (reach: Reach): RawBuilder<boolean> => {
  switch (reach.kind) {
    case 'all':
      return sql<boolean>`true`;
    case 'company':
      return sql<boolean>`customers.no = ${reach.customerNo}`;
    case 'given-to':
      return sql<boolean>`customers.account_manager_id = ${reach.managerId}`;
  }
};

export const createCustomerScope = (database: Database, assignedCustomersOnly: boolean): CustomerScope => {
  const isNarrow: CustomerScope['isNarrow'] = (manager) => assignedCustomersOnly && !manager.is_super_user;
  const reachOf: CustomerScope['reachOf'] = (manager) =>
    isNarrow(manager) ? { kind: 'given-to', managerId: manager.id } : { kind: 'all' };
  return {
    isNarrow,
    reachOf,
    reaches: async (manager, customerNo) => {
      const row = await database
        .selectFrom('customers')
        .select('no')
        .where('no', '=', customerNo)
        .where(isWithin(reachOf(manager)))
        .executeTakeFirst();
      return row !== undefined;
    },
  };
};
