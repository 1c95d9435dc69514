import type { OrderNo, InvoiceNo } from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Invoice, Order } from '@connect/core/domain/documents/document';
import type { Day } from '@connect/core/domain/calendar/day';

/** What a carrier needs to say where a parcel is. */
export interface Parcel {
  readonly shippedOn: Day;
  /** As the carrier calls it: `Next day pre-12`, `Next day` or `Two day`. */
  readonly service: string;
  readonly postcode: string;
}

/** Documents of one company: another's is as absent as one that does not exist (decisions §hidden-is-refused). */
export interface DocumentRepository {
  order(customerNo: CustomerNo, no: OrderNo): Promise<Order | null>;
  invoice(customerNo: CustomerNo, no: InvoiceNo): Promise<Invoice | null>;
  /** A parcel that the carrier H&B took for one of the company's orders. */
  parcel(customerNo: CustomerNo, trackingNumber: string, orderNumber: OrderNo): Promise<Parcel | null>;
}
