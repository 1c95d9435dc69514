import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { ShipToAddress } from '@connect/core/domain/account/managed-customer';
import { money } from '@connect/core/domain/money/money';
import { availableCreditOf } from '@connect/core/domain/ordering/credit';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { CustomersTable } from '../../database/customer-tables.ts';
import { hasOtherAdministrator } from '../../database/administrators.ts';
import type { CompanyRepository, OrderingCompany } from '../application/company-repository.ts';

/** The id of a customer's own address, which is none of its rows of addresses. */
const ownAddressId = '00000000-0000-0000-0000-000000000000';

type Row = Selectable<CustomersTable>;

const toCompany = (row: Row): OrderingCompany => {
  const { currency_code: currency } = row;
  return {
    no: row.no,
    isBlocked: row.is_blocked,
    currency,
    availableCredit: availableCreditOf({
      creditLimit: money(row.credit_limit, currency),
      totalOwed: money(row.balance, currency),
      outstandingOrdersValue: money(row.outstanding_orders_value, currency),
    }),
    referenceRule: { required: row.reference_required, mask: row.reference_mask },
  };
};

const addressColumns = ['name', 'address', 'address_2', 'city', 'county', 'post_code', 'country'] as const;

const toAddress = (row: Pick<Row, (typeof addressColumns)[number]>, id: string): ShipToAddress => ({
  id,
  name: row.name,
  address: row.address,
  address2: row.address_2,
  city: row.city,
  county: row.county,
  postCode: row.post_code,
  country: row.country,
});

export const createCompanyRepository = (database: Database): CompanyRepository => {
  const customer = (no: CustomerNo) => database.selectFrom('customers').where('no', '=', no);
  return {
    find: async (no) => toCompany(await customer(no).selectAll().executeTakeFirstOrThrow()),
    hold: async (no) => toCompany(await customer(no).selectAll().forNoKeyUpdate().executeTakeFirstOrThrow()),
    addresses: async (no) => {
      const own = await customer(no).select(addressColumns).executeTakeFirstOrThrow();
      const rows = await database
        .selectFrom('customer_addresses')
        .select(['id', ...addressColumns])
        .where('customer_no', '=', no)
        .orderBy('position')
        .orderBy('id')
        .execute();
      return { own: toAddress(own, ownAddressId), others: rows.map((row) => toAddress(row, row.id)) };
    },
    reserveCredit: async (no, totalIncVat) => {
      await database
        .updateTable('customers')
        .set(({ eb }) => ({ outstanding_orders_value: eb('outstanding_orders_value', '+', totalIncVat.minor) }))
        .where('no', '=', no)
        .execute();
    },
    spendLimit: async (userId) => {
      const user = await database
        .selectFrom('users')
        .innerJoin('customers', 'customers.no', 'users.customer_no')
        .select(['spend_limit', 'currency_code'])
        .where('users.id', '=', userId)
        .executeTakeFirst();
      return user && user.spend_limit !== null ? money(user.spend_limit, user.currency_code) : null;
    },
    hasOtherAdministrator: ({ customerNo, id: userId }, totalIncVat) =>
      hasOtherAdministrator(database, { customerNo, userId, totalIncVat: totalIncVat.minor }),
  };
};
