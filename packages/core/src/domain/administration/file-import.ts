/**
 * So many bytes has a file at most that is handed over on a page (specification §imports-for-administrators); larger ones go by the
 * command, or the integration API.
 */
export const maxImportFile = 5_000_000;

/** How an import names whoever sent a file, and the file. */
export const sentBy = (
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
  file: string,
): string => `${`${firstName} ${lastName}`.trim()}: ${file}`;

/** A file with records that an administrator hands over. */
export interface ImportFile {
  readonly name: string;
  /** Its bytes in base64. */
  readonly content: string;
  /** What its records are, where neither its name nor the map tells. */
  readonly kind: string | null;
  /** What says which heading is which column; null for none. */
  readonly map: string | null;
  /** It is looked at, and nothing is written. */
  readonly dryRun: boolean;
}

/** What became of the records of a kind. */
export interface ImportedKind {
  readonly kind: string;
  /** The import whose report has them; null where nothing came to be sent. */
  readonly run: string | null;
  readonly read: number;
  readonly accepted: number;
  readonly unchanged: number;
  readonly waiting: number;
  readonly refused: number;
}

/** Why a row was refused, by the line of the file. */
export interface RefusedRow {
  readonly line: number;
  readonly column: string;
  readonly reason: string;
}

/** What became of a file. */
export interface FileImport {
  /** A map that the file needs and that was guessed, to be looked at first; then there is nothing else. */
  readonly guessedMap: string | null;
  readonly kinds: readonly ImportedKind[];
  /** The first thousand. */
  readonly refusals: readonly RefusedRow[];
  readonly refusalCount: number;
  /** The rows that were refused, as a file of the same name and format in base64, to be corrected and handed over again; null where there are none. */
  readonly refusedRows: string | null;
}
