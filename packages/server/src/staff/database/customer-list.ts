import {
  customerPageSize,
  goesByCurrency,
  nearLimitPercent,
  type CustomerListQuery,
  type ListedCustomer,
} from '@connect/core/domain/account/managed-customer';
import { money } from '@connect/core/domain/money/money';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Identity } from '../../identity.ts';
import type { Day } from '../../calendar.ts';
import { holdsWords } from '../../database/holds-words.ts';
import type { Database } from '../../database/open.ts';
import type { CustomersTable } from '../../database/customer-tables.ts';
import { currencyOf } from '../../database/customer-currency.ts';
import type { CustomerLists } from '../application/customer-lists.ts';
import type { CustomerScope } from '../application/customer-scope.ts';
import { isWithin } from '../../database/reach.ts';

const topCount = 10;

const columns = [
  'customers.no',
  'name',
  'is_blocked',
  'credit_limit',
  'balance',
  'terms_code',
  'terms_description',
  'currency_code',
] as const;
type Row = Pick<
  Selectable<CustomersTable>,
  'no' | 'name' | 'is_blocked' | 'credit_limit' | 'balance' | 'terms_code' | 'terms_description' | 'currency_code'
>;

const toListed = (row: Row): ListedCustomer => ({
  no: row.no,
  name: row.name,
  isBlocked: row.is_blocked,
  creditLimit: money(row.credit_limit, row.currency_code),
  totalOwed: money(row.balance, row.currency_code),
  termsDescription: row.terms_code === null ? null : (row.terms_description ?? ''),
  currencyCode: row.currency_code,
});

const filters = {
  all: () => sql<boolean>`true`,
  blocked: () => sql<boolean>`is_blocked`,
  overdue: (today) => sql<boolean>`exists (select from invoices
    where customer_no = customers.no and remaining_amount > 0 and due_date < ${today}::date)`,
  // Amounts times a hundred are exact as integers alone.
  'near-limit': () =>
    sql<boolean>`balance > 0 and balance::bigint * 100 >= credit_limit::bigint * ${nearLimitPercent}::bigint`,
} satisfies Record<CustomerListQuery['filter'], (today: Day) => RawBuilder<boolean>>;

const searchText = sql<string>`search_text`;
/** Text goes by its characters, so that it has the same order in every database. */
const byName = sql`search_text collate "C"`;
const byNumber = sql`customers.no collate "C"`;
const sorts = {
  name: [byName],
  no: [byNumber],
  credit_limit: [sql`credit_limit`],
  balance: [sql`balance`],
  // 7 days before 14.
  terms: [sql`terms_days`, sql`terms_description collate "C"`],
} satisfies Record<CustomerListQuery['sort'], RawBuilder<unknown>[]>;

export const createCustomerLists = (
  database: Database,
  scope: CustomerScope,
  supplierCurrency: string,
): CustomerLists => {
  const within = (manager: Identity) => database.selectFrom('customers').where(isWithin(scope.reachOf(manager)));
  return {
    list: async (manager, { text, filter, sort, descending, page }, today) => {
      const found = within(manager).where(holdsWords(searchText, text)).where(filters[filter](today));
      const counted = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
      // Those without terms come last, whichever way the list goes.
      const sorted = sorts[sort].reduce(
        (query, column) => query.orderBy(column, (order) => (descending ? order.desc() : order.asc()).nullsLast()),
        goesByCurrency(sort)
          ? found.select(columns).orderBy(sql`${currencyOf(supplierCurrency)} collate "C"`)
          : found.select(columns),
      );
      const rows = await sorted
        .orderBy(byName)
        .orderBy(byNumber)
        .limit(customerPageSize)
        .offset((page - 1) * customerPageSize)
        .execute();
      return { data: rows.map(toListed), total: counted.total };
    },
    top: async (manager) => {
      const rows = await within(manager)
        .innerJoin('customer_visits', 'customer_visits.customer_no', 'customers.no')
        .select(columns)
        .where('user_id', '=', manager.id)
        // They stand in a table of their own (decisions §customers-listed-once).
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('favourite_customers')
                .select('customer_no')
                .whereRef('favourite_customers.customer_no', '=', 'customers.no')
                .where('favourite_customers.user_id', '=', manager.id),
            ),
          ),
        )
        .orderBy('visits', 'desc')
        .orderBy('last_at', 'desc')
        .orderBy('customers.no')
        .limit(topCount)
        .execute();
      return rows.map(toListed);
    },
    favourites: async (manager) => {
      const rows = await within(manager)
        .innerJoin('favourite_customers', 'favourite_customers.customer_no', 'customers.no')
        .select(columns)
        .where('user_id', '=', manager.id)
        .orderBy('position')
        .orderBy('customers.no')
        .execute();
      return rows.map(toListed);
    },
  };
};
