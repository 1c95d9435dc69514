import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { endOfMonth, type Day } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';
import { toMajor } from '../../money.ts';
import type { StatementDocument } from '../pdf/statement.ts';

export interface StatementDocuments {
  /** Of months before, not settled yet. */
  readonly before: readonly StatementDocument[];
  readonly ofMonth: readonly StatementDocument[];
}

/**
 * Invoices and credits of a customer up to the end of a month: all of the month, and of those before it what is still open. A
 * cancelled one is none. Their open amounts are today's: when payments came in is not known here.
 */
export const findStatementDocuments = async (
  database: Database,
  customerNo: CustomerNo,
  firstDay: Day,
): Promise<StatementDocuments> => {
  const rows = await database
    .selectFrom('invoices')
    .select(['no', 'external_reference', 'due_date', 'total_amount_inc_vat', 'remaining_amount'])
    .select((row) => row.fn.coalesce('posting_date', 'document_date').as('date'))
    .where('customer_no', '=', customerNo)
    .where('cancelled', '=', false)
    .where((row) => row(row.fn.coalesce('posting_date', 'document_date'), '<=', endOfMonth(firstDay)))
    .where((row) =>
      row.or([row(row.fn.coalesce('posting_date', 'document_date'), '>=', firstDay), row('remaining_amount', '<>', 0)]),
    )
    .orderBy('date')
    .orderBy('no')
    .execute();
  const documents = rows.map((row) => ({
    no: row.no,
    date: row.date,
    reference: row.external_reference,
    dueDate: row.due_date,
    amount: toMajor(row.total_amount_inc_vat),
    remaining: row.remaining_amount === null ? null : toMajor(row.remaining_amount),
  }));
  return {
    before: documents.filter(({ date }) => date < firstDay),
    ofMonth: documents.filter(({ date }) => date >= firstDay),
  };
};
