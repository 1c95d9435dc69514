import { calls } from '@connect/contract/calls';
import type { Serve } from '../http/serve.ts';
import type { DocumentDesk } from './document-desk.ts';

export const serveDocumentCalls = (serve: Serve, desk: DocumentDesk): void => {
  serve(calls.order, ({ params, user }) => desk.order(user, user.customer_no, params.id));
  serve(calls.invoice, ({ params, user }) => desk.invoice(user.customer_no, params.id));
  serve(calls.orderPdf, ({ params, user, language }) => desk.orderPdf(user.customer_no, params.id, language));
  serve(calls.invoicePdf, ({ params, user, language }) => desk.invoicePdf(user.customer_no, params.id, language));
  serve(calls.trackHbl, ({ params, user }) => desk.tracking(user, user.customer_no, params));
};
