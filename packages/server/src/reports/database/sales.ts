import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { money } from '@connect/core/domain/money/money';
import type { CustomersReport, MonthOfSales } from '@connect/core/domain/reports/report';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { isSampleInvoice } from '../../database/sample-sql.ts';
import type { ReportScope } from '../domain/report-scope.ts';
import { currencyOf } from '../../database/customer-currency.ts';
import { inRegion, isCounted, isWithin } from './report-scope.ts';

const day = sql`invoices.document_date`;

/**
 * What was sold: every invoice of the list that is not a sample's, by its date and its total without VAT. Credits count as they are,
 * negative, and so does a cancelled invoice: the credit that takes it back is another document. From the first day of the year
 * before on, without a gap: so one index has all that is asked.
 */
const sold = (scope: ReportScope) => sql`
  from invoices join customers on customers.no = invoices.customer_no
  where ${isWithin(day, { start: scope.before.start, end: scope.period.end })}
    and ${isSampleInvoice} is not true and ${isCounted(scope)}`;

/** Sums in minor units. */
interface Sums {
  readonly sales: number;
  readonly lastYear: number;
}

const amountsOf = ({ sales, lastYear }: Sums, { currency }: ReportScope) => ({
  sales: money(sales, currency),
  lastYear: money(lastYear, currency),
});

interface MonthRow extends Sums {
  readonly month: string;
  readonly invoices: number;
}

export const salesByMonth = async (database: Database, scope: ReportScope): Promise<MonthOfSales[]> => {
  const { start, end } = scope.period;
  const { rows } = await sql<MonthRow>`
    with sold as (
      select date_trunc('month', ${day}::timestamp) as month,
        sum(invoices.total_amount)::float8 as sales,
        (sum(invoices.total_amount) filter (where ${isWithin(day, scope.before)}))::float8 as compared, count(*)::integer as invoices
      ${sold(scope)}
      group by 1)
    select to_char(month.start, 'YYYY-MM') as month, coalesce(this.sales, 0) as sales,
      coalesce(before.compared, 0) as "lastYear", coalesce(this.invoices, 0) as invoices
    from generate_series(${start}::timestamp, ${end}::timestamp - interval '1 month', interval '1 month') as month(start)
    left join sold as this on this.month = month.start
    left join sold as before on before.month = month.start - interval '1 year'
    order by month.start`.execute(database);
  return rows.map((row) => ({ ...row, ...amountsOf(row, scope) }));
};

/** The currencies that a region's invoices are in. */
export const currenciesOf = async (database: Database, scope: ReportScope): Promise<string[]> => {
  const { rows } = await sql<{ currency: string }>`
    select distinct ${currencyOf(scope.supplierCurrency)} as currency from customers
    where ${inRegion(scope)} and exists (select from invoices where invoices.customer_no = customers.no)
    order by 1`.execute(database);
  return rows.map(({ currency }) => currency);
};

interface CustomerRow extends Sums {
  readonly no: CustomerNo;
  readonly name: string;
  readonly place: number;
  readonly fall: number;
}

const listed = 10;

/** Of those who are customers still: ten with the highest sales, and ten that fell furthest against the same months of the year before. */
export const salesByCustomer = async (
  database: Database,
  scope: ReportScope,
): Promise<Pick<CustomersReport, 'top' | 'falling'>> => {
  const of = (period: ReportScope['period']) =>
    sql`coalesce(sum(invoices.total_amount) filter (where ${isWithin(day, period)}), 0)::float8`;
  const { rows } = await sql<CustomerRow>`
    with sold as (
      select customers.no, customers.name, ${of(scope.period)} as sales, ${of(scope.before)} as "lastYear"
      ${sold(scope)} and customers.removed_at is null
      group by customers.no),
    ranked as (
      select *, row_number() over (order by sales desc, no)::integer as place,
        row_number() over (order by sales - "lastYear", no)::integer as fall
      from sold)
    select * from ranked
    where (place <= ${listed} and sales > 0) or (fall <= ${listed} and sales < "lastYear")`.execute(database);
  const by = (rank: 'place' | 'fall') =>
    rows
      .filter((row) => row[rank] <= listed && (rank === 'place' ? row.sales > 0 : row.sales < row.lastYear))
      .toSorted((a, b) => a[rank] - b[rank])
      .map((row) => ({ no: row.no, name: row.name, ...amountsOf(row, scope) }));
  return { top: by('place'), falling: by('fall') };
};
