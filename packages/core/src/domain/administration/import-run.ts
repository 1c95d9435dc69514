/** What became of a sending of records of one kind, or becomes of it (specification §imports-for-administrators). */
export const importStates = ['running', 'finished', 'interrupted', 'unconfirmed', 'stopped'] as const;
export type ImportState = (typeof importStates)[number];

/** A sending of records of one kind by another program, a file or the operator. */
export interface ImportRun {
  readonly id: string;
  readonly kind: string;
  readonly state: ImportState;
  /** The name of the key it came with, or who sent a file. */
  readonly by: string;
  /** What it does not send is removed. */
  readonly replaces: boolean;
  /** Nothing of it was written. */
  readonly dry: boolean;
  /** So many records were looked at. */
  readonly lines: number;
  readonly accepted: number;
  readonly unchanged: number;
  readonly refused: number;
  /** They waited for what they name when they came. */
  readonly waiting: number;
  readonly removed: number;
  /** So many a replacement would have removed, which nobody has confirmed; null for none. */
  readonly wouldRemove: number | null;
  readonly startedAt: string;
  readonly finishedAt: string | null;
}

/** Why a record was refused; one that breaks several rules is there for each. */
export interface RefusedRecord {
  readonly line: number;
  /** Its own key, where that could be read. */
  readonly key: string | null;
  /** The column that is wrong; empty for the whole record. */
  readonly path: string;
  readonly reason: string;
}

/** A run, and the first of what was refused of it. */
export interface ImportReport {
  readonly run: ImportRun;
  readonly refusals: readonly RefusedRecord[];
  /** There is more of it than `refusals` have. */
  readonly hasMore: boolean;
}
