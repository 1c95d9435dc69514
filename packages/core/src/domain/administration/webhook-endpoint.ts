/**
 * Where another system is told of what happens, as administrators see it (specification §administration): never its secret. Times are ISO
 * 8601 in UTC.
 */
export interface WebhookEndpoint {
  readonly id: string;
  readonly url: string;
  /** What it is told of; none for all. */
  readonly kinds: readonly string[];
  readonly createdAt: string;
  /** When its secret was made anew; the one before is good for a day after it. */
  readonly rotatedAt: string | null;
  /** Since when it has taken nothing. */
  readonly failingSince: string | null;
  readonly pausedAt: string | null;
  readonly pausedBecause: string | null;
  /** How many events it is still to be told of, and how many were given up. */
  readonly waiting: number;
  readonly dead: number;
}

/** So many characters an endpoint's address may have. */
export const maxEndpointAddress = 1000;

/** What an endpoint is told of, and where. */
export type EndpointForm = Pick<WebhookEndpoint, 'url' | 'kinds'>;

/** An endpoint, and its newest secret, which is never to be had again. */
export interface EndpointSecret {
  readonly webhook: WebhookEndpoint;
  readonly secret: string;
}

/** Every endpoint, and what there is to be told of. */
export interface EndpointList {
  readonly webhooks: readonly WebhookEndpoint[];
  readonly kinds: readonly string[];
}

export const deliveryStates = ['waiting', 'delivered', 'dead'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** An event that an endpoint is to be told of, or was. */
export interface EventDelivery {
  readonly eventId: string;
  readonly type: string;
  /** What it was about, such as the number of an order. */
  readonly key: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** When it is tried next, where it waits. */
  readonly dueAt: string | null;
  readonly lastTriedAt: string | null;
  /** What came of the last try, in the words of the transport. */
  readonly outcome: string | null;
}

export type EndpointState = 'active' | 'failing' | 'paused';

/** How an endpoint is. */
export const endpointState = ({
  failingSince,
  pausedAt,
}: Pick<WebhookEndpoint, 'failingSince' | 'pausedAt'>): EndpointState => {
  if (pausedAt !== null) return 'paused';
  return failingSince === null ? 'active' : 'failing';
};

/** Whether two say the same events, in whatever order. */
export const isSameKinds = (one: readonly string[], other: readonly string[]): boolean =>
  [...new Set(one)].toSorted().join() === [...new Set(other)].toSorted().join();
