import { pdfCustomer } from '../../pdf/customer.ts';
import type { DocumentPdfs } from '../application/document-pdfs.ts';

/** What draws them is loaded with the first one. */
export const documentPdfs: DocumentPdfs = {
  confirmation: async (order, customer, locale) => {
    const { confirmationPdf } = await import('./confirmation.ts');
    return confirmationPdf({ order, customer: pdfCustomer(customer), locale });
  },
  invoice: async (invoice, order, customer, locale) => {
    const { invoicePdf } = await import('./invoice.ts');
    return invoicePdf({ invoice, customer: pdfCustomer(customer), locale, shipTo: order?.shipTo ?? null });
  },
};
