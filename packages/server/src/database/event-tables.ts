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
  /** The request it came of. */
  request_id: Generated<string | null>;
  /** The span it came of, as a `traceparent`. */
  trace: Generated<string | null>;
  /** Its place in the feed; null until it has one. */
  position: string | null;
}

/** One row: which places in the feed were given out, and up to which they are deleted. */
export interface EventPositionsTable {
  id: Generated<boolean>;
  last: Generated<string>;
  deleted: Generated<string>;
}

/** Where another system wants to be told of events. */
export interface WebhookEndpointsTable {
  id: string;
  url: string;
  /** None for all. */
  kinds: string[];
  created_at: Date;
  /** Which of its secrets, which are made from this number, goes now. */
  generation: Generated<number>;
  rotated_at: Date | null;
  /** The first that signs for a day after a new one. */
  signs_from: Generated<number>;
  /** Up to which place in the feed it has deliveries. */
  position: string;
  /** Since when nothing has been taken; null where the last was. */
  failing_since: Date | null;
  paused_at: Date | null;
  paused_because: string | null;
  /** The process that delivers to it, until then. */
  leased_by: string | null;
  leased_until: Date | null;
}

/** An event that an endpoint is to be told of, or was. */
export interface WebhookDeliveriesTable {
  endpoint_id: string;
  event_id: string;
  position: string;
  key: string;
  state: Generated<'waiting' | 'delivered' | 'dead'>;
  attempts: Generated<number>;
  due_at: Date;
  first_tried_at: Date | null;
  last_tried_at: Date | null;
  /** What came of the last try. */
  outcome: string | null;
}

/** What is told to other systems. */
export interface EventTables {
  events: EventsTable;
  event_positions: EventPositionsTable;
  webhook_endpoints: WebhookEndpointsTable;
  webhook_deliveries: WebhookDeliveriesTable;
}
