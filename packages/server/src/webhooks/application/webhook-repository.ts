import type { Event, EventKind } from '@connect/contract/integration/events';
import type { Endpoint } from '../domain/endpoint.ts';

/** The process that an endpoint is for a while, and until when. */
export interface Lease {
  readonly owner: string;
  readonly until: Date;
}

/** An event to be told to an endpoint. */
export interface Waiting {
  readonly position: number;
  readonly event: Event;
  /** How often it was tried. */
  readonly attempts: number;
  readonly firstTriedAt: Date | null;
  /** The request that the event came of; null for none. */
  readonly requestId: string | null;
  /** The span that the event came of; null for none. */
  readonly trace: string | null;
}

/** What came of a try: `nextAt` is for one that failed, null where it is not tried again. */
export type Tried = { readonly at: Date; readonly outcome: string } & (
  | { readonly taken: true }
  | { readonly taken: false; readonly nextAt: Date | null }
);

/** What is to be told, for processes that deliver: an endpoint is one's at a time. */
export interface DeliveryQueue {
  /** Endpoints that are not paused and nobody's at a moment. */
  free(now: Date): Promise<readonly string[]>;
  /** Takes an endpoint, or goes on having it, until the lease ends; null where it is somebody else's, paused or gone. */
  hold(id: string, lease: Lease, now: Date): Promise<Endpoint | null>;
  /** Gives it back; nobody takes it before then. */
  release(id: string, owner: string, until: Date): Promise<void>;
  /** Makes deliveries of what has happened since it last did, so many events at most. */
  enqueue(id: string, now: Date): Promise<void>;
  /** Those that are due, of each key the first that waits alone; but for these places. */
  due(id: string, query: { now: Date; limit: number; except: readonly number[] }): Promise<readonly Waiting[]>;
  /** Notes what came of a try. */
  tried(id: string, position: number, tried: Tried): Promise<void>;
  /** Notes since when it has taken nothing; null when it has. */
  setFailing(id: string, since: Date | null): Promise<void>;
  /** Nothing more goes to it until it is let go on, and the administrators get a mail. False where it is paused already, or gone. */
  giveUp(id: string, at: Date, because: string): Promise<boolean>;
}

/** An endpoint with how many events it is still to be told of, and how many were given up. */
export interface CountedEndpoint extends Endpoint {
  readonly waiting: number;
  readonly dead: number;
}

/** A delivery as whoever looks after endpoints sees it. */
export interface ShownDelivery {
  readonly eventId: string;
  readonly type: string;
  readonly key: string;
  readonly state: 'waiting' | 'delivered' | 'dead';
  readonly attempts: number;
  /** Null where nobody has begun with it yet, as with what happens while its endpoint is paused. */
  readonly dueAt: Date | null;
  readonly lastTriedAt: Date | null;
  readonly outcome: string | null;
}

/** Endpoints as those see them who look after them. */
export interface EndpointRepository {
  /** It is told of what happens from now on. False where there is one to its address already, which would be told everything twice. */
  add(endpoint: Pick<Endpoint, 'id' | 'url' | 'kinds' | 'createdAt'>): Promise<boolean>;
  /** The first made first. */
  list(): Promise<readonly CountedEndpoint[]>;
  find(id: string): Promise<CountedEndpoint | null>;
  /** What it is told of from now on, where it still is what it was said to be; null where it is gone. */
  setKinds(id: string, kinds: readonly EventKind[], was: readonly string[]): Promise<boolean | null>;
  /** Its next generation of secrets begins. */
  rotate(id: string, at: Date): Promise<void>;
  /** Nothing more goes to it until it is let go on; one that is paused stays so as it was. */
  pause(id: string, at: Date, because: string): Promise<void>;
  /** Lets it go on, and tries what waits at once, as if for the first time. */
  resume(id: string, at: Date): Promise<void>;
  remove(id: string): Promise<void>;
  /** The newest first, so many at most; null for every state. */
  deliveries(id: string, state: ShownDelivery['state'] | null, limit: number): Promise<readonly ShownDelivery[]>;
  /** One event goes again, as if for the first time; null for all that were given up. Answers how many do. */
  resend(id: string, eventId: string | null, at: Date): Promise<number>;
  /** Who is told of an endpoint that was given up: administrators of the portal who may sign in. */
  administrators(): Promise<readonly { readonly email: string; readonly firstName: string }[]>;
}
