import { operatorCalls } from '@connect/contract/operator/calls';
import { ok } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import type { WebhookManagement } from '../application/manage-webhooks.ts';
import { pausedStood, urlStood, wireDelivery, wired, wireSecret, wireWebhook } from './wire.ts';

/** Endpoints of other systems, for the command `connect`. */
export const serveWebhookCalls = (serve: Serve, webhooks: WebhookManagement): void => {
  serve(operatorCalls.addWebhook, async ({ body }) => wired(await webhooks.add(body.url, body.kinds), wireSecret));
  serve(operatorCalls.webhooks, async () => ok({ data: (await webhooks.list()).map(wireWebhook) }));
  serve(operatorCalls.testWebhook, async ({ params, noteStood }) => {
    noteStood(urlStood(await webhooks.find(params.id)));
    return wired(await webhooks.test(params.id), ({ taken, outcome }) => ({ taken, outcome }));
  });
  serve(operatorCalls.rotateWebhook, async ({ params }) => wired(await webhooks.rotate(params.id), wireSecret));
  serve(operatorCalls.pauseWebhook, async ({ params, noteStood }) => {
    noteStood(pausedStood(await webhooks.find(params.id)));
    return wired(await webhooks.pause(params.id, 'the operator'), wireWebhook);
  });
  serve(operatorCalls.resumeWebhook, async ({ params, noteStood }) => {
    noteStood(pausedStood(await webhooks.find(params.id)));
    return wired(await webhooks.resume(params.id), wireWebhook);
  });
  serve(operatorCalls.removeWebhook, async ({ params }) => wired(await webhooks.remove(params.id), wireWebhook));
  serve(operatorCalls.webhookDeliveries, async ({ params, query }) =>
    wired(await webhooks.deliveries(params.id, query.state ?? null), (all) => ({ data: all.map(wireDelivery) })),
  );
  serve(operatorCalls.resendToWebhook, async ({ params, body, noteStood }) => {
    noteStood(urlStood(await webhooks.find(params.id)));
    return wired(await webhooks.resend(params.id, body.eventId ?? null), (count) => ({ count }));
  });
};
