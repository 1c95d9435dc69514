import { calls } from '@connect/contract/calls';
import type { Serve } from '../../http/serve.ts';
import type { DocumentService } from '../application/document-service.ts';

export const serveDocumentCalls = (serve: Serve, documentService: DocumentService): void => {
  serve(calls.order, ({ params, user }) => documentService.order(user, user.customer_no, params.id));
  serve(calls.invoice, ({ params, user }) => documentService.invoice(user.customer_no, params.id));
  serve(calls.orderPdf, ({ params, user, language }) =>
    documentService.orderPdf(user.customer_no, params.id, language),
  );
  serve(calls.invoicePdf, ({ params, user, language }) =>
    documentService.invoicePdf(user.customer_no, params.id, language),
  );
  serve(calls.trackHbl, ({ params, user }) => documentService.tracking(user, user.customer_no, params));
};
