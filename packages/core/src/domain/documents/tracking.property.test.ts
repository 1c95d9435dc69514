import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { agentCodes, shipments } from '../../testing/arbitraries/documents.ts';
import { trackingMeans } from './tracking.ts';

const kinds = fc.constantFrom('order' as const, 'invoice' as const);
const documents = fc.record({
  shippingAgentCode: fc.option(agentCodes),
  trackingNumber: fc.option(fc.constantFrom('D100', '')),
});

test.prop([kinds, documents, fc.option(shipments)])(
  "a number that is shown is the shipment's or the document's, never made up",
  (kind, document, shipment) => {
    const means = trackingMeans(kind, document, shipment);
    if ('trackingNumber' in means)
      expect([shipment?.trackingNumber, document.trackingNumber]).toContain(means.trackingNumber);
  },
);

test.prop([kinds, documents, shipments])(
  'a shipment with agent and number needs nothing of its document',
  (kind, document, shipment) => {
    const complete = { ...shipment, agent: { code: 'DPD', name: '' }, trackingNumber: 'T1' };
    expect(trackingMeans(kind, document, complete)).toEqual({ kind: 'dpd', trackingNumber: 'T1' });
  },
);

test.prop([documents, fc.option(shipments)])('orders and invoices differ for TFS alone', (document, shipment) => {
  const order = trackingMeans('order', document, shipment);
  const invoice = trackingMeans('invoice', document, shipment);
  const agent = shipment?.agent?.code ?? document.shippingAgentCode;
  if (agent !== 'TFS') expect(order).toEqual(invoice);
});
