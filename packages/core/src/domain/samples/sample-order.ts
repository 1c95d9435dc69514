import type { OrderNo } from '../documents/number.ts';
import type { CustomerNo } from '../account/customer-no.ts';
import type { Day } from '../calendar/day.ts';
import type { Order, ShipTo } from '../documents/document.ts';
import type { Sku } from '../ordering/sku.ts';
import type { Quantity } from '../ordering/quantity.ts';

/**
 * What a sample order was made for, and when to ask about it (specification §sample-orders); nothing of it is known of those not made in
 * the portal.
 */
export interface SampleRequest {
  readonly reason: string | null;
  readonly createdBy: string | null;
  readonly followUpOn: Day | null;
  /** ISO 8601 in UTC; null while it is not done. */
  readonly followedUpAt: string | null;
  /** Whether its day has come and it is not done. */
  readonly followUpDue: boolean;
}

/** What of a follow-up is changed: what is left out stays as it is (specification §sample-list). */
export interface FollowUpChange {
  readonly followUpOn?: Day | null | undefined;
  readonly followedUp?: boolean | undefined;
}

/** A sample order in the list. Its status is derived as an order's is. */
export interface ListedSample extends SampleRequest {
  readonly no: OrderNo;
  readonly srNo: string | null;
  readonly customerNo: CustomerNo;
  readonly customerName: string;
  readonly documentDate: Day;
  readonly status: string | null;
  readonly progress: string | null;
  readonly completelyShipped: boolean | null;
}

export interface SampleOrder extends SampleRequest {
  readonly order: Order;
  readonly customerNo: CustomerNo;
  readonly customerName: string;
  readonly currencyCode: string;
}

export const sampleFilters = ['all', 'open', 'due', 'followed-up'] as const;
export type SampleFilter = (typeof sampleFilters)[number];

/** What the list of samples shows; it stands in the address. */
export interface SampleListQuery {
  readonly text: string;
  readonly filter: SampleFilter;
  /** From 1. */
  readonly page: number;
}
/** Sample orders on a page of their list. */
export const samplePageSize = 25;

/** At most so many lines on a sample order, and so many of one item. */
export const maxSampleLines = 50;
export const maxSampleQuantity = 99;

export interface SampleOrderForm {
  /** A UUID that is the order's own: sent twice, it makes one order. */
  readonly idempotencyKey: string;
  readonly customerNo: CustomerNo;
  readonly shipTo: ShipTo;
  readonly lines: readonly { readonly sku: Sku; readonly quantity: Quantity }[];
  readonly reason: string;
  readonly followUpOn: Day | null;
}

/** An item that can be sent as a sample: one variation of a product. */
export interface SampleItem {
  readonly sku: Sku;
  readonly title: string;
  readonly brand: string;
  /** File name of its picture. */
  readonly thumbnail: string | null;
  readonly slug: string;
}
