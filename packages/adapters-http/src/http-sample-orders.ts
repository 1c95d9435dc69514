import * as calls from '@connect/contract/sample-orders';
import type { SampleOrder } from '@connect/core/domain/samples/sample-order';
import type { SampleOrders } from '@connect/core/ports/sample-orders';
import type { InferOutput } from 'valibot';
import { toOrder } from './document-of-wire.ts';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

const toSampleOrder = (wire: InferOutput<typeof calls.sampleOrder.answer>): SampleOrder => ({
  ...wire,
  order: toOrder(wire.order),
});

/** Sample orders over HTTP. */
export const createHttpSampleOrders = (portal: PortalClient): SampleOrders => ({
  list: async ({ text, filter, page }) => {
    const query = { ...(text && { q: text }), filter, page: String(page) };
    return answered(await portal.json(calls.sampleOrders, { query }), ({ data, ...counts }) => ({
      samples: data,
      ...counts,
    }));
  },
  find: async (id) => answered(await portal.json(calls.sampleOrder, { params: { id } }), toSampleOrder),
  create: async (form) => answered(await portal.json(calls.createSampleOrder, { body: form }), toSampleOrder),
  edit: async (id, change) =>
    answered(await portal.json(calls.editSampleOrder, { params: { id }, body: change }), toSampleOrder),
});
