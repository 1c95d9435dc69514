import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { OrderNo } from '@connect/core/domain/documents/number';
import type { Sku } from '@connect/core/domain/ordering/sku';
import type { Day } from '@connect/core/domain/calendar/day';
import type {
  FollowUpChange,
  ListedSample,
  SampleItem,
  SampleListQuery,
  SampleOrder,
  SampleOrderForm,
} from '@connect/core/domain/samples/sample-order';
import type { NewOrders } from '../../documents/application/new-orders.ts';
import type { AddEvents } from '../../event.ts';
import type { Reach } from '../../reach.ts';

/** What a sample order that is made in the portal is made for, beside the order itself. */
export interface SampleRequestRow extends Pick<SampleOrderForm, 'idempotencyKey' | 'reason' | 'followUpOn'> {
  readonly orderNo: OrderNo;
  readonly createdBy: string;
  readonly author: string;
  readonly at: Date;
}

/** Sample orders of the customers within reach, made in the portal or not. */
export interface SampleRepository {
  /** The newest first; `due` counts follow-ups that are due, whatever the query. */
  list(
    reach: Reach,
    query: SampleListQuery,
    today: Day,
  ): Promise<{ readonly samples: ListedSample[]; readonly total: number; readonly due: number }>;
  /** All but the order itself. */
  find(reach: Reach, orderNo: OrderNo, today: Day): Promise<Omit<SampleOrder, 'order'> | null>;
  /** The order that a manager made under a key of theirs. */
  madeUnder(managerId: string, idempotencyKey: string): Promise<OrderNo | null>;
  customer(reach: Reach, no: CustomerNo): Promise<{ readonly no: CustomerNo; readonly isBlocked: boolean } | null>;
  /** The variations of products with these SKUs, by SKU. */
  items(skus: readonly Sku[]): Promise<ReadonlyMap<Sku, Omit<SampleItem, 'brand'>>>;
  add(request: SampleRequestRow): Promise<void>;
  /** Done is done when it was first said; what the change leaves out stays as it is. */
  setFollowUp(orderNo: OrderNo, change: FollowUpChange, at: Date): Promise<void>;
}

/** Everything that sample orders read and write. */
export interface SampleRepositories {
  readonly samples: SampleRepository;
  readonly newOrders: NewOrders;
  readonly addEvents: AddEvents;
}
