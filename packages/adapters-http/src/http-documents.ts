import { invoice, invoicePdf, order, orderPdf } from '@connect/contract/documents';
import { DocumentNumber } from '@connect/contract/values';
import { refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Documents } from '@connect/core/ports/documents';
import type { Failure } from '@connect/core/ports/failure';
import { is } from 'valibot';
import { toInvoice, toOrder } from './document-of-wire.ts';
import type { PortalClient } from './portal-client.ts';
import { translated } from './translated.ts';

/** What is no document number names no document: the server need not be asked. */
const ifNumber = <T>(no: string, ask: () => Promise<Result<T, Failure>>): Promise<Result<T, Failure>> =>
  is(DocumentNumber, no) ? ask() : Promise.resolve(refused('not-found'));

/** The customer's documents over HTTP (spec §7). */
export const createHttpDocuments = (portal: PortalClient): Documents => ({
  order: (no) => ifNumber(no, async () => translated(await portal.json(order, { params: { id: no } }), toOrder)),
  invoice: (no) => ifNumber(no, async () => translated(await portal.json(invoice, { params: { id: no } }), toInvoice)),
  pdf: (kind, no) =>
    ifNumber(no, async () =>
      translated(await portal.pdf(kind === 'order' ? orderPdf : invoicePdf, { params: { id: no } }), (bytes) => bytes),
    ),
});
