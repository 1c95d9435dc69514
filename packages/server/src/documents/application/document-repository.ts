import type { Invoice, Order } from '@connect/contract/documents';
import type { Day } from '@connect/core/domain/calendar/day';

/** What a carrier needs to say where a parcel is. */
export interface Parcel {
  readonly shippedOn: Day;
  readonly service: string;
  readonly postcode: string;
}

/** Documents of one company: another's is as absent as one that does not exist (decisions §hidden-is-refused). */
export interface DocumentRepository {
  order(customerNo: string, no: string): Promise<Order | null>;
  invoice(customerNo: string, no: string): Promise<Invoice | null>;
  /** A parcel that the carrier H&B took for one of the company's orders. */
  parcel(customerNo: string, trackingNumber: string, orderNumber: string): Promise<Parcel | null>;
}
