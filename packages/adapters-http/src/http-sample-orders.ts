import * as calls from '@connect/contract/sample-orders';
import type {
  ListedSample,
  SampleOrder,
  SampleOrderForm,
  SampleRequest,
} from '@connect/core/domain/samples/sample-order';
import type { SampleOrders } from '@connect/core/ports/sample-orders';
import { toOrder } from './document-of-wire.ts';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

const toRequest = (wire: calls.ListedSample | calls.SampleOrder): SampleRequest => ({
  reason: wire.reason,
  createdBy: wire.created_by,
  followUpOn: wire.follow_up_on,
  followedUpAt: wire.followed_up_at,
  followUpDue: wire.follow_up_due,
});

const toListed = (wire: calls.ListedSample): ListedSample => ({
  no: wire.no,
  srNo: wire.sr_no,
  customerNo: wire.customer_no,
  customerName: wire.customer_name,
  documentDate: wire.document_date,
  status: wire.status,
  progress: wire.progress,
  completelyShipped: wire.completely_shipped,
  ...toRequest(wire),
});

const toSampleOrder = (wire: calls.SampleOrder): SampleOrder => ({
  order: toOrder(wire.order),
  customerNo: wire.customer_no,
  customerName: wire.customer_name,
  currencyCode: wire.currency_code,
  ...toRequest(wire),
});

const toBody = ({ key, customerNo, shipTo, lines, reason, followUpOn }: SampleOrderForm) => ({
  key,
  customer_no: customerNo,
  ship_to: { name: shipTo.name, address: shipTo.address, address_2: shipTo.address2, post_code: shipTo.postCode },
  lines,
  reason,
  follow_up_on: followUpOn,
});

/** Sample orders over HTTP. */
export const createHttpSampleOrders = (portal: PortalClient): SampleOrders => ({
  list: async ({ text, filter, page }) => {
    const query = { ...(text && { q: text }), filter, page: String(page) };
    return answered(await portal.json(calls.sampleOrders, { query }), ({ data, total, due }) => ({
      samples: data.map(toListed),
      total,
      due,
    }));
  },
  find: async (id) => answered(await portal.json(calls.sampleOrder, { params: { id } }), toSampleOrder),
  create: async (form) => answered(await portal.json(calls.createSampleOrder, { body: toBody(form) }), toSampleOrder),
  edit: async (id, { followUpOn, followedUp }) => {
    const body = { follow_up_on: followUpOn, followed_up: followedUp };
    return answered(await portal.json(calls.editSampleOrder, { params: { id }, body }), toSampleOrder);
  },
});
