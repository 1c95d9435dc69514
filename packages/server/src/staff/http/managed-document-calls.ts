import { calls } from '@connect/contract/calls';
import { asTracking } from '@connect/contract/documents';
import { mapped } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import type { CustomerDocuments } from '../application/customer-documents.ts';

/** The documents of account managers' customers. */
export const serveManagedDocumentCalls = (serve: Serve, documents: CustomerDocuments): void => {
  serve(calls.managedOrder, ({ user, params: { no, id } }) =>
    documents.opened(user, no, (own) => own.order(user, no, id)),
  );
  serve(calls.managedInvoice, ({ user, params: { no, id } }) =>
    documents.opened(user, no, (own) => own.invoice(no, id)),
  );
  serve(calls.managedOrderPdf, ({ user, params: { no, id }, language }) =>
    documents.of(user, no, (own) => own.orderPdf(no, id, language)),
  );
  serve(calls.managedInvoicePdf, ({ user, params: { no, id }, language }) =>
    documents.of(user, no, (own) => own.invoicePdf(no, id, language)),
  );
  serve(calls.managedTrackHbl, async ({ user, params }) =>
    mapped(await documents.of(user, params.no, (own) => own.tracking(user, params.no, params)), asTracking),
  );
};
