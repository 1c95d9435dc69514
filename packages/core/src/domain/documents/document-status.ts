import type { Money } from '../money/money.ts';
import type { Day } from '../calendar/day.ts';
import type { DocumentKind } from './document.ts';
import { invoiceStatus } from './invoice-status.ts';
import type { InvoiceStatus } from './invoice-status.ts';
import { orderStatus } from './order-status.ts';
import type { OrderStatus } from './order-status.ts';

/** What a badge can say of a document: an order's or invoice's status, or that it is a sample. */
export type DocumentStatus = OrderStatus | InvoiceStatus | 'sample';

/** What a status is derived from; a search hit has it, and so have an order and an invoice (an invoice no shipping state). */
export interface StatusSource {
  readonly kind: DocumentKind;
  readonly status: string | null;
  readonly progress: string | null;
  readonly completelyShipped?: boolean | null;
  /** A search hit does not say it. */
  readonly cancelled?: boolean;
  readonly remainingAmount: Money | null;
  readonly dueDate: Day | null;
}

/** The status a badge shows: a sample is labelled Sample, whatever its progress (specification §sample-orders). */
export const documentStatus = (document: StatusSource, sample: boolean, today: Day): DocumentStatus => {
  if (sample) return 'sample';
  if (document.kind === 'invoice') return invoiceStatus(document, today);
  return orderStatus({ ...document, completelyShipped: document.completelyShipped ?? null });
};
