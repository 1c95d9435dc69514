import type { Order } from '@connect/contract/documents';
import { pdfCustomer } from '../../pdf/customer.ts';
import type { DocumentPdfs } from '../application/document-pdfs.ts';

const shipToOf = (order: Order) => ({
  name: order.ship_to_name,
  address: order.ship_to_address,
  address_2: order.ship_to_address_2,
  post_code: order.ship_to_post_code,
});

/** What draws them is loaded with the first one. */
export const documentPdfs: DocumentPdfs = {
  confirmation: async (order, customer, locale) => {
    const { confirmationPdf } = await import('./confirmation.ts');
    return confirmationPdf({ order, customer: pdfCustomer(customer), locale });
  },
  invoice: async (invoice, order, customer, locale) => {
    const { invoicePdf } = await import('./invoice.ts');
    return invoicePdf({ invoice, customer: pdfCustomer(customer), locale, shipTo: order && shipToOf(order) });
  },
};
