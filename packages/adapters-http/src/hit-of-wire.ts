import { documentOfHit } from '@connect/contract/document-of-hit';
import type { DocumentKind } from '@connect/core/domain/documents/document';
import type { DocumentHit } from '@connect/core/domain/search/hit';
import * as v from 'valibot';
import { amount, amountOrNone, entries, flag, text, textOrNone } from './readable.ts';

const Line = v.object({ sku: v.string() });
const Marked = v.object({ number: text, order_number: text, po_number: text });
const none = { number: null, order_number: null, po_number: null };

/** A hit of the document indexes (specification §document-hits): without a number and a total it is none, everything else may be missing. */
const Hit = v.object({
  id: text,
  number: v.pipe(v.string(), v.nonEmpty()),
  order_number: text,
  po_number: text,
  customer_no: textOrNone,
  customer_name: textOrNone,
  total_amount: amount,
  document_date: text,
  posting_date: text,
  due_date: text,
  remaining_amount: amountOrNone,
  status: text,
  progress: text,
  completely_shipped: flag,
  sample: flag,
  sr_number: text,
  items: entries(Line as v.GenericSchema<unknown, { sku: string }>),
  _federation: v.fallback(v.nullish(v.object({ indexUid: v.string() }), null), null),
  _formatted: v.fallback(v.nullish(Marked, none), none),
});

/** A hit of a search; null when it cannot be read, or its index is none of those that were searched. */
export const toHit = (
  wire: unknown,
  kindOf: (indexUid: string | null) => DocumentKind | undefined,
): DocumentHit | null => {
  const read = v.safeParse(Hit, wire);
  const kind = read.success ? kindOf(read.output._federation?.indexUid ?? null) : undefined;
  if (!read.success || kind === undefined) return null;
  const hit = read.output;
  return {
    id: hit.id ?? hit.number,
    ...documentOfHit(kind, hit),
    customerNo: hit.customer_no,
    customerName: hit.customer_name,
    skus: hit.items.map((item) => item.sku),
    highlighted: {
      number: hit._formatted.number,
      orderNumber: hit._formatted.order_number,
      poNumber: hit._formatted.po_number,
    },
  };
};
