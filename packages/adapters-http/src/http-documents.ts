import { invoice, invoicePdf, order, orderPdf } from '@connect/contract/documents';
import type { Documents } from '@connect/core/ports/documents';
import { toInvoice, toOrder } from './document-of-wire.ts';
import type { PortalClient } from './portal-client.ts';
import { translated } from './translated.ts';

/** The customer's documents over HTTP (spec §7). */
export const createHttpDocuments = (portal: PortalClient): Documents => ({
  order: async (no) => translated(await portal.json(order, { params: { id: no } }), toOrder),
  invoice: async (no) => translated(await portal.json(invoice, { params: { id: no } }), toInvoice),
  pdf: async (kind, no) =>
    translated(await portal.pdf(kind === 'order' ? orderPdf : invoicePdf, { params: { id: no } }), (bytes) => bytes),
});
