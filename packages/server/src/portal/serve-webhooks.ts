import type { Logger } from 'pino';
import type { Database } from '../database/open.ts';
import { createEventLog } from '../events/database/event-log.ts';
import { startDelivering } from '../webhooks/application/deliver.ts';
import { createWebhookManagement, type WebhookManagement } from '../webhooks/application/manage-webhooks.ts';
import type { Post } from '../webhooks/application/post.ts';
import { createDeliveryQueue } from '../webhooks/database/delivery-queue.ts';
import { createEndpointRepository } from '../webhooks/database/endpoints.ts';
import { isWithin } from '../webhooks/sending/public-address.ts';
import { openPost } from '../webhooks/sending/post.ts';
import type { KeyRing } from '../key-ring.ts';
import type { Tracer } from '../span.ts';

/** Milliseconds that an endpoint has left to answer when the server ends. */
const patience = 2000;

interface SharedParts {
  readonly database: Database;
  readonly keys: KeyRing;
  readonly now: () => Date;
}

interface WebhookParts extends SharedParts {
  /** Webhooks may go to private addresses, and without TLS. */
  readonly allowsPrivate: boolean;
  /** Whether this process sends them, or leaves that to others. */
  readonly delivers: boolean;
  readonly log: Logger;
  readonly tracer: Tracer | null;
}

export interface Webhooks {
  readonly management: WebhookManagement;
  readonly close: () => Promise<void>;
}

/** What is done with endpoints; messages are tried by `post`. */
export const createWebhooks = (
  { database, ...parts }: SharedParts,
  { post, allowsPrivate }: { readonly post: Post; readonly allowsPrivate: boolean },
): WebhookManagement => {
  const endpoints = createEndpointRepository(database);
  return createWebhookManagement({ ...parts, endpoints, post, allowsPrivate, isWithin });
};

/** Puts the area together: what tells other systems what happens, and what is done with their endpoints. */
export const startWebhooks = ({ allowsPrivate, delivers, log, tracer, ...shared }: WebhookParts): Webhooks => {
  const { database, keys, now } = shared;
  const { post, close: cutOff } = openPost({ allowsPrivate });
  const events = createEventLog(database);
  const queue = createDeliveryQueue(database);
  const stop = delivers
    ? startDelivering({ events, queue, post, keys, now, chance: Math.random, log, tracer })
    : async () => undefined;
  return {
    management: createWebhooks(shared, { post, allowsPrivate }),
    close: async () => {
      const cut = setTimeout(cutOff, patience);
      await stop();
      clearTimeout(cut);
      cutOff();
    },
  };
};
