import { orderStatus } from '@connect/core/domain/documents/order-status';
import { shownArticles, shownBanners } from '@connect/core/domain/content/showing';
import { addDays } from '@connect/core/domain/calendar/day';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { money, type Money } from '@connect/core/domain/money/money';
import { sql, type Selectable } from 'kysely';
import type { Day } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';
import type { CustomersTable } from '../../database/customer-tables.ts';
import type { Account, AccountRepository } from '../application/account-repository.ts';

/** What of a customer's figures follows from the invoices; null where none is asked for. */
interface InvoiceFigures {
  /** On a day, the one before and the one after. */
  readonly overdue: readonly { readonly on: Day; readonly amount: number }[];
  readonly leftOut: number;
}

const toAccount = (row: Selectable<CustomersTable>, figures: InvoiceFigures | null): Account => {
  const figure = (minor: number): Money | null => (figures ? money(minor, row.currency_code) : null);
  return {
    customer: {
      no: row.no,
      name: row.name,
      address: {
        address: row.address,
        address2: row.address_2,
        city: row.city,
        county: row.county,
        postCode: row.post_code,
        country: row.country,
      },
      vatRegistrationNo: row.vat_registration_no,
      currencyCode: row.currency_code,
      totalOwed: figure(row.balance),
      balanceDerived: row.balance_derived,
      ...(figures && row.balance_derived && figures.leftOut > 0 && { invoicesLeftOut: figures.leftOut }),
      ...(figures && {
        overdueByDay: figures.overdue.map(({ on, amount }) => ({ on, amount: money(amount, row.currency_code) })),
      }),
      outstandingDerived: row.outstanding_derived,
      ...(figures && row.figures_given_at && { figuresGivenAt: row.figures_given_at.toISOString() }),
      creditLimit: figure(row.credit_limit),
      outstandingOrdersValue: figure(row.outstanding_orders_value),
      terms:
        figures && row.terms_code !== null ? { code: row.terms_code, description: row.terms_description ?? '' } : null,
    },
    termsCalculation: {
      dueDate: row.terms_due_date_calculation ?? '',
      discountDate: row.terms_discount_date_calculation ?? '',
    },
  };
};

/** What is overdue around a day, and of how many invoices nobody knows what is still to be paid. */
const invoiceFigures = async (database: Database, no: CustomerNo, today: Day): Promise<InvoiceFigures> => {
  const days = [-1, 0, 1].map((count) => addDays(today, count));
  const around = sql<InvoiceFigures['overdue'][number]>`
    select day::text as on, coalesce((select sum(remaining_amount) from invoices
        where customer_no = ${no} and remaining_amount > 0 and due_date < day), 0)::float8 as amount
      from unnest(${days}::date[]) as day order by day`.execute(database);
  const unknown = database
    .selectFrom('invoices')
    .where('customer_no', '=', no)
    .where('remaining_amount', 'is', null)
    .where('cancelled', '=', false)
    .select(sql<number>`count(*)::integer`.as('leftOut'))
    .executeTakeFirstOrThrow();
  const [{ rows: overdue }, { leftOut }] = await Promise.all([around, unknown]);
  return { overdue, leftOut };
};

/** What says where and when something is shown, by the names of the core. */
const showingOf = ['language', 'position', 'regions', 'valid_from as validFrom', 'valid_until as validUntil'] as const;

export const createAccountRepository = (database: Database): AccountRepository => ({
  account: async (no, figuresAsOf) => {
    const row = await database.selectFrom('customers').selectAll().where('no', '=', no).executeTakeFirst();
    if (!row) return null;
    return toAccount(row, figuresAsOf && (await invoiceFigures(database, no, figuresAsOf)));
  },
  nextDue: async (customerNo, today) => {
    const row = await database
      .selectFrom('invoices')
      .select('due_date')
      .where('customer_no', '=', customerNo)
      .where('remaining_amount', '>', 0)
      .where('due_date', 'is not', null)
      .orderBy(sql`due_date < ${today}::date`)
      .orderBy('due_date')
      .limit(1)
      .executeTakeFirst();
    return row?.due_date ?? null;
  },
  countOrders: async (customerNo, from, to) => {
    const rows = await database
      .selectFrom('orders')
      .select(['status', 'progress', 'completely_shipped', sql<number>`count(*)::integer`.as('count')])
      .where('customer_no', '=', customerNo)
      .where('document_date', '>=', from)
      .where('document_date', '<=', to)
      .groupBy(['status', 'progress', 'completely_shipped'])
      .execute();
    const counts = { pending: 0, fulfilled: 0 };
    for (const { count, completely_shipped: completelyShipped, ...row } of rows)
      counts[orderStatus({ ...row, completelyShipped }) === 'shipped' ? 'fulfilled' : 'pending'] += count;
    return counts;
  },
  banners: async (reader) => {
    const rows = await database
      .selectFrom('banners')
      .select(['link', 'img', 'alt', ...showingOf])
      .where('language', 'in', [reader.language, 'en'])
      .execute();
    return shownBanners(rows, reader).map(({ link, img, alt }) => ({ link, img, alt }));
  },
  helpArticles: async (reader) => {
    const rows = await database
      .selectFrom('help_articles')
      .select(['key', 'topic', 'title', 'body', ...showingOf])
      .where('language', 'in', [reader.language, 'en'])
      .orderBy('key')
      .execute();
    return shownArticles(rows, reader).map(({ key, topic, title, body }) => ({ key, topic, title, body }));
  },
});
