import type { OrderNo } from '../documents/number.ts';
import { isNothing, type Money } from '../money/money.ts';
import type { DocumentKind } from '../documents/document.ts';
import { isSampleReference } from './sample-reference.ts';

interface SampleTraits {
  readonly sample?: boolean | null;
  readonly poNumber?: string | null;
  readonly srNumber?: string | null;
}

/** Whether a document is a sample order (specification §sample-orders, decisions §sample-numbers). */
export const isSample = (document: SampleTraits): boolean =>
  document.sample === true || isSampleReference(document.poNumber) || isSampleReference(document.srNumber);

/**
 * The same for an account manager, to whom a total of zero is a sample too, but not on an invoice without an order
 * (specification §sample-orders, decisions §sample-numbers).
 */
export const isSampleForAccountManager = (
  document: SampleTraits & {
    readonly kind: DocumentKind;
    readonly totalIncVat: Money;
    readonly orderNumber: OrderNo | null;
  },
): boolean =>
  isSample(document) ||
  (isNothing(document.totalIncVat) && (document.kind === 'order' || Boolean(document.orderNumber)));

/** How a total is shown: nothing to pay is 'Free', a sample's amount is struck through (specification §sample-totals, decisions §sample-numbers). */
export type ShownTotal = 'free' | 'struck-through' | 'plain';

/** How a total is shown: as free where it is 0, struck through where it is that of a sample. */
export const shownTotal = (total: Money, sample: boolean): ShownTotal => {
  if (isNothing(total)) return 'free';
  return sample ? 'struck-through' : 'plain';
};
