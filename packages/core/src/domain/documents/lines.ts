import type { Line, OrderLine } from './document.ts';

/** Item numbers that stand for a charge, not for a product (specification §special-items). */
const charges = ['POSTAGE', 'SPL123'] as const;
export type Charge = (typeof charges)[number];

/** Whether an item number stands for a charge. */
export const isCharge = (itemNo: string): itemNo is Charge => charges.some((charge) => charge === itemNo);

/** What a line is called: a charge by its name in the reader's language, anything else by its description (specification §special-items). */
export const lineDescription = (
  { itemNo, description }: Pick<Line, 'itemNo' | 'description'>,
  names: Readonly<Record<Charge, string>>,
): string => (isCharge(itemNo) ? names[itemNo] : description);

export const orderLineClasses = ['special', 'backorder', 'shipped'] as const;
export type OrderLineClass = (typeof orderLineClasses)[number];

/** Class of an order line (specification §line-classes). More shipped than ordered is shipped too (decisions §line-markers). */
export const orderLineClass = (line: Pick<OrderLine, 'itemNo' | 'quantity' | 'quantityShipped'>): OrderLineClass => {
  if (isCharge(line.itemNo)) return 'special';
  return line.quantity > line.quantityShipped ? 'backorder' : 'shipped';
};

/** A line that is not an item: its type is blank (decisions §line-markers). */
export const isNote = (line: Pick<Line, 'type'>): boolean => line.type.trim() === '';

/** Whether a line is of a product: neither a note nor a charge, and a fee is none either (specification §hidden-items). */
export const isProduct = (line: Pick<Line, 'itemNo' | 'type'>): boolean =>
  !isNote(line) && !isCharge(line.itemNo) && line.itemNo !== 'FEE';

/**
 * The two lists of an invoice's lines (specification §invoice-lines): what it charges or credits (any quantity but 0: below 0 on a credit note),
 * and the items it does not (quantity 0 and a type that is not blank). A line that is neither is shown in none.
 */
export const splitInvoiceLines = <L extends Pick<Line, 'quantity' | 'type'>>(
  lines: readonly L[],
): { readonly shipped: readonly L[]; readonly notShipped: readonly L[] } => ({
  shipped: lines.filter((line) => line.quantity !== 0),
  notShipped: lines.filter((line) => line.quantity === 0 && !isNote(line)),
});
