import type { Database } from '../../database/open.ts';
import { isWithin } from '../../database/reach.ts';
import type { CustomerScope } from '../application/customer-scope.ts';

export const createCustomerScope = (database: Database, assignedCustomersOnly: () => boolean): CustomerScope => {
  const isNarrow: CustomerScope['isNarrow'] = (manager) => assignedCustomersOnly() && !manager.isSuperUser;
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
