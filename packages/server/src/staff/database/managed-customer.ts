import type { ManagedCustomer } from '@connect/contract/managed-customers';
import { orderHistoryRange } from '@connect/core/domain/account/figures';
import { sql } from 'kysely';
import type { AccountRepository } from '../../account/database/account-repository.ts';
import type { Identity } from '../../identity.ts';
import type { Day } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';
import { toMajor } from '../../money.ts';
import { createFavourites } from './favourites.ts';
import { nameOf } from './profile.ts';

/** What the supplier knows of a customer beside its account. */
const knownOf = async (database: Database, no: string, today: Day) => {
  const { is_blocked, overdue, ...manager } = await database
    .selectFrom('customers')
    .leftJoin('users', 'users.id', 'customers.account_manager_id')
    .select(['is_blocked', 'first_name', 'last_name'])
    .select(({ selectFrom }) =>
      selectFrom('invoices')
        .whereRef('invoices.customer_no', '=', 'customers.no')
        .where('remaining_amount', '>', 0)
        .where('due_date', '<', today)
        .select(sql<number>`coalesce(sum(remaining_amount), 0)::float8`.as('overdue'))
        .as('overdue'),
    )
    .where('no', '=', no)
    .executeTakeFirstOrThrow();
  const { first_name, last_name } = manager;
  return {
    is_blocked,
    overdue: toMajor(overdue ?? 0),
    account_manager: first_name === null || last_name === null ? null : nameOf({ first_name, last_name }),
  };
};

const contactsOf = (database: Database, no: string) =>
  database
    .selectFrom('customer_contacts')
    .select(['name', 'job', 'email', 'phone'])
    .where('customer_no', '=', no)
    .orderBy('position')
    .execute();

const addressesOf = (database: Database, no: string) =>
  database
    .selectFrom('customer_addresses')
    .select(['id', 'name', 'address', 'address_2', 'city', 'county', 'post_code', 'country'])
    .where('customer_no', '=', no)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Finds a customer as View Customer shows it; its figures are those of the customer's own dashboard, by the same queries. */
export const makeFindManagedCustomer =
  ({ database, accounts }: { database: Database; accounts: AccountRepository }) =>
  async (reader: Identity, no: string, today: Day): Promise<ManagedCustomer | null> => {
    const account = await accounts.customer(no, true);
    const owed = account?.balance?.total_owed ?? null;
    // Asked for with its figures, it has them.
    if (!account || owed === null || account.credit_limit === null || account.outstanding_orders_value === null)
      return null;
    const { from, to } = orderHistoryRange(today);
    return {
      ...account,
      balance: { total_owed: owed },
      credit_limit: account.credit_limit,
      outstanding_orders_value: account.outstanding_orders_value,
      ...(await knownOf(database, no, today)),
      is_favourite: await createFavourites(database).has(reader.id, no),
      next_due: await accounts.nextDue(no, today),
      orders_count: await accounts.countOrders(no, from, to),
      contacts: await contactsOf(database, no),
      addresses: await addressesOf(database, no),
    };
  };
