import type { Day } from '../calendar/day.ts';
import { invoiceStatus, invoiceStatusLabels } from '../documents/invoice-status.ts';
import type { InvoiceStatus } from '../documents/invoice-status.ts';
import { orderStatus, orderStatusLabels } from '../documents/order-status.ts';
import type { OrderStatus } from '../documents/order-status.ts';
import { isSample } from '../samples/sample.ts';
import type { DocumentHit } from './hit.ts';

/** What a badge can say of a document: an order's or invoice's status, or that it is a sample. */
export type DocumentStatus = OrderStatus | InvoiceStatus | 'sample';

export const documentStatusLabels: Record<DocumentStatus, string> = {
  ...orderStatusLabels,
  ...invoiceStatusLabels,
  sample: 'Sample',
};

/** The status a row of the list shows: a sample order is labelled Sample, whatever its progress (spec §4). */
export const hitStatus = (
  hit: Pick<
    DocumentHit,
    | 'kind'
    | 'sample'
    | 'poNumber'
    | 'srNumber'
    | 'status'
    | 'progress'
    | 'completelyShipped'
    | 'remainingAmount'
    | 'dueDate'
  >,
  today: Day,
): DocumentStatus => {
  if (hit.kind === 'invoice') return invoiceStatus(hit, today);
  return isSample(hit) ? 'sample' : orderStatus(hit);
};
