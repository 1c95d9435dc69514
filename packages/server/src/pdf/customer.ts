import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Customer } from '@connect/core/domain/account/customer';
import { shipToLines, type Order } from '@connect/core/domain/documents/document';
import type { Block } from './parts.ts';
import type { PdfTexts } from './texts/pdf-texts.ts';

/** The customer as a paper names it. */
export interface PdfCustomer {
  readonly no: CustomerNo;
  readonly name: string;
  readonly address: Customer['address'];
  readonly vatRegistrationNo: string;
  /** ISO 4217; empty for the supplier's own. */
  readonly currencyCode: string;
  /** As the account has it, e.g. `30 Days EOM`. */
  readonly termsDescription: string;
}

export const pdfCustomer = (customer: Customer): PdfCustomer => ({
  no: customer.no,
  name: customer.name,
  address: customer.address,
  vatRegistrationNo: customer.vatRegistrationNo,
  currencyCode: customer.currencyCode,
  termsDescription: customer.terms?.description ?? '',
});

export const billTo = ({ name, address, vatRegistrationNo }: PdfCustomer, texts: PdfTexts): Block => ({
  title: texts.billTo,
  lines: [...shipToLines({ ...address, name }), vatRegistrationNo.trim() && texts.vatNumber(vatRegistrationNo)],
});

/** Where the goods go: the customer's own address unless the order names another. */
export const shipToBlock = (customer: PdfCustomer, shipTo: Order['shipTo'] | null, texts: PdfTexts): Block => ({
  title: texts.shipTo,
  lines: shipToLines(shipTo ?? { ...customer.address, name: customer.name }),
});
