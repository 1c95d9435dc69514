import type { ConfirmationPdf } from './documents/pdf/confirmation.ts';
import type { InvoicePdf } from './documents/pdf/invoice.ts';
import type { ExportedList } from './exports/application/files.ts';
import type { ExportRow } from './exports/application/rows.ts';
import type { StatementPdf } from './exports/pdf/statement.ts';

/** What a file is made with beside what it is of. */
export interface Making {
  /** The rows of a list, of which there may be 100,000. */
  readonly rows?: Iterable<ExportRow>;
  /** That nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined;
}

/** What each kind of file is made of: plain data, which threads can hand over. */
interface FileContents {
  readonly confirmation: ConfirmationPdf;
  readonly invoice: InvoicePdf;
  readonly statement: StatementPdf;
  readonly list: ExportedList;
}
export type FileKind = keyof FileContents;
export type FileOf<Kind extends FileKind> = FileContents[Kind];

// Libraries are loaded with the first file of their kind.
const makers: { readonly [Kind in FileKind]: (what: FileOf<Kind>, making: Making) => Promise<Uint8Array> } = {
  confirmation: async (content) => (await import('./documents/pdf/confirmation.ts')).confirmationPdf(content),
  invoice: async (content) => (await import('./documents/pdf/invoice.ts')).invoicePdf(content),
  statement: async (content) => (await import('./exports/pdf/statement.ts')).statementPdf(content),
  list: async (list, { rows = [], signal }) =>
    (await import('./exports/application/files.ts')).exportFile(list, rows, signal),
};

/** Makes a file of a kind: beside the event loop where a server runs (`file-maker.ts`). */
export type MakeFile = <Kind extends FileKind>(kind: Kind, what: FileOf<Kind>, making?: Making) => Promise<Uint8Array>;

/** Makes a file in this thread. */
export const makeFileHere: MakeFile = (kind, what, making = {}) => makers[kind](what, making);
