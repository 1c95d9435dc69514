import type { MakeFile } from '../../make-file.ts';
import { pdfCustomer } from '../../pdf/customer.ts';
import type { ReadIdentity } from '../../supplier.ts';
import type { DocumentPdfs } from '../application/document-pdfs.ts';

/** Papers of the supplier as it is when they are drawn. */
export const createDocumentPdfs = (identity: ReadIdentity, make: MakeFile): DocumentPdfs => ({
  confirmation: (order, customer, locale) => async (signal) => {
    const { supplier } = await identity();
    return make('confirmation', { order, supplier, customer: pdfCustomer(customer), locale }, { signal });
  },
  invoice: (invoice, order, customer, locale) => async (signal) => {
    const { supplier } = await identity();
    const shipTo = order?.shipTo ?? null;
    return make('invoice', { invoice, supplier, customer: pdfCustomer(customer), locale, shipTo }, { signal });
  },
});
