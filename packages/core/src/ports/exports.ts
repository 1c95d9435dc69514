import type { Day } from '../domain/calendar/day.ts';
import type { DocumentFilter, ListedDocument } from '../domain/export/document-list.ts';
import type { ExportFormat } from '../domain/export/file-names.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

/** Whole lists of the customer's own documents, and statements of account. */
export interface Exports {
  /** All documents of a list as a file, with their status as of a day. */
  documents(filter: DocumentFilter, format: ExportFormat, today: Day): Promise<Result<Uint8Array, Refusal>>;
  /** What can be downloaded of them, the newest first: the first 1,000 of `total`. */
  list(filter: DocumentFilter): Promise<Result<{ documents: readonly ListedDocument[]; total: number }, Refusal>>;
  /** Of a month `YYYY-MM` that has begun, as PDF. */
  statement(month: string): Promise<Result<Uint8Array, Refusal>>;
}
