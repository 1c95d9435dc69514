import type { OrderNo, InvoiceNo } from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Invoice, Order } from '@connect/core/domain/documents/document';
import { may, permissions, type User } from '@connect/core/domain/access/user';
import { pdfFileName } from '@connect/core/domain/documents/pdf';
import { isConfirmed } from '@connect/core/domain/documents/order-outcome';
import type { Tracking } from '@connect/core/domain/documents/tracking';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { AccountRepository } from '../../account/application/account-repository.ts';
import { dayOf } from '../../calendar.ts';
import { missingPermission, notFound, type Refusal } from '../../refusal.ts';
import { PdfFile } from '../../saved-file.ts';
import type { Locale } from '@connect/core/domain/access/storefront';
import { preferredLocale } from '@connect/core/domain/access/language';
import type { DocumentRepository, Parcel } from './document-repository.ts';
import type { DocumentPdfs } from './document-pdfs.ts';

export type TrackParcel = (parcel: Parcel, now: Date) => Tracking;

interface ParcelNumbers {
  readonly trackingNumber: string;
  readonly orderNumber: OrderNo;
}

/** What is handed out of one customer's documents: to the customer, and to account managers who reach the customer. */
export interface DocumentService {
  /** With its invoices only for users who may see those. */
  order(user: Pick<User, 'permissions'>, customerNo: CustomerNo, no: OrderNo): Promise<Result<Order, Refusal>>;
  invoice(customerNo: CustomerNo, no: InvoiceNo): Promise<Result<Invoice, Refusal>>;
  /** In the language that an `Accept-Language` header prefers. */
  orderPdf(customerNo: CustomerNo, no: OrderNo, language: string): Promise<Result<PdfFile, Refusal>>;
  invoicePdf(customerNo: CustomerNo, no: InvoiceNo, language: string): Promise<Result<PdfFile, Refusal>>;
  tracking(
    user: Pick<User, 'permissions'>,
    customerNo: CustomerNo,
    parcel: ParcelNumbers,
  ): Promise<Result<Tracking, Refusal>>;
}

const found = <Value>(value: Value | null): Result<Value, Refusal> => (value === null ? refused(notFound) : ok(value));

interface InvoicePdfParts {
  readonly documents: DocumentRepository;
  readonly accounts: AccountRepository;
  readonly pdfs: DocumentPdfs;
  readonly now: () => Date;
}

/** Draws an invoice of a company, null where it has none of that number. */
export const makeDrawInvoice =
  ({ documents, accounts, pdfs, now }: InvoicePdfParts) =>
  async (customerNo: CustomerNo, no: InvoiceNo, locale: Locale): Promise<PdfFile | null> => {
    const invoice = await documents.invoice(customerNo, no);
    const account = await accounts.account(customerNo, dayOf(now()));
    if (!invoice || !account) return null;
    const order = invoice.orderNumber ? await documents.order(customerNo, invoice.orderNumber) : null;
    const bytes = pdfs.invoice(invoice, order, account.customer, locale);
    return new PdfFile(pdfFileName('invoice', invoice.no), bytes);
  };

export const createDocumentService = (
  parts: InvoicePdfParts & {
    readonly trackParcel: TrackParcel;
  },
): DocumentService => {
  const { documents, accounts, pdfs, now } = parts;
  const drawInvoice = makeDrawInvoice(parts);
  return {
    order: async (user, customerNo, no) => {
      const order = await documents.order(customerNo, no);
      return found(order && !may(user, permissions.viewInvoices) ? { ...order, invoices: [] } : order);
    },
    invoice: async (customerNo, no) => found(await documents.invoice(customerNo, no)),
    orderPdf: async (customerNo, no, language) => {
      const order = await documents.order(customerNo, no);
      const account = await accounts.account(customerNo, dayOf(now()));
      if (!order || !account || !isConfirmed(order)) return refused(notFound);
      const bytes = pdfs.confirmation(order, account.customer, preferredLocale(language));
      return ok(new PdfFile(pdfFileName('order', order.no), bytes));
    },
    invoicePdf: async (customerNo, no, language) => found(await drawInvoice(customerNo, no, preferredLocale(language))),
    tracking: async (user, customerNo, numbers) => {
      // Tracking stands on the pages of orders and invoices: whoever may see neither is not shown it (decisions §hidden-is-refused).
      if (!may(user, permissions.viewOrders) && !may(user, permissions.viewInvoices))
        return refused(missingPermission(permissions.viewOrders));
      const parcel = await documents.parcel(customerNo, numbers.trackingNumber, numbers.orderNumber);
      return parcel ? ok(parts.trackParcel(parcel, parts.now())) : refused(notFound);
    },
  };
};
