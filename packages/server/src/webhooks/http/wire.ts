import type { Webhook, WebhookDelivery } from '@connect/contract/operator/webhooks';
import { ok, type Result } from '@connect/core/domain/result';
import type { Refusal } from '../../refusal.ts';
import type { WithSecret } from '../application/manage-webhooks.ts';
import type { CountedEndpoint, ShownDelivery } from '../application/webhook-repository.ts';

/** An endpoint as whoever looks after endpoints sees it. */
export const wireWebhook = (endpoint: CountedEndpoint): Webhook => ({
  id: endpoint.id,
  url: endpoint.url,
  kinds: [...endpoint.kinds],
  createdAt: endpoint.createdAt.toISOString(),
  rotatedAt: endpoint.rotatedAt?.toISOString() ?? null,
  failingSince: endpoint.failingSince?.toISOString() ?? null,
  pausedAt: endpoint.pausedAt?.toISOString() ?? null,
  pausedBecause: endpoint.pausedBecause,
  waiting: endpoint.waiting,
  dead: endpoint.dead,
});

/** Whether an endpoint is paused, as the audit log has it; empty of one that is not there. */
export const pausedStood = (endpoint: CountedEndpoint | null): { paused?: string } =>
  endpoint ? { paused: String(endpoint.pausedAt !== null) } : {};

/** Which endpoint it is, as the audit log has it; empty of one that is not there. */
export const urlStood = (endpoint: CountedEndpoint | null): { url?: string } => (endpoint ? { url: endpoint.url } : {});

/** An event that an endpoint is to be told of, or was, likewise. */
export const wireDelivery = ({ dueAt, lastTriedAt, ...delivery }: ShownDelivery): WebhookDelivery => ({
  ...delivery,
  dueAt: delivery.state === 'waiting' ? (dueAt?.toISOString() ?? null) : null,
  lastTriedAt: lastTriedAt?.toISOString() ?? null,
});

/** The same answer as the wire has it. */
export const wired = <Value, Wire>(
  result: Result<Value, Refusal>,
  wire: (value: Value) => Wire,
): Result<Wire, Refusal> => (result.ok ? ok(wire(result.value)) : result);

/** An endpoint with its newest secret. */
export const wireSecret = ({ endpoint, secret }: WithSecret) => ({ webhook: wireWebhook(endpoint), secret });
