import {
  deliveryStates,
  maxEndpointAddress,
  type EndpointList as CoreList,
  type EndpointSecret as CoreSecret,
  type EventDelivery as CoreDelivery,
  type WebhookEndpoint as CoreEndpoint,
} from '@connect/core/domain/administration/webhook-endpoint';
import * as v from 'valibot';
import { typed } from './typed.ts';
import { call } from './call.ts';
import { EventName } from './integration/events.ts';
import { listOf, type SchemaOf } from './values.ts';

const WebhookEndpoint: SchemaOf<CoreEndpoint> = v.object({
  id: v.string(),
  url: v.string(),
  kinds: v.array(v.string()),
  createdAt: v.string(),
  rotatedAt: v.nullable(v.string()),
  failingSince: v.nullable(v.string()),
  pausedAt: v.nullable(v.string()),
  pausedBecause: v.nullable(v.string()),
  waiting: v.number(),
  dead: v.number(),
});
const WithSecret: SchemaOf<CoreSecret> = v.object({ webhook: WebhookEndpoint, secret: v.string() });
const EndpointList: SchemaOf<CoreList> = v.object({
  webhooks: v.array(WebhookEndpoint),
  kinds: v.array(v.string()),
});
const EventDelivery: SchemaOf<CoreDelivery> = v.object({
  eventId: v.string(),
  type: v.string(),
  key: v.string(),
  state: v.picklist(deliveryStates),
  attempts: v.number(),
  dueAt: v.nullable(v.string()),
  lastTriedAt: v.nullable(v.string()),
  outcome: v.nullable(v.string()),
});

const path = '/api/v3/admin/webhooks';
const access = 'administrator';
const params = v.object({ id: v.pipe(v.string(), v.uuid('is not the id of a webhook')) });
/** None for all. */
const kinds = v.array(EventName);

export const webhookEndpoints = call({
  method: 'GET',
  path,
  summary: 'Every webhook, the first made first, and the events there are to tell of',
  access,
  answer: EndpointList,
});

export const addWebhookEndpoint = call({
  method: 'POST',
  path,
  summary: 'Tell another system what happens from now on; its secret is answered this once',
  access,
  body: v.object({
    url: v.pipe(v.string(), v.trim(), v.url('is not an address'), v.maxLength(maxEndpointAddress, 'is too long')),
    kinds,
  }),
  answer: WithSecret,
  refusals: [409, 422],
});

export const setEndpointEvents = call({
  method: 'PUT',
  path: `${path}/{id}/events`,
  summary: 'Change what a webhook is told of, from what it was said to be told of',
  access,
  params,
  body: v.object({ kinds, was: v.array(v.string()) }),
  answer: WebhookEndpoint,
  refusals: [404, 409],
});

export const testWebhookEndpoint = call({
  method: 'POST',
  path: `${path}/{id}/test`,
  summary: 'Send a webhook an event of the type webhook.test now, once',
  access,
  params,
  answer: v.object({ taken: v.boolean(), outcome: v.string() }),
  refusals: [404],
});

export const rotateEndpointSecret = call({
  method: 'POST',
  path: `${path}/{id}/rotate`,
  summary: 'Make a new secret for a webhook; for a day the one before signs as well',
  access,
  params,
  answer: WithSecret,
  refusals: [404],
});

export const pauseWebhookEndpoint = call({
  method: 'POST',
  path: `${path}/{id}/pause`,
  summary: 'Send a webhook nothing until it is let go on',
  access,
  params,
  answer: WebhookEndpoint,
  refusals: [404],
});

export const resumeWebhookEndpoint = call({
  method: 'POST',
  path: `${path}/{id}/resume`,
  summary: 'Let a webhook go on: it is told of what has happened meanwhile, and what waits is tried at once',
  access,
  params,
  answer: WebhookEndpoint,
  refusals: [404],
});

export const removeWebhookEndpoint = call({
  method: 'POST',
  path: `${path}/{id}/removal`,
  summary: 'Remove a webhook whose address was typed, with its deliveries',
  access,
  params,
  body: v.object({ typed }),
  answer: WebhookEndpoint,
  refusals: [404, 422],
});

export const endpointDeliveries = call({
  method: 'GET',
  path: `${path}/{id}/deliveries`,
  summary: 'The last hundred events that a webhook was or is to be told of, the newest first',
  access,
  params,
  query: v.object({ state: v.optional(v.picklist(deliveryStates)) }),
  answer: listOf(EventDelivery),
  refusals: [404],
});

export const resendToEndpoint = call({
  method: 'POST',
  path: `${path}/{id}/resend`,
  summary: 'Send a webhook one event again, or with null all that were given up',
  access,
  params,
  body: v.object({ eventId: v.nullable(v.pipe(v.string(), v.uuid('is not the id of an event'))) }),
  answer: v.object({ count: v.number() }),
  refusals: [404],
});
