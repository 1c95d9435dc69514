import { maxEndpointAddress } from '@connect/core/domain/administration/webhook-endpoint';
import * as v from 'valibot';
import { call } from '../call.ts';
import { EventName } from '../integration/events.ts';
import { listOf } from '../values.ts';

/** Where another system is told of what happens, as the operator sees it. Times are ISO 8601 in UTC. */
export const Webhook = v.object({
  id: v.string(),
  url: v.string(),
  /** What it is told of; none for all. */
  kinds: v.array(EventName),
  createdAt: v.string(),
  /** When its secret was made anew; the one before is good for a day after it. */
  rotatedAt: v.nullable(v.string()),
  /** Since when it has taken nothing. */
  failingSince: v.nullable(v.string()),
  pausedAt: v.nullable(v.string()),
  pausedBecause: v.nullable(v.string()),
  /** How many events it is still to be told of, and how many were given up. */
  waiting: v.number(),
  dead: v.number(),
});
export type Webhook = v.InferOutput<typeof Webhook>;

/** The secret is answered this once. */
const WithSecret = v.object({ webhook: Webhook, secret: v.string() });

/** An event that an endpoint is to be told of, or was. */
export const WebhookDelivery = v.object({
  eventId: v.string(),
  type: v.string(),
  key: v.string(),
  state: v.picklist(['waiting', 'delivered', 'dead']),
  attempts: v.number(),
  /** When it is tried next, where it waits. */
  dueAt: v.nullable(v.string()),
  lastTriedAt: v.nullable(v.string()),
  /** What came of the last try. */
  outcome: v.nullable(v.string()),
});
export type WebhookDelivery = v.InferOutput<typeof WebhookDelivery>;

const path = '/api/operator/v1/webhooks';
const access = 'operator';
const id = v.pipe(v.string(), v.uuid('is not the id of a webhook'));
const params = v.object({ id });
const refusals = [404] as const;

export const addWebhook = call({
  method: 'POST',
  path,
  summary: 'Tell another system what happens from now on; its secret is answered this once',
  access,
  body: v.object({
    url: v.pipe(v.string(), v.url('is not an address'), v.maxLength(maxEndpointAddress, 'is too long')),
    kinds: v.optional(v.array(EventName), []),
  }),
  answer: WithSecret,
  refusals: [409, 422],
});

export const webhooks = call({
  method: 'GET',
  path,
  summary: 'Every webhook, the first made first',
  access,
  answer: listOf(Webhook),
});

export const testWebhook = call({
  method: 'POST',
  path: `${path}/{id}/test`,
  summary: 'Send a webhook an event of the type webhook.test now, once',
  access,
  params,
  answer: v.object({ taken: v.boolean(), outcome: v.string() }),
  refusals,
});

export const rotateWebhook = call({
  method: 'POST',
  path: `${path}/{id}/rotate`,
  summary: 'Make a new secret for a webhook; for a day the one before signs as well',
  access,
  params,
  answer: WithSecret,
  refusals,
});

export const pauseWebhook = call({
  method: 'POST',
  path: `${path}/{id}/pause`,
  summary: 'Send a webhook nothing until it is let go on',
  access,
  params,
  answer: Webhook,
  refusals,
});

export const resumeWebhook = call({
  method: 'POST',
  path: `${path}/{id}/resume`,
  summary: 'Let a webhook go on: it is told of what has happened meanwhile, and what waits is tried at once',
  access,
  params,
  answer: Webhook,
  refusals,
});

export const removeWebhook = call({
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Remove a webhook with its deliveries',
  access,
  params,
  answer: Webhook,
  refusals,
});

export const webhookDeliveries = call({
  method: 'GET',
  path: `${path}/{id}/deliveries`,
  summary: 'The last hundred events that a webhook was or is to be told of, the newest first',
  access,
  params,
  query: v.object({ state: v.optional(v.picklist(['waiting', 'delivered', 'dead'])) }),
  answer: listOf(WebhookDelivery),
  refusals,
});

export const resendToWebhook = call({
  method: 'POST',
  path: `${path}/{id}/resend`,
  summary: 'Send a webhook one event again, or all that were given up',
  access,
  params,
  body: v.object({ eventId: v.optional(v.pipe(v.string(), v.uuid('is not the id of an event'))) }),
  answer: v.object({ count: v.number() }),
  refusals,
});
