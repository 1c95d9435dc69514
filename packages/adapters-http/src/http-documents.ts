import type { Call } from '@connect/contract/call';
import { invoice, invoicePdf, order, orderPdf } from '@connect/contract/documents';
import type { Invoice, Order } from '@connect/core/domain/documents/document';
import type { Documents } from '@connect/core/ports/documents';
import type { PortalClient } from './portal-client.ts';
import type { GenericSchema } from 'valibot';
import { translated } from './translated.ts';

/** The calls that documents are asked for with, by number, and what else they name. */
export interface DocumentCalls {
  readonly order: Call & { readonly answer: GenericSchema<unknown, Order> };
  readonly invoice: Call & { readonly answer: GenericSchema<unknown, Invoice> };
  readonly orderPdf: Call & { readonly answer: 'pdf' };
  readonly invoicePdf: Call & { readonly answer: 'pdf' };
  readonly params?: Readonly<Record<string, string>>;
}

const own = { order, invoice, orderPdf, invoicePdf };

/** Documents over HTTP, the customer's own unless other calls are given (specification §documented-calls). */
export const createHttpDocuments = (portal: PortalClient, calls: DocumentCalls = own): Documents => {
  const of = (no: string) => ({ params: { ...calls.params, id: no } });
  return {
    order: async (no) => translated(await portal.json(calls.order, of(no)), (read) => read),
    invoice: async (no) => translated(await portal.json(calls.invoice, of(no)), (read) => read),
    pdf: async (kind, no) =>
      translated(await portal.file(kind === 'order' ? calls.orderPdf : calls.invoicePdf, of(no)), (bytes) => bytes),
  };
};
