import type { OrderNo } from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Quantity } from '@connect/core/domain/ordering/quantity';
import type { Sku } from '@connect/core/domain/ordering/sku';
import type { Day } from '@connect/core/domain/calendar/day';
import type { ShipTo } from '@connect/core/domain/documents/document';
import type { Money } from '@connect/core/domain/money/money';
import type { UnitPrice } from '@connect/core/domain/money/unit-price';

/** What tells one new order of the portal from another; the rest follows from its being new. */
export interface NewOrder {
  readonly customerNo: CustomerNo;
  readonly reference: string | null;
  /** Whether it waits for approval. */
  readonly waits: boolean;
  readonly day: Day;
  /** Null where nothing is to be paid. */
  readonly totals: { readonly exVat: Money; readonly incVat: Money } | null;
  /** Number of the sample request that it is, if it is one. */
  readonly sampleRequest: string | null;
  readonly email: string;
  readonly shipTo: ShipTo;
}

export interface NewLine {
  readonly sku: Sku;
  readonly title: string;
  readonly quantity: Quantity;
  /** Null where nothing is to be paid. */
  readonly unitPrice: UnitPrice | null;
  readonly thumbnail: string | null;
  readonly slug: string | null;
}

/** Orders that are made in the portal, and their numbers; all of it in a transaction. */
export interface NewOrders {
  /** Until the transaction ends nobody else gets a number. */
  holdNumbers(): Promise<void>;
  /** Two at once never get the same, and one that is given up leaves no gap. */
  nextNumber(kind: 'order' | 'sample-request'): Promise<string>;
  /** Writes an order under the next number, which is the answer. */
  add(order: NewOrder, lines: readonly NewLine[]): Promise<OrderNo>;
}
