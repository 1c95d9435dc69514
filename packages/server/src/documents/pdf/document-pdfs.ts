import { pdfCustomer } from '../../pdf/customer.ts';
import type { Supplier } from '../../supplier.ts';
import type { DocumentPdfs } from '../application/document-pdfs.ts';

/** Papers of a supplier. What draws them is loaded with the first one. */
export const createDocumentPdfs = (supplier: Supplier): DocumentPdfs => ({
  confirmation: async (order, customer, locale) => {
    const { confirmationPdf } = await import('./confirmation.ts');
    return confirmationPdf({ order, supplier, customer: pdfCustomer(customer), locale });
  },
  invoice: async (invoice, order, customer, locale) => {
    const { invoicePdf } = await import('./invoice.ts');
    return invoicePdf({ invoice, supplier, customer: pdfCustomer(customer), locale, shipTo: order?.shipTo ?? null });
  },
});
