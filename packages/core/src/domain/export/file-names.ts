import type { Day } from '../calendar/day.ts';
import type { DocumentView } from '../documents/view.ts';

export type ExportFormat = 'csv' | 'xlsx';

const nouns: Record<DocumentView, string> = { orders: 'orders', invoices: 'invoices', both: 'orders-and-invoices' };

/** The name an exported list is saved under, such as `orders-and-invoices-2026-11-21.csv` (specification §exports). */
export const exportFileName = (view: DocumentView, day: Day, ending: ExportFormat | 'zip'): string =>
  `${nouns[view]}-${day}.${ending}`;

/** The name a statement of account is saved under; its month is `YYYY-MM`. */
export const statementFileName = (month: string): string => `statement-${month}.pdf`;
