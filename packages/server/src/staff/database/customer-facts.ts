import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { money } from '@connect/core/domain/money/money';
import { sql } from 'kysely';
import type { Day } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';
import type { CustomerFacts } from '../application/managed-customer.ts';
import { nameOf } from '../application/profile.ts';

const knownOf = async (database: Database, no: CustomerNo, today: Day) => {
  const row = await database
    .selectFrom('customers')
    .leftJoin('users', 'users.id', 'customers.account_manager_id')
    .select(['is_blocked', 'currency_code', 'first_name', 'last_name'])
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
  const { first_name, last_name } = row;
  return {
    isBlocked: row.is_blocked,
    overdue: money(row.overdue ?? 0, row.currency_code),
    accountManager:
      first_name === null || last_name === null ? null : nameOf({ firstName: first_name, lastName: last_name }),
  };
};

const contactsOf = (database: Database, no: CustomerNo) =>
  database
    .selectFrom('customer_contacts')
    .select(['name', 'job', 'email', 'phone'])
    .where('customer_no', '=', no)
    .orderBy('position')
    .execute();

const addressesOf = (database: Database, no: CustomerNo) =>
  database
    .selectFrom('customer_addresses')
    .select(['id', 'name', 'address', 'address_2 as address2', 'city', 'county', 'post_code as postCode', 'country'])
    .where('customer_no', '=', no)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const makeCustomerFacts =
  (database: Database): CustomerFacts =>
  async (no, today) => ({
    ...(await knownOf(database, no, today)),
    contacts: await contactsOf(database, no),
    addresses: await addressesOf(database, no),
  });
