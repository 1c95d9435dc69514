import type { OrderNo, InvoiceNo, DocumentNo } from '../domain/documents/number.ts';
import type { DocumentKind, Invoice, Order } from '../domain/documents/document.ts';
import type { Result } from '../domain/result.ts';
import type { Failure } from './failure.ts';

/** The customer's own documents at the portal API (specification §documented-calls). Another company's are not found. */
export interface Documents {
  order(no: OrderNo): Promise<Result<Order, Failure>>;
  invoice(no: InvoiceNo): Promise<Result<Invoice, Failure>>;
  /** The bytes of an invoice's, or an order's confirmation's, PDF. */
  pdf(kind: DocumentKind, no: DocumentNo): Promise<Result<Uint8Array, Failure>>;
}
