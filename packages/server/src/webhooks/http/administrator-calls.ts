import { calls } from '@connect/contract/calls';
import { eventNames } from '@connect/contract/integration/events';
import { isTyped } from '@connect/core/domain/administration/typed-name';
import { ok, refused } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import { nameMistyped } from '../../refusal.ts';
import { nameOf } from '../../staff/application/profile.ts';
import type { WebhookManagement } from '../application/manage-webhooks.ts';
import { pausedStood, urlStood, wireDelivery, wired, wireSecret, wireWebhook } from './wire.ts';

/** Endpoints of other systems, for administrators (specification §administration). */
export const serveEndpointCalls = (serve: Serve, webhooks: WebhookManagement): void => {
  serve(calls.webhookEndpoints, async () =>
    ok({ webhooks: (await webhooks.list()).map(wireWebhook), kinds: [...eventNames] }),
  );
  serve(calls.addWebhookEndpoint, async ({ body }) => wired(await webhooks.add(body.url, body.kinds), wireSecret));
  serve(calls.setEndpointEvents, async ({ params, body, noteStood }) => {
    noteStood(urlStood(await webhooks.find(params.id)));
    return wired(await webhooks.setKinds(params.id, body.kinds, body.was), wireWebhook);
  });
  serve(calls.testWebhookEndpoint, async ({ params, noteStood }) => {
    noteStood(urlStood(await webhooks.find(params.id)));
    return wired(await webhooks.test(params.id), ({ taken, outcome }) => ({ taken, outcome }));
  });
  serve(calls.rotateEndpointSecret, async ({ params }) => wired(await webhooks.rotate(params.id), wireSecret));
  serve(calls.pauseWebhookEndpoint, async ({ params, user, noteStood }) => {
    noteStood(pausedStood(await webhooks.find(params.id)));
    return wired(await webhooks.pause(params.id, nameOf(user)), wireWebhook);
  });
  serve(calls.resumeWebhookEndpoint, async ({ params, noteStood }) => {
    noteStood(pausedStood(await webhooks.find(params.id)));
    return wired(await webhooks.resume(params.id), wireWebhook);
  });
  serve(calls.removeWebhookEndpoint, async ({ params, body }) => {
    const known = await webhooks.find(params.id);
    if (known && !isTyped(body.typed, known.url)) return refused(nameMistyped);
    return wired(await webhooks.remove(params.id), wireWebhook);
  });
  serve(calls.endpointDeliveries, async ({ params, query }) =>
    wired(await webhooks.deliveries(params.id, query.state ?? null), (all) => ({ data: all.map(wireDelivery) })),
  );
  serve(calls.resendToEndpoint, async ({ params, body, noteStood }) => {
    noteStood(urlStood(await webhooks.find(params.id)));
    return wired(await webhooks.resend(params.id, body.eventId), (count) => ({ count }));
  });
};
