import type { Money } from '@connect/core/domain/money/money';
import type { Day } from '@connect/core/domain/calendar/day';
import { documentStatus } from '@connect/core/domain/documents/document-status';
import { shownNumbers } from '@connect/core/domain/search/hit';
import type { FoundDocument } from '../../indexing/application/find-documents.ts';
import type { ExportColumn, ExportTexts } from './texts.ts';

/** A row of an export: what the list shows of a document, beside it when it is due and what is left to pay. */
export type ExportRow = Readonly<
  Record<Extract<ExportColumn, 'numbers' | 'reference' | 'status'>, string> &
    Record<Extract<ExportColumn, 'created' | 'accepted' | 'dueDate'>, Day | null> &
    Record<Extract<ExportColumn, 'total' | 'remaining'>, Money | null>
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
  const { main, invoiceNo, isSample } = shownNumbers(found, 'customer');
  const beside = isSample ? ` ${sample}` : invoiceNo && ` / ${invoiceNo}`;
  return {
    numbers: main + (beside ?? ''),
    reference: found.poNumber ?? '',
    created: found.documentDate,
    accepted: found.postingDate,
    status: statuses[documentStatus(found, isSample, today)],
    total: found.totalIncVat,
    dueDate: found.dueDate,
    remaining: found.remainingAmount,
  };
};
