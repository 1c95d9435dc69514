import type { Generated } from 'kysely';

/** What happened, for other systems to hear of. */
export interface EventsTable {
  /** In the order they were written in, which is not that of their transactions' ends. */
  number: Generated<string>;
  id: string;
  kind: string;
  version: number;
  /** What it is about, such as an order's number. */
  key: string;
  at: Date;
  data: object;
  /** Its place in the feed; null until it has one. */
  position: string | null;
}

/** One row: which places in the feed were given out, and up to which they are deleted. */
export interface EventPositionsTable {
  id: Generated<boolean>;
  last: Generated<string>;
  deleted: Generated<string>;
}

/** What is told to other systems. */
export interface EventTables {
  events: EventsTable;
  event_positions: EventPositionsTable;
}
