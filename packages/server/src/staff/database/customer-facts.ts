import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Database } from '../../database/open.ts';
import type { CustomerFacts } from '../application/managed-customer.ts';
import { nameOf } from '../application/profile.ts';

const knownOf = async (database: Database, no: CustomerNo) => {
  const row = await database
    .selectFrom('customers')
    .leftJoin('users', 'users.id', 'customers.account_manager_id')
    .select(['is_blocked', 'first_name', 'last_name'])
    .where('no', '=', no)
    .executeTakeFirstOrThrow();
  const { first_name, last_name } = row;
  return {
    isBlocked: row.is_blocked,
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
  async (no) => ({
    ...(await knownOf(database, no)),
    contacts: await contactsOf(database, no),
    addresses: await addressesOf(database, no),
  });
