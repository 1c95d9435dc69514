/** What a cell of a file holds; those of CSV are texts alone, empty ones too. */
export type Cell = string | number | boolean | Date | null;

export interface Row {
  /** The line it begins in, counted from 1; of a workbook its row. */
  readonly line: number;
  /** The line it ends in: a text in quotes may have several. */
  readonly lastLine: number;
  readonly cells: readonly Cell[];
  /** Why it cannot be told what its cells are, and of which column if it is one. */
  readonly broken?: { readonly column: string; readonly reason: string };
}

/** How a file is written, as far as a map says so; the rest is guessed from its beginning. */
export interface Dialect {
  readonly encoding?: string | undefined;
  readonly separator?: string | undefined;
  /** What is around texts; `none` where nothing is. */
  readonly quote?: string | undefined;
  /** The line of the headings, counted from 1: what comes before is not read. */
  readonly heading?: number | undefined;
  /** Name of a workbook's sheet; the first one where it is left out. */
  readonly sheet?: string | undefined;
}

export interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
  /** Told as bytes of the file are read. */
  readonly onBytes?: ((count: number) => void) | undefined;
  /** Told of each row of an entry's own files whether it counts, by its `where`. */
  readonly onRow?: ((path: string, counts: boolean) => void) | undefined;
  /** Told of a last row that is not read, as it sums the others up. */
  readonly onTotals?: ((path: string, line: number) => void) | undefined;
  /** Told of each record of which only the whole part counts, by the file it is in. */
  readonly onPart?: ((path: string) => void) | undefined;
  /** Told the share of rows that were put together to records, where that is another step than reading them. */
  readonly onShare?: ((share: number) => void) | undefined;
}

/** A file of rows under headings, read from its beginning each time, in constant memory. */
export interface Table {
  readonly path: string;
  readonly headings: readonly string[];
  /** What its text was taken for, where nothing said so; null otherwise. */
  readonly guessed: string | null;
  /** Whether it is a workbook that counts its days from 1904 on, and not from 1900. */
  readonly isFrom1904?: boolean;
  rows(options?: ReadOptions): AsyncIterable<Row>;
  /** Writes the headings and the rows of some lines as they are, to a file of the same format. */
  copy(isWanted: (line: number) => boolean, to: string): Promise<void>;
}

/** Why a file cannot be read at all; what to do is part of it. */
export class UnreadableFile extends Error {
  readonly path: string;
  readonly reason: string;
  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.name = 'UnreadableFile';
    this.path = path;
    this.reason = reason;
  }
}
