import type { OrderNo, InvoiceNo } from './number.ts';
import type { LineQuantity } from './line-quantity.ts';
import type { Day } from '../calendar/day.ts';
import type { Money } from '../money/money.ts';
import type { UnitPrice } from '../money/unit-price.ts';
import type { Placement } from '../ordering/placement.ts';

export type DocumentKind = 'order' | 'invoice';

/** A line of an invoice. Its price excludes VAT (specification §line-record). */
export interface Line {
  readonly itemNo: string;
  readonly description: string;
  readonly quantity: LineQuantity;
  readonly unitPrice: UnitPrice;
  /** Blank for a line that is not an item, such as a note. */
  readonly type: string;
  /** File name of the product's picture. */
  readonly thumbnail: string | null;
  readonly slug: string | null;
}

export interface OrderLine extends Line {
  readonly quantityShipped: LineQuantity;
  /** The day the supplier promises it for, and what they last promised before that (specification §promised-dates). */
  readonly promisedOn: Day | null;
  readonly promisedBefore: Day | null;
}

export interface Shipment {
  readonly no: string;
  readonly postingDate: Day | null;
  readonly agent: { readonly code: string; readonly name: string } | null;
  readonly trackingNumber: string | null;
  readonly orderNumber: OrderNo | null;
  readonly lines: readonly { readonly itemNo: string; readonly description: string; readonly quantity: LineQuantity }[];
}

interface TradeDocument {
  readonly orderNumber: OrderNo | null;
  /** The customer's own reference. */
  readonly externalReference: string | null;
  readonly cancelled: boolean;
  readonly closed: boolean;
  readonly progress: string | null;
  readonly status: string | null;
  readonly shippingAgentCode: string | null;
  readonly trackingNumber: string | null;
  readonly documentDate: Day | null;
  readonly postingDate: Day | null;
  readonly dueDate: Day | null;
  readonly totalExVat: Money;
  readonly totalIncVat: Money;
  readonly remainingAmount: Money | null;
  readonly shipments: readonly Shipment[];
}

/** What an invoice charges at one rate of VAT, negative on a credit note. */
export interface VatAtRate {
  readonly percent: number;
  readonly net: Money;
  readonly vat: Money;
}

/** An invoice in full (specification §invoice-record). */
export interface Invoice extends TradeDocument {
  readonly kind: 'invoice';
  readonly no: InvoiceNo;
  readonly lines: readonly Line[];
  /** Its VAT rate by rate, which together is all of it; none where the supplier sends totals alone. */
  readonly vatRates: readonly VatAtRate[];
  /** Where its order went; null where it has none, or that is not known. */
  readonly shipTo: OrderShipTo | null;
}

/** Where goods go, as the portal's own orders have it: the city is in the second line. */
export interface ShipTo {
  readonly name: string;
  readonly address: string;
  readonly address2: string;
  readonly postCode: string;
}

/** Where an order goes, as any system has it. */
export interface OrderShipTo extends ShipTo {
  readonly city: string;
  readonly county: string;
  readonly country: string;
}

const isWritten = (part: string): boolean => part.trim() !== '';

/** Where an order goes line by line, empty ones left out; city and county are one. */
export const shipToLines = ({
  name,
  address,
  address2,
  city,
  county,
  postCode,
  country,
}: OrderShipTo): readonly string[] =>
  [name, address, address2, [city, county].filter(isWritten).join(', '), postCode, country].filter(isWritten);

/** An order in full (specification §order-record). */
export interface Order extends TradeDocument {
  readonly kind: 'order';
  readonly no: OrderNo;
  readonly lines: readonly OrderLine[];
  readonly sample: boolean;
  readonly srNo: string | null;
  /** What the supplier's own system calls it, where that is another number and is known. */
  readonly backOfficeNo: string | null;
  readonly globusReference: string | null;
  /** Who placed the order in the portal, when that is known. */
  readonly connectUserEmail: string | null;
  /** Null for one that no customer placed in the portal. */
  readonly placement: Placement | null;
  /** Numbers of its invoices, the oldest first; none for whoever may not see invoices. */
  readonly invoices: readonly InvoiceNo[];
  readonly shipTo: OrderShipTo;
  readonly completelyShipped: boolean | null;
}

/** A reference or number as shown; `missing`, in the reader's language, stands for an empty one (specification §missing-values). */
export const shownValue = (value: string | null, missing: string): string => value?.trim() || missing;

/** Whether an order was placed in this portal and so gets the 'Web Order' badge (specification §web-orders). */
export const isWebOrder = (order: Pick<Order, 'globusReference'>): boolean => order.globusReference === 'PORTAL';
