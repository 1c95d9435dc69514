import type { Run as CoreRun } from '@connect/contract/integration/runs';
import type { Kind } from '@connect/contract/integration/kinds';

export type Run = CoreRun;

/** How a sending is to be taken. */
export interface RunOptions {
  readonly replaces: boolean;
  readonly dry: boolean;
}

export interface RunStore {
  /** The run of this id, begun unless there is one; null where there is one of another kind, or one that has ended or was stopped. */
  open(id: string, kind: Kind, by: string, options: RunOptions): Promise<Run | null>;
  find(id: string): Promise<Run | null>;
  list(): Promise<readonly Run[]>;
  /** Stops one that is under way: nothing more of it is taken, not from now on either. Null where it is under way no more. */
  stop(id: string): Promise<Run | null>;
  /** Ends it, or says that it broke off; one that was stopped stays so. */
  close(id: string, state: Exclude<Run['state'], 'running'>, wouldRemove: number | null): Promise<void>;
  /** Says of all runs that nobody feeds any more that they broke off: at a start of the server, or of those of which nothing came since. One that is fed all the same goes on. */
  interruptAll(since?: Date | null): Promise<void>;
  /** Adds to what was removed, and to what turned out to be wrong at its end. */
  add(id: string, count: Pick<Run, 'removed' | 'refused'>): Promise<void>;
  /** What was refused of the lines from one on, in the order in which it was. */
  refusals(id: string, from: number): AsyncIterable<RunRefusal>;
  /** What had been waiting, and was refused when a run came. */
  lateRefusals(id: string): AsyncIterable<LateRefusal>;
  waiting(): AsyncIterable<{
    readonly kind: string;
    readonly key: string;
    readonly waitsFor: readonly string[];
    readonly run: string;
    readonly line: number;
  }>;
  /** The records of a kind as they were last taken, in the order of their keys. */
  records(kind: Kind): AsyncIterable<object>;
}

/** A refusal of a record that came with an earlier run. */
export interface LateRefusal extends RunRefusal {
  readonly kind: string;
  readonly run: string;
}

export interface RunRefusal {
  readonly line: number;
  readonly key: string | null;
  readonly path: string;
  readonly reason: string;
  readonly record: string;
}
