import type { Invoice, Order } from '@connect/core/domain/documents/document';
import type { Locale } from '@connect/core/domain/access/storefront';
import type { Customer } from '@connect/core/domain/account/customer';
import type { MakeBytes } from '../../saved-file.ts';

/** Documents as PDFs, in the language of a storefront. */
export interface DocumentPdfs {
  confirmation(order: Order, customer: Customer, locale: Locale): MakeBytes;
  /** The order is that of the invoice, where it is known: it says where the goods went. */
  invoice(invoice: Invoice, order: Order | null, customer: Customer, locale: Locale): MakeBytes;
}
