import { operatorCalls } from '@connect/contract/operator/calls';
import type { Webhook, WebhookDelivery } from '@connect/contract/operator/webhooks';
import { ok, type Result } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import type { Refusal } from '../../refusal.ts';
import type { WebhookManagement, WithSecret } from '../application/manage-webhooks.ts';
import type { CountedEndpoint, ShownDelivery } from '../application/webhook-repository.ts';

const wireWebhook = (endpoint: CountedEndpoint): Webhook => ({
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

const wireDelivery = ({ dueAt, lastTriedAt, ...delivery }: ShownDelivery): WebhookDelivery => ({
  ...delivery,
  dueAt: delivery.state === 'waiting' ? dueAt.toISOString() : null,
  lastTriedAt: lastTriedAt?.toISOString() ?? null,
});

const wired = <Value, Wire>(result: Result<Value, Refusal>, wire: (value: Value) => Wire): Result<Wire, Refusal> =>
  result.ok ? ok(wire(result.value)) : result;

const wireSecret = ({ endpoint, secret }: WithSecret) => ({ webhook: wireWebhook(endpoint), secret });

/** Endpoints of other systems, for the command `connect`. */
export const serveWebhookCalls = (serve: Serve, webhooks: WebhookManagement): void => {
  serve(operatorCalls.addWebhook, async ({ body }) => wired(await webhooks.add(body.url, body.kinds), wireSecret));
  serve(operatorCalls.webhooks, async () => ok({ data: (await webhooks.list()).map(wireWebhook) }));
  serve(operatorCalls.testWebhook, async ({ params }) =>
    wired(await webhooks.test(params.id), ({ taken, outcome }) => ({ taken, outcome })),
  );
  serve(operatorCalls.rotateWebhook, async ({ params }) => wired(await webhooks.rotate(params.id), wireSecret));
  serve(operatorCalls.pauseWebhook, async ({ params }) => wired(await webhooks.pause(params.id), wireWebhook));
  serve(operatorCalls.resumeWebhook, async ({ params }) => wired(await webhooks.resume(params.id), wireWebhook));
  serve(operatorCalls.removeWebhook, async ({ params }) => wired(await webhooks.remove(params.id), wireWebhook));
  serve(operatorCalls.webhookDeliveries, async ({ params, query }) =>
    wired(await webhooks.deliveries(params.id, query.state ?? null), (all) => ({ data: all.map(wireDelivery) })),
  );
  serve(operatorCalls.resendToWebhook, async ({ params, body }) =>
    wired(await webhooks.resend(params.id, body.eventId ?? null), (count) => ({ count })),
  );
};
