import { calls } from '@connect/contract/calls';
import { ok, refused } from '@connect/core/domain/result';
import type { Database } from '../../database/open.ts';
import { tooManyAttempts, type Refusal } from '../../refusal.ts';
import type { Serve } from '../../http/serve.ts';
import { makeSendMessage, type ContactRefusal } from '../application/send-message.ts';

const contactRefusal = (refusal: ContactRefusal): Refusal => {
  if (refusal.kind === 'too-many-messages') return tooManyAttempts(refusal.seconds);
  const message = 'We can’t find this order or invoice number on your account.';
  return {
    message,
    code: 'unknown_order',
    values: { number: refusal.orderNumber },
    errors: { order_number: [message] },
  };
};

export const serveContactCalls = (serve: Serve, parts: { database: Database; now: () => Date }): void => {
  const sendMessage = makeSendMessage(parts);
  serve(calls.contact, async ({ user, body }) => {
    const { subject, message, copy, storefront } = body;
    const form = { subject, message, copy, storefront, orderNumber: body.order_number };
    const sent = await sendMessage({ customerNo: user.customer_no, userId: user.id, ...form });
    return sent.ok ? ok({ reference: sent.value }) : refused(contactRefusal(sent.refusal));
  });
};
