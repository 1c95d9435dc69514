import { endOfMonth } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';
import { toMajor } from '../../money.ts';
import type { FindStatementDocuments } from '../application/statement.ts';

export const makeFindStatementDocuments =
  (database: Database): FindStatementDocuments =>
  async (customerNo, firstDay) => {
    const rows = await database
      .selectFrom('invoices')
      .select(['no', 'external_reference', 'due_date', 'total_amount_inc_vat', 'remaining_amount'])
      .select((row) => row.fn.coalesce('posting_date', 'document_date').as('date'))
      .where('customer_no', '=', customerNo)
      .where('cancelled', '=', false)
      .where((row) => row(row.fn.coalesce('posting_date', 'document_date'), '<=', endOfMonth(firstDay)))
      .where((row) =>
        row.or([
          row(row.fn.coalesce('posting_date', 'document_date'), '>=', firstDay),
          row('remaining_amount', '<>', 0),
        ]),
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
