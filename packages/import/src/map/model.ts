import type { Kind } from '@connect/contract/integration/kinds';
import type { Holds } from '@connect/contract/integration/described';
import type { Dialect } from '../readers/table.ts';
import type { Formats } from '../records/values.ts';

/** Codes and what stands for them; of a column of several texts a code may stand for several. */
export type CodeTable = Readonly<Record<string, string | readonly string[]>>;

/** Rows that count: those whose columns have one of the values. */
export type Condition = Readonly<Record<string, readonly string[]>>;

/** Where the value of a column of the model comes from. */
export interface Source {
  readonly holds: Holds;
  /** Of a number, whether only whole ones count. */
  readonly whole: boolean;
  /** Headings, in the order in which texts are joined or amounts added. */
  readonly columns: readonly string[];
  /** Name of other rows of the record; null for its own. */
  readonly from: string | null;
  /** The same for every record, instead of columns. */
  readonly value: string | null;
  /** What stands for an empty cell. */
  readonly empty: string | null;
  readonly join: string;
  /** Whether columns are added up, and whether those of all rows are. */
  readonly sum: boolean | 'rows';
  readonly split: string | null;
  readonly table: CodeTable | null;
  readonly otherwise: string | null;
  readonly as: 'slug' | 'unpadded' | null;
  readonly negate: boolean;
  readonly formats: Formats;
  readonly currency: string | null;
  readonly currencyFrom: string | null;
  /** What is written where there is nothing, such as `00000000` for no date. */
  readonly blank: readonly string[];
  /** A heading, or a number: so many cost the price. */
  readonly per: string | null;
}

/** Elements of a list: one for each row, or for each value of a column whose rows are added up. */
export interface Elements {
  readonly from: string | null;
  readonly by: readonly string[];
  readonly where: Condition;
  readonly columns: ReadonlyMap<string, Source>;
}

/** Rows of files that belong together by a key. */
export interface RowsOf {
  /** Name of files, `*` for any letters. */
  readonly file: string;
  readonly dialect: Dialect;
  readonly key: readonly string[];
  readonly sort: readonly string[];
  readonly where: Condition;
}

/** How the records of a kind are made of rows. */
export interface Entry {
  readonly kind: Kind;
  readonly own: RowsOf;
  readonly others: ReadonlyMap<string, RowsOf>;
  readonly columns: ReadonlyMap<string, Source>;
  readonly lists: ReadonlyMap<string, readonly Elements[]>;
}

export interface ImportMap {
  readonly entries: readonly Entry[];
  /** Names of files that are not to be read. */
  readonly unread?: readonly string[];
}

/** Where something is within a map: the words and places on the way to it. */
export type Place = readonly (string | number)[];

/** What is wrong with a map, and where. */
export interface MapProblem {
  readonly line: number;
  readonly message: string;
}
