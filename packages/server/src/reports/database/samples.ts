import type { SamplesReport } from '@connect/core/domain/reports/report';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { isSampleOrder } from '../../database/sample-sql.ts';
import type { ReportScope } from '../domain/report-scope.ts';
import { inRegion, isWithin } from './report-scope.ts';

/** Lines that are no product: charges, and notes, whose type is blank (specification §hidden-items, §special-items). */
const isProduct = sql<boolean>`(item.item_no not in ('POSTAGE', 'FEE', 'SPL123', '') and trim(item.type) <> '')`;

/**
 * Sample orders by month, and how many converted: the customer has since ordered, on a later day and on an order that is neither a
 * sample nor cancelled, a product of the sample. The samples are found first: they are few, which the database cannot tell. Nor can it tell
 * that what one customer has ordered since is less than what everybody ordered of a product: `offset 0` keeps it to the customer's orders.
 */
export const samplesByMonth = async (database: Database, scope: ReportScope): Promise<SamplesReport['months']> => {
  const { start, end } = scope.period;
  const { rows } = await sql<SamplesReport['months'][number]>`
    with sample as materialized (
      select no, customer_no, document_date from orders
      where ${isSampleOrder()} and ${isWithin(sql`document_date`, scope.period)}),
    sent as (
      select date_trunc('month', sample.document_date::timestamp) as month, exists (
        select from orders as later
        cross join lateral (select item_no from order_lines where document_no = later.no offset 0) as bought
        where later.customer_no = sample.customer_no and later.document_date > sample.document_date
          and not later.cancelled and ${isSampleOrder('later')} is not true
          and bought.item_no in (select item.item_no from order_lines as item
            where item.document_no = sample.no and ${isProduct})) as converted
      from sample join customers on customers.no = sample.customer_no
      where ${inRegion(scope)})
    select to_char(month.start, 'YYYY-MM') as month, count(sent.month)::integer as sent,
      count(*) filter (where sent.converted)::integer as converted
    from generate_series(${start}::timestamp, ${end}::timestamp - interval '1 month', interval '1 month') as month(start)
    left join sent on sent.month = month.start
    group by month.start order by month.start`.execute(database);
  return rows;
};
