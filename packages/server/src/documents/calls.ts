import { calls } from '@connect/contract/calls';
import type { Customer } from '@connect/contract/customer';
import type { Tracking } from '@connect/contract/documents';
import { may, permissions } from '@connect/core/domain/access/user';
import { pdfFileName } from '@connect/core/domain/documents/pdf';
import { ok, refused } from '@connect/core/domain/result';
import type { InferOutput } from 'valibot';
import type { AccountRepository } from '../account/account-repository.ts';
import { missingPermission, notFound } from '../http/refusal.ts';
import { PdfFile, type Serve } from '../http/serve.ts';
import type { PaperCustomer } from '../papers/customer.ts';
import type { DocumentRepository, Parcel } from './document-repository.ts';

export type TrackParcel = (parcel: Parcel, now: Date) => InferOutput<typeof Tracking>;

const paperCustomer = (customer: Customer): PaperCustomer => ({
  no: customer.no,
  name: customer.name,
  address: customer.address,
  vatRegistrationNo: customer.vat_registration_no,
  currencyCode: customer.currency_code,
  termsDescription: customer.terms?.description ?? '',
});

export const serveDocumentCalls = (
  serve: Serve,
  parts: { documents: DocumentRepository; accounts: AccountRepository; trackParcel: TrackParcel; now: () => Date },
): void => {
  const { documents, accounts } = parts;

  serve(calls.order, async ({ params, user }) => {
    const order = await documents.order(user.customer_no, params.id);
    return order ? ok(order) : refused(notFound);
  });
  serve(calls.invoice, async ({ params, user }) => {
    const invoice = await documents.invoice(user.customer_no, params.id);
    return invoice ? ok(invoice) : refused(notFound);
  });
  serve(calls.orderPdf, async ({ params, user }) => {
    const order = await documents.order(user.customer_no, params.id);
    const customer = await accounts.customer(user.customer_no, true);
    if (!order || !customer) return refused(notFound);
    const { confirmationPdf } = await import('../papers/confirmation.ts');
    const bytes = await confirmationPdf({ order, customer: paperCustomer(customer) });
    return ok(new PdfFile(pdfFileName('order', order.no), bytes));
  });
  serve(calls.invoicePdf, async ({ params, user }) => {
    const invoice = await documents.invoice(user.customer_no, params.id);
    const customer = await accounts.customer(user.customer_no, true);
    if (!invoice || !customer) return refused(notFound);
    const order = invoice.order_number && (await documents.order(user.customer_no, invoice.order_number));
    const shipTo = order
      ? {
          name: order.ship_to_name,
          address: order.ship_to_address,
          address_2: order.ship_to_address_2,
          post_code: order.ship_to_post_code,
        }
      : null;
    const { invoicePdf } = await import('../papers/invoice.ts');
    const bytes = await invoicePdf({ invoice, customer: paperCustomer(customer), shipTo });
    return ok(new PdfFile(pdfFileName('invoice', invoice.no), bytes));
  });
  serve(calls.trackHbl, async ({ params, user }) => {
    // Tracking stands on the pages of orders and invoices: whoever may see neither is not shown it (decisions 20).
    if (!may(user, permissions.viewOrders) && !may(user, permissions.viewInvoices))
      return refused(missingPermission(permissions.viewOrders));
    const parcel = await documents.parcel(user.customer_no, params.package_tracking_number, params.order_number);
    return parcel ? ok(parts.trackParcel(parcel, parts.now())) : refused(notFound);
  });
};
