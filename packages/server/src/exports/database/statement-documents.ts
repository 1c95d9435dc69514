import type { DocumentNo } from '@connect/core/domain/documents/number';
import { money } from '@connect/core/domain/money/money';
import { sql } from 'kysely';
import { endOfMonth, type Day } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';
import type { FindStatementDocuments } from '../application/statement.ts';

interface Row {
  readonly no: DocumentNo;
  readonly currency_code: string;
  readonly date: Day;
  readonly reference: string | null;
  readonly due_date: Day | null;
  readonly amount: number;
  readonly remaining: number | null;
}

/**
 * What of a payment settles no invoice is to the customer's good, so that the statement comes to the balance. A cancelled invoice stands nowhere, nor
 * does what credit notes take back of it (specification §statement).
 */
export const makeFindStatementDocuments =
  (database: Database): FindStatementDocuments =>
  async (customerNo, firstDay) => {
    const { rows } = await sql<Row>`
      select found.*, currency_code from customers join lateral (
        select no, coalesce(posting_date, document_date) as date, external_reference as reference, due_date,
          total_amount_inc_vat + coalesce(taken_back, 0) as amount, remaining_amount as remaining
        from invoices left join lateral (
            select sum(allocation.amount - beyond) as taken_back from allocations as allocation
            join invoices as invoice on invoice.no = invoice_no and invoice.cancelled
            where kind = 'credit-notes' and source_no = invoices.no) as settled on credit_note
        where customer_no = customers.no and not cancelled
          and (taken_back is null or total_amount_inc_vat + taken_back <> 0)
        union all select no, paid_on, reference, null, -unallocated, -unallocated
        from payments where customer_no = customers.no and unallocated <> 0
      ) as found on true
      where customers.no = ${customerNo} and date <= ${endOfMonth(firstDay)}::date
        and (date >= ${firstDay}::date or remaining <> 0)
      order by date, no`.execute(database);
    const documents = rows.map(({ currency_code: currency, due_date: dueDate, amount, remaining, ...row }) => ({
      ...row,
      dueDate,
      amount: money(amount, currency),
      remaining: remaining === null ? null : money(remaining, currency),
    }));
    return {
      before: documents.filter(({ date }) => date < firstDay),
      ofMonth: documents.filter(({ date }) => date >= firstDay),
    };
  };
