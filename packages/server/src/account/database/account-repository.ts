import type { Banner, Customer } from '@connect/contract/customer';
import { orderStatus } from '@connect/core/domain/documents/order-status';
import { sql, type Selectable } from 'kysely';
import type { InferOutput } from 'valibot';
import type { Day } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';
import type { CustomersTable } from '../../database/tables.ts';
import type { Language } from '@connect/core/domain/access/language';
import { toMajor } from '../../money.ts';

export interface AccountRepository {
  /** With figures only when `withFigures`: what a user may not see never leaves the server (decisions §figures-withheld). */
  customer(no: string, withFigures: boolean): Promise<Customer | null>;
  /** Due date of the unpaid invoice due next: the first from today on, else the one overdue longest. */
  nextDue(customerNo: string, today: Day): Promise<Day | null>;
  /** Orders created from the first day to the last: shipped ones are fulfilled, all others pending. */
  countOrders(customerNo: string, from: Day, to: Day): Promise<{ pending: number; fulfilled: number }>;
  /** Those of a language, else the English ones; their pictures relative to the image host. */
  banners(language: Language): Promise<InferOutput<typeof Banner>[]>;
}

const toCustomer = (row: Selectable<CustomersTable>, withFigures: boolean): Customer => ({
  no: row.no,
  name: row.name,
  address: {
    address: row.address,
    address_2: row.address_2,
    city: row.city,
    county: row.county,
    post_code: row.post_code,
    country: row.country,
  },
  vat_registration_no: row.vat_registration_no,
  currency_code: row.currency_code,
  balance: withFigures ? { total_owed: toMajor(row.balance) } : null,
  credit_limit: withFigures ? toMajor(row.credit_limit) : null,
  outstanding_orders_value: withFigures ? toMajor(row.outstanding_orders_value) : null,
  terms:
    withFigures && row.terms_code !== null
      ? {
          code: row.terms_code,
          description: row.terms_description ?? '',
          due_date_calculation: row.terms_due_date_calculation ?? '',
          discount_date_calculation: row.terms_discount_date_calculation ?? '',
        }
      : null,
});

export const createAccountRepository = (database: Database): AccountRepository => ({
  customer: async (no, withFigures) => {
    const row = await database.selectFrom('customers').selectAll().where('no', '=', no).executeTakeFirst();
    return row ? toCustomer(row, withFigures) : null;
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
  banners: async (language) => {
    const inLanguage = (wanted: Language) =>
      database
        .selectFrom('banners')
        .select(['link', 'img', 'alt'])
        .where('language', '=', wanted)
        .orderBy('position')
        .execute();
    const own = await inLanguage(language);
    return own.length > 0 ? own : inLanguage('en');
  },
});
