import { calls } from '@connect/contract/calls';
import { ok } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import type { makeSetFollowUp } from '../application/follow-ups.ts';
import type { OrderSamples } from '../application/order-samples.ts';
import type { ReadSamples } from '../application/read-samples.ts';

/** Sample orders of account managers. */
export const serveSampleCalls = (
  serve: Serve,
  parts: {
    readonly samples: ReadSamples;
    readonly orderSamples: OrderSamples;
    readonly setFollowUp: ReturnType<typeof makeSetFollowUp>;
  },
): void => {
  const { samples, orderSamples, setFollowUp } = parts;
  serve(calls.sampleOrders, async ({ user, query: { q: text, filter, page } }) => {
    const { samples: data, ...counts } = await samples.list(user, { text, filter, page });
    return ok({ data, ...counts });
  });
  serve(calls.sampleOrder, ({ user, params }) => samples.find(user, params.id));
  serve(calls.createSampleOrder, async ({ user, body }) => {
    const made = await orderSamples(user, body);
    return made.ok ? samples.find(user, made.value) : made;
  });
  serve(calls.editSampleOrder, async ({ user, params, body }) => {
    const done = await setFollowUp(user, params.id, body);
    return done.ok ? samples.find(user, params.id) : done;
  });
};
