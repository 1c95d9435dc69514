import { calls } from '@connect/contract/calls';
import { ok } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import type { OrderMailChoices } from '../application/choices.ts';

/** Which mails about orders somebody wants (specification §order-emails). */
export const serveOrderMailCalls = (serve: Serve, choices: OrderMailChoices): void => {
  serve(calls.orderMails, async ({ user }) => ok(await choices.of(user.id)));
  serve(calls.chooseOrderMails, async ({ user, body: { storefront, ...choice } }) => {
    await choices.set(user.id, choice, storefront);
    return ok(null);
  });
};
