import type { DocumentNo } from '../domain/documents/number.ts';
import type { Day } from '../domain/calendar/day.ts';
import type { DocumentKind } from '../domain/documents/document.ts';
import type { DocumentView } from '../domain/documents/view.ts';
import type { ExportFormat } from '../domain/export/file-names.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

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

/** Whole lists of the customer's own documents, and statements of account. */
export interface Exports {
  /** All documents of a list as a file, with their status as of a day. */
  documents(filter: DocumentFilter, format: ExportFormat, today: Day): Promise<Result<Uint8Array, Refusal>>;
  /** What can be downloaded of them, the newest first: the first 1,000 of `total`. */
  list(filter: DocumentFilter): Promise<Result<{ documents: readonly ListedDocument[]; total: number }, Refusal>>;
  /** Of a month `YYYY-MM` that has begun, as PDF. */
  statement(month: string): Promise<Result<Uint8Array, Refusal>>;
}
