import { sql, type RawBuilder } from 'kysely';
import type { Identity } from '../../identity.ts';
import type { Database } from '../../database/open.ts';

type Manager = Pick<Identity, 'id' | 'is_super_user'>;

/** Which customers an account manager reaches: all, or where the server says so, those given to them; super users reach all. */
export interface CustomerScope {
  /** Whether somebody reaches the customers given to them only. */
  isNarrow(manager: Manager): boolean;
  /** Condition on rows of `customers` that they are within reach. */
  within(manager: Manager): RawBuilder<boolean>;
  /** Whether there is such a customer, within reach. */
  reaches(manager: Manager, customerNo: string): Promise<boolean>;
}

export const createCustomerScope = (database: Database, assignedCustomersOnly: boolean): CustomerScope => {
  const isNarrow: CustomerScope['isNarrow'] = (manager) => assignedCustomersOnly && !manager.is_super_user;
  const within: CustomerScope['within'] = (manager) =>
    isNarrow(manager) ? sql<boolean>`customers.account_manager_id = ${manager.id}` : sql<boolean>`true`;
  return {
    isNarrow,
    within,
    reaches: async (manager, customerNo) => {
      const row = await database
        .selectFrom('customers')
        .select('no')
        .where('no', '=', customerNo)
        .where(within(manager))
        .executeTakeFirst();
      return row !== undefined;
    },
  };
};
