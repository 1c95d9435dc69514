import type { Kind } from '@connect/contract/integration/kinds';
import type { Facts } from '../domain/decide-batch.ts';
import type { Incoming, Problem, Reference } from '../domain/incoming.ts';
import type { Run } from './run-store.ts';

/** A record with its key and its place. */
export interface Placed {
  readonly key: string;
  readonly line: number;
  readonly incoming: Incoming;
}

/** One that has been waiting, with where it came from. */
export interface Waiting extends Placed {
  readonly runId: string;
}

export interface Refused {
  readonly line: number;
  readonly key: string | null;
  readonly problems: readonly Problem[];
  /** The record as it came. */
  readonly text: string;
}

/** What is wrong with a record that stands, because of another one; with the run that sent it last. */
export interface Conflict extends Refused {
  readonly runId: string;
}

/** What was read and written of records, within a transaction that nobody else's sending is in. */
export interface RecordStore {
  /** All that is known of records of one kind, for deciding on them. */
  facts(kind: Kind, records: readonly Pick<Placed, 'key' | 'incoming'>[], runId: string): Promise<Facts>;
  /** What stands under keys; from then on nobody else changes it in this transaction's time. */
  standing(kind: Kind, keys: readonly string[]): Promise<ReadonlyMap<string, object>>;
  /** Writes records to where the portal reads them, and what follows from them. */
  write(kind: Kind, records: readonly Incoming[]): Promise<void>;
  /** Keeps what records are now. */
  keep(kind: Kind, runId: string, records: readonly Placed[]): Promise<void>;
  /** Keeps what records are to be once what they name is there; what they were before stands until then. */
  wait(
    kind: Kind,
    runId: string,
    records: readonly (Placed & { readonly waitsFor: readonly string[] })[],
  ): Promise<void>;
  /** Says of unchanged ones that the run has sent them, too. */
  touch(kind: Kind, runId: string, records: readonly Pick<Placed, 'key' | 'line'>[]): Promise<void>;
  /** Records of any kind that wait for one of these. Some may wait for others, too, and be refused all the same. */
  released(by: readonly Reference[]): Promise<readonly Waiting[]>;
  /** Answers those that waited. */
  stopWaiting(kind: Kind, keys: readonly string[]): Promise<readonly string[]>;
  /** Takes records away from where the portal reads them, so that documents that name them wait again; answers how many there were. */
  remove(kind: Kind, keys: readonly string[]): Promise<number>;
  /** Keys of those that a run did not send, a thousand at most; and how many there are of them, and of all. */
  notSent(
    kind: Kind,
    runId: string,
  ): Promise<{ readonly keys: readonly string[]; readonly gone: number; readonly all: number }>;
  /** Keeps what was refused of a run; `foundBy` is the run in which it turned out, of records that had been waiting. */
  refuse(runId: string, refused: readonly Refused[], foundBy?: string): Promise<void>;
  /** What records say against each other as they stand, after some of a kind came: what their runs have not been told yet. */
  conflicts(kind: Kind): Promise<readonly Conflict[]>;
  /** Adds to a run's counts, if it stands at `from` still: false where somebody else has taken it on meanwhile. */
  count(
    runId: string,
    from: number,
    add: Pick<Run, 'lines' | 'accepted' | 'unchanged' | 'refused' | 'waiting'>,
  ): Promise<boolean>;
}
