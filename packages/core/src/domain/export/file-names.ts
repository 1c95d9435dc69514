import type { Day } from '../calendar/day.ts';
import type { DocumentView } from '../documents/view.ts';

/** What a file of each format is. */
export const exportTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type ExportFormat = keyof typeof exportTypes;

const nouns: Record<DocumentView, string> = { orders: 'orders', invoices: 'invoices', both: 'orders-and-invoices' };

/** The name an exported list is saved under, such as `orders-and-invoices-2026-11-21.csv` (specification §exports). */
export const exportFileName = (view: DocumentView, day: Day, ending: ExportFormat | 'zip'): string =>
  `${nouns[view]}-${day}.${ending}`;

/** The name a statement of account is saved under; its month is `YYYY-MM`. */
export const statementFileName = (month: string): string => `statement-${month}.pdf`;
