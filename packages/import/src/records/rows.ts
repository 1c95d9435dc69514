import type { Cell, Row } from '../readers/table.ts';
import type { Condition } from '../map/model.ts';
import { textOf } from './values.ts';

/** A file whose rows are read, and where its headings are. */
export interface Origin {
  readonly path: string;
  readonly at: ReadonlyMap<string, number>;
  /** Whether it is a workbook that counts its days from 1904 on, and not from 1900. */
  readonly isFrom1904: boolean;
}

export interface SourceRow extends Row {
  readonly origin: Origin;
}

/** Rows of one record. */
export interface Group {
  /** At least one. */
  readonly own: readonly SourceRow[];
  readonly others: ReadonlyMap<string, readonly SourceRow[]>;
}

/** Why something of a file does not get in; the column is the file's own heading, empty where it is the whole row. */
export interface Refusal {
  readonly file: string;
  readonly line: number;
  readonly lastLine: number;
  readonly column: string;
  readonly reason: string;
}

/** Throws for a heading that the file has not: that is looked at before the first row. */
export const cellOf = ({ cells, origin }: SourceRow, heading: string): Cell => {
  const at = origin.at.get(heading);
  if (at === undefined) throw new RangeError(`${origin.path} has no column ${heading}`);
  return cells[at] ?? null;
};

export const refusalOf = ({ origin, line, lastLine }: SourceRow, column: string, reason: string): Refusal => ({
  file: origin.path,
  line,
  lastLine,
  column,
  reason,
});

/** The key that a row's columns make together; null where all of them are empty. */
export const keyOfRow = (row: SourceRow, headings: readonly string[]): string | null => {
  const parts = headings.map((heading) => textOf(cellOf(row, heading)));
  return parts.some((part) => part !== '') ? parts.join('\u001F') : null;
};

export const meets = (row: SourceRow, condition: Condition): boolean =>
  Object.entries(condition).every(([heading, values]) => values.includes(textOf(cellOf(row, heading))));

/** Smaller numbers first, and other texts by their letters; rows of which nothing is smaller stay as they are in their files. */
export const sorted = (rows: readonly SourceRow[], headings: readonly string[]): readonly SourceRow[] => {
  const compare = (one: string, other: string): number => {
    const difference = Number(one) - Number(other);
    return Number.isNaN(difference) ? (one < other ? -1 : Number(one > other)) : difference;
  };
  return [...rows].sort((one, other) => {
    for (const heading of headings) {
      const order = compare(textOf(cellOf(one, heading)), textOf(cellOf(other, heading)));
      if (order !== 0) return order;
    }
    return one.origin.path === other.origin.path ? one.line - other.line : one.origin.path < other.origin.path ? -1 : 1;
  });
};
