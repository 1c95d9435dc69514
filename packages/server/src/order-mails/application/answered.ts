import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { OrderMailKind } from '@connect/core/domain/account/order-mails';
import type { Invoice, Order } from '@connect/core/domain/documents/document';
import type { InvoiceNo, OrderNo } from '@connect/core/domain/documents/number';

/** Somebody who wants to be told. */
export interface AnswerReader {
  readonly email: string;
  readonly firstName: string;
  readonly storefront: string;
}

/** A document that the supplier's system answered with, and whose it is. */
export interface Answered<Document> {
  readonly document: Document;
  readonly customerNo: CustomerNo;
  readonly company: string;
}

/** What mails about answered orders tell, and whom. */
export interface AnsweredOrders {
  /** Null once it is not there any more. */
  order(no: OrderNo): Promise<Answered<Order> | null>;
  invoice(no: InvoiceNo): Promise<Answered<Invoice> | null>;
  /** Those who want to be told of any of the kinds, each once. */
  readers(kinds: readonly OrderMailKind[], answered: Answered<Order | Invoice>): Promise<readonly AnswerReader[]>;
}
