import { calls } from '@connect/contract/calls';
import { asTracking } from '@connect/contract/documents';
import { asInvoiceRecord, asOrderRecord } from '@connect/contract/document-records';
import { mapped } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import type { DocumentService } from '../application/document-service.ts';

export const serveDocumentCalls = (serve: Serve, documentService: DocumentService): void => {
  serve(calls.order, async ({ params, user }) =>
    mapped(await documentService.order(user, user.customerNo, params.id), asOrderRecord),
  );
  serve(calls.invoice, async ({ params, user }) =>
    mapped(await documentService.invoice(user.customerNo, params.id), asInvoiceRecord),
  );
  serve(calls.orderPdf, ({ params, user, language }) => documentService.orderPdf(user.customerNo, params.id, language));
  serve(calls.invoicePdf, ({ params, user, language }) =>
    documentService.invoicePdf(user.customerNo, params.id, language),
  );
  serve(calls.trackHbl, async ({ params, user }) => {
    const numbers = { trackingNumber: params.package_tracking_number, orderNumber: params.order_number };
    return mapped(await documentService.tracking(user, user.customerNo, numbers), asTracking);
  });
};
