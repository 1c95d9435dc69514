import { moneyOfMajor } from '@connect/core/domain/money/major';
import { parseDay, type Day } from '@connect/core/domain/calendar/day';
import { documentStatus } from '@connect/core/domain/documents/document-status';
import { isSampleRow, shownNumbers } from '@connect/core/domain/search/hit';
import type { FoundDocument } from '../../indexing/application/find-documents.ts';
import type { ExportColumn, ExportTexts } from './texts.ts';

/** A row of an export: what the list shows of a document, beside it when it is due and what is left to pay. */
export type ExportRow = Readonly<
  Record<Extract<ExportColumn, 'numbers' | 'reference' | 'status'>, string> &
    Record<Extract<ExportColumn, 'created' | 'accepted' | 'dueDate'>, Day | null> &
    Record<Extract<ExportColumn, 'total' | 'remaining'>, number | null>
>;

/** The columns of the list (specification §list-columns) and two more, in their order. */
export const exportColumns = [
  'numbers',
  'reference',
  'created',
  'accepted',
  'status',
  'total',
  'dueDate',
  'remaining',
] as const satisfies readonly ExportColumn[];

/** The row of a document by the rules of the list, in its words. */
export const exportRow = (found: FoundDocument, { statuses, sample }: ExportTexts, today: Day): ExportRow => {
  const dueDate = parseDay(found.due_date);
  const document = {
    ...found,
    orderNumber: found.order_number,
    poNumber: found.po_number,
    srNumber: found.sr_number,
    totalIncVat: moneyOfMajor(found.total_amount, ''),
    completelyShipped: found.completely_shipped,
    remainingAmount: found.remaining_amount === null ? null : moneyOfMajor(found.remaining_amount, ''),
    dueDate,
  };
  const isSample = isSampleRow(document, 'customer');
  const { main, suffix } = shownNumbers(document, 'customer');
  return {
    numbers: suffix === null ? main : `${main} ${isSample ? sample : suffix}`,
    reference: found.po_number ?? '',
    created: parseDay(found.document_date),
    accepted: parseDay(found.posting_date),
    status: statuses[documentStatus(document, isSample, today)],
    total: found.total_amount,
    dueDate,
    remaining: found.remaining_amount,
  };
};
