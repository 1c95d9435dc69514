import * as calls from '@connect/contract/sample-orders';
import type { SampleOrders } from '@connect/core/ports/sample-orders';
import type { PortalClient } from './portal-client.ts';
import { searchedText } from './searched-text.ts';
import { answered } from './translated.ts';

/** Sample orders over HTTP. */
export const createHttpSampleOrders = (portal: PortalClient): SampleOrders => ({
  list: async ({ text, filter, page }) => {
    const query = { ...(text && { q: searchedText(text) }), filter, page: String(page) };
    return answered(await portal.json(calls.sampleOrders, { query }), ({ data, ...counts }) => ({
      samples: data,
      ...counts,
    }));
  },
  find: (id) => portal.json(calls.sampleOrder, { params: { id } }),
  create: (form) => portal.json(calls.createSampleOrder, { body: form }),
  edit: (id, change) => portal.json(calls.editSampleOrder, { params: { id }, body: change }),
});
