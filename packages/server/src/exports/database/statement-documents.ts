import { money } from '@connect/core/domain/money/money';
import { endOfMonth } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';
import type { FindStatementDocuments } from '../application/statement.ts';

export const makeFindStatementDocuments =
  (database: Database): FindStatementDocuments =>
  async (customerNo, firstDay) => {
    const rows = await database
      .selectFrom('invoices')
      .innerJoin('customers', 'customers.no', 'invoices.customer_no')
      .select([
        'invoices.no',
        'currency_code',
        'external_reference',
        'due_date',
        'total_amount_inc_vat',
        'remaining_amount',
      ])
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
      .orderBy('invoices.no')
      .execute();
    const documents = rows.map(({ currency_code: currency, ...row }) => ({
      no: row.no,
      date: row.date,
      reference: row.external_reference,
      dueDate: row.due_date,
      amount: money(row.total_amount_inc_vat, currency),
      remaining: row.remaining_amount === null ? null : money(row.remaining_amount, currency),
    }));
    return {
      before: documents.filter(({ date }) => date < firstDay),
      ofMonth: documents.filter(({ date }) => date >= firstDay),
    };
  };
