import type { DocSet } from '../index/doc-set.ts';

/**
 * One way to find one or more neighbouring terms of a query in documents: a term by itself, or two or three words
 * joined into one ("so 123456" finds so123456).
 */
export interface Unit {
  /** Words of documents that match, with the typos they count. */
  readonly words: ReadonlyMap<number, number>;
  /** The word exactly as typed, if any document has it. */
  readonly exact: number | undefined;
  /** Runs of document words that match together, with the typos they count: phrases, and a word split in two. */
  readonly runs: readonly (readonly number[])[];
  readonly runTypos: number;
  /** More than this it could not count in any document. */
  readonly mostTypos: number;
  readonly docs: DocSet;
  /** Those of the documents that have it without a typo. */
  readonly exactDocs: DocSet;
}
