import { calls } from '@connect/contract/calls';
import { ok, refused } from '@connect/core/domain/result';
import { tooManyAttempts, type Refusal } from '../../refusal.ts';
import type { Serve } from '../../http/serve.ts';
import type { ContactRefusal, SendMessage } from '../application/send-message.ts';

const contactRefusal = (refusal: ContactRefusal): Refusal => {
  if (refusal.kind === 'too-many-messages') return tooManyAttempts(refusal.seconds);
  const message = 'We can’t find this order or invoice number on your account.';
  return {
    message,
    code: 'unknown_order',
    values: { number: refusal.orderNumber },
    errors: { orderNumber: [message] },
  };
};

export const serveContactCalls = (serve: Serve, sendMessage: SendMessage): void => {
  serve(calls.contact, async ({ user, body }) => {
    const sent = await sendMessage({ customerNo: user.customerNo, user, ...body });
    return sent.ok ? ok({ reference: sent.value }) : refused(contactRefusal(sent.refusal));
  });
};
