import type { SearchHit } from '@connect/contract/search';
import type { Day } from '@connect/core/domain/calendar/day';
import { isDay } from '@connect/core/domain/calendar/day';
import type { DocumentKind } from '@connect/core/domain/documents/document';
import type { DocumentHit } from '@connect/core/domain/search/hit';

/** The day of a date or timestamp of an index; null when it is none. */
export const toDay = (text: string | null): Day | null => {
  const day = text?.slice(0, 10);
  return isDay(day) ? day : null;
};

export const toHit = (wire: SearchHit, kind: DocumentKind): DocumentHit => ({
  id: wire.id,
  kind,
  number: wire.number,
  orderNumber: wire.order_number,
  poNumber: wire.po_number,
  customerNo: wire.customer_no,
  customerName: wire.customer_name,
  totalAmount: wire.total_amount,
  documentDate: toDay(wire.document_date),
  postingDate: toDay(wire.posting_date),
  dueDate: toDay(wire.due_date),
  remainingAmount: wire.remaining_amount,
  status: wire.status,
  progress: wire.progress,
  completelyShipped: wire.completely_shipped,
  sample: wire.sample,
  srNumber: wire.sr_number,
  skus: wire.items.map((item) => item.sku),
  highlighted: {
    number: wire._formatted?.number ?? null,
    orderNumber: wire._formatted?.order_number ?? null,
    poNumber: wire._formatted?.po_number ?? null,
  },
});
