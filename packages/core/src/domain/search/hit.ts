import type { OrderNo, DocumentNo } from '../documents/number.ts';
import type { CustomerNo } from '../account/customer-no.ts';
import type { Money } from '../money/money.ts';
import type { Day } from '../calendar/day.ts';
import type { DocumentKind } from '../documents/document.ts';
import { isSample, isSampleForAccountManager } from '../samples/sample.ts';

/** A document a search found (specification §document-hits). */
export interface DocumentHit {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly number: DocumentNo;
  readonly orderNumber: OrderNo | null;
  readonly poNumber: string | null;
  readonly customerNo: CustomerNo;
  readonly customerName: string;
  readonly totalIncVat: Money;
  readonly documentDate: Day | null;
  readonly postingDate: Day | null;
  readonly dueDate: Day | null;
  readonly remainingAmount: Money | null;
  readonly status: string | null;
  readonly progress: string | null;
  readonly completelyShipped: boolean | null;
  readonly sample: boolean;
  readonly srNumber: string | null;
  readonly skus: readonly string[];
  /** The same texts with the searched parts between highlight markers. */
  readonly highlighted: {
    readonly number: string | null;
    readonly orderNumber: string | null;
    readonly poNumber: string | null;
  };
}

const hiddenSkus: ReadonlySet<string> = new Set(['POSTAGE', 'FEE', '']);

/** The SKUs a search result shows: never POSTAGE, FEE or an empty one (specification §hidden-items). */
export const visibleSkus = (hit: Pick<DocumentHit, 'skus'>): readonly string[] =>
  hit.skus.filter((sku) => !hiddenSkus.has(sku.trim()));

/** Who looks at a result: to an account manager more of them are samples, and they lead elsewhere (specification §sample-orders). */
export type Viewer = 'customer' | 'account-manager';

type RowTraits = 'kind' | 'number' | 'orderNumber' | 'poNumber' | 'srNumber' | 'sample' | 'totalIncVat';

/** Whether a row of the list is a sample's: a sample order; an invoice shows its own numbers and status (specification §row-numbers, §sample-orders). */
export const isSampleRow = (hit: Pick<DocumentHit, RowTraits>, viewer: Viewer): boolean =>
  hit.kind === 'order' && (viewer === 'account-manager' ? isSampleForAccountManager(hit) : isSample(hit));

/** The numbers a row of the list shows: the link's text, and what follows it (specification §row-numbers, decisions §invoices-without-order). */
export interface ShownNumbers {
  readonly main: string;
  /** The invoice's own number, where `main` is that of its order. */
  readonly invoiceNo: DocumentNo | null;
  readonly isSample: boolean;
}

/**
 * An invoice shows its order number and its own behind it, or its own when it has no order; a sample shows its SR number and
 * that it is one (specification §row-numbers, decisions §invoices-without-order). One that is a sample for its total of zero alone has no SR number.
 */
export const shownNumbers = (hit: Pick<DocumentHit, RowTraits>, viewer: Viewer): ShownNumbers => {
  if (hit.kind === 'invoice' && hit.orderNumber)
    return { main: hit.orderNumber, invoiceNo: hit.number, isSample: false };
  const isShownAsSample = isSampleRow(hit, viewer);
  const ofSample = isShownAsSample && isSample(hit) && (hit.srNumber || hit.poNumber);
  return { main: ofSample || hit.number, invoiceNo: null, isSample: isShownAsSample };
};

/** The screen a search result opens (specification §result-clicks). */
export type Destination =
  | { readonly screen: DocumentKind; readonly id: DocumentNo }
  | { readonly screen: 'sample-order'; readonly id: string }
  | { readonly screen: `customer-${DocumentKind}`; readonly customerNo: CustomerNo; readonly id: string };

/**
 * Where a click on a search result leads (specification §result-clicks). Customers go to the order or invoice by its number; the rule with a
 * customer number is for account managers (decisions §customers-clicks).
 */
export const hitDestination = (hit: DocumentHit, viewer: Viewer): Destination => {
  if (viewer === 'account-manager') {
    if (isSampleForAccountManager(hit)) return { screen: 'sample-order', id: hit.orderNumber || hit.number };
    if (hit.customerNo && hit.number.startsWith('SO'))
      return { screen: 'customer-order', customerNo: hit.customerNo, id: hit.number };
    if (hit.customerNo && hit.number.startsWith('SI'))
      return { screen: 'customer-invoice', customerNo: hit.customerNo, id: hit.number };
  }
  return { screen: hit.kind, id: hit.number };
};
