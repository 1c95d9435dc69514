import type { Event } from '@connect/contract/integration/events';

/** An event with its place in the feed, from 1 on. */
export interface PlacedEvent {
  readonly position: number;
  readonly event: Event;
}

/** The last place that was given out, and the last whose event is deleted; 0 for none. */
export interface Places {
  readonly last: number;
  readonly deleted: number;
}

/** What happened, in the one order in which everybody is told of it. */
export interface EventLog {
  /**
   * Gives a place to every event that has none and whose transaction has ended; answers how many had. Of several processes one does so at a
   * time: whoever has read up to a place has missed nothing, and events of one key are in the order in which they happened.
   */
  place(): Promise<number>;
  places(): Promise<Places>;
  /** Those behind a place, in order, so many at most. */
  after(position: number, limit: number): Promise<readonly PlacedEvent[]>;
  /** Deletes those that happened before a moment and have a place. */
  deleteBefore(moment: Date): Promise<void>;
}
