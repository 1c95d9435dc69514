import { money } from '@connect/core/domain/money/money';
import { overdueAges, type OverdueAge } from '@connect/core/domain/reports/report';
import { sql } from 'kysely';
import type { Day } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';
import type { ReportScope } from '../domain/report-scope.ts';
import { isCounted } from './report-scope.ts';

type Row = Omit<OverdueAge, 'amount'> & { readonly amount: number };

/** Invoices that are overdue today, by age: the rule of the core's `invoiceStatus`, something to pay and due before today. */
export const overdueByAge = async (database: Database, scope: ReportScope, today: Day): Promise<OverdueAge[]> => {
  const { rows } = await sql<Row>`
    with overdue as (
      select invoices.customer_no, invoices.remaining_amount, ${today}::date - invoices.due_date as days
      from invoices join customers on customers.no = invoices.customer_no
      where invoices.remaining_amount > 0 and invoices.due_date < ${today}::date and ${isCounted(scope)})
    select case when days <= 30 then '1-30' when days <= 60 then '31-60' when days <= 90 then '61-90' else '90+' end as age,
      sum(remaining_amount)::float8 as amount, count(*)::integer as invoices,
      count(distinct customer_no)::integer as customers
    from overdue group by 1`.execute(database);
  return overdueAges.map((age) => {
    const row = rows.find((found) => found.age === age) ?? { age, amount: 0, invoices: 0, customers: 0 };
    return { ...row, amount: money(row.amount, scope.currency) };
  });
};
