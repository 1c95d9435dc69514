import type { Day } from '../calendar/day.ts';
import type { DocumentKind } from '../documents/document.ts';
import type { DocumentNo } from '../documents/number.ts';
import type { DocumentView } from '../documents/view.ts';

/** An export has so many rows at most (specification §exports); a list with more is refused, not cut short. */
export const maxExported = 100_000;

/** At most so many PDFs are fetched for one archive. */
export const maxArchived = 1000;

/** What a list of documents shows, its pages aside. */
export interface DocumentFilter {
  readonly view: DocumentView;
  /** Empty for all. */
  readonly text: string;
  /** Unix seconds, both included. */
  readonly dates: { readonly from: number; readonly to: number };
}

export interface ListedNumber {
  readonly kind: DocumentKind;
  readonly no: DocumentNo;
}

export interface ListedDocument extends ListedNumber {
  readonly documentDate: Day | null;
  readonly poNumber: string | null;
}
