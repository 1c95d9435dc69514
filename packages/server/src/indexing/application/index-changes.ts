import type { IndexChange } from '../../index-change.ts';

/** A place in the log of changes, as text: everything up to it has been taken over. */
export type Place = string;

/** What has not been taken over yet. */
export interface Backlog {
  readonly waiting: number;
  /** When the first of it was changed; null where nothing waits. */
  readonly since: Date | null;
}

/** What was changed, each once, in an order of their last changes in which none comes in behind a place that was read. */
export interface IndexChanges {
  /** Where the log ends now. */
  head(): Promise<Place>;
  /** The next ones after a place, at most so many, and the place behind them. */
  after(place: Place, limit: number): Promise<{ readonly changes: readonly IndexChange[]; readonly place: Place }>;
  /** What comes after a place. */
  behind(place: Place): Promise<Backlog>;
  /** Adds that all indexes are to be made anew, whichever process has them. */
  askForEverything(): Promise<void>;
}
