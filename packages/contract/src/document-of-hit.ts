import { parseDay } from '@connect/core/domain/calendar/day';
import type { DocumentKind } from '@connect/core/domain/documents/document';
import { invoiceNoOf, orderNoOf } from '@connect/core/domain/documents/number';
import { moneyOfMajor } from '@connect/core/domain/money/major';

type Text = string | null;

/** What is shown of a hit, whatever else of it is read. Amounts are in major units. */
export interface ShownOfHit {
  readonly number: string;
  readonly order_number: Text;
  readonly po_number: Text;
  readonly total_amount: number;
  readonly remaining_amount: number | null;
  readonly document_date: Text;
  readonly posting_date: Text;
  readonly due_date: Text;
  readonly status: Text;
  readonly progress: Text;
  readonly completely_shipped: boolean | null;
  readonly sample: boolean | null;
  readonly sr_number: Text;
}

/** The document that a hit is of, as the core has it. The index names no currency: amounts are in the account's own. */
export const documentOfHit = (kind: DocumentKind, hit: ShownOfHit) => ({
  kind,
  number: kind === 'order' ? orderNoOf(hit.number) : invoiceNoOf(hit.number),
  orderNumber: hit.order_number === null ? null : orderNoOf(hit.order_number),
  poNumber: hit.po_number,
  totalIncVat: moneyOfMajor(hit.total_amount, ''),
  documentDate: parseDay(hit.document_date),
  postingDate: parseDay(hit.posting_date),
  dueDate: parseDay(hit.due_date),
  remainingAmount: hit.remaining_amount === null ? null : moneyOfMajor(hit.remaining_amount, ''),
  status: hit.status,
  progress: hit.progress,
  completelyShipped: hit.completely_shipped,
  sample: hit.sample ?? false,
  srNumber: hit.sr_number,
});
