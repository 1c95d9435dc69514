import type { Line, OrderLine } from './document.ts';

/** Item numbers that stand for a charge, and the words they are shown in (specification §special-items). */
const chargeNames: Readonly<Record<string, string>> = {
  POSTAGE: 'Postage, Packing & Carriage',
  SPL123: 'Split Case Charge',
};

/** Whether an item number stands for a charge, not for a product. */
export const isCharge = (itemNo: string): boolean => Object.hasOwn(chargeNames, itemNo);

/** What a line is called: a charge by its own name, anything else by its description (specification §special-items). Papers bring the names of their language. */
export const lineDescription = (
  line: Pick<Line, 'itemNo' | 'description'>,
  names: Readonly<Partial<Record<string, string>>> = chargeNames,
): string => (isCharge(line.itemNo) && names[line.itemNo]) || line.description;

export type OrderLineClass = 'special' | 'backorder' | 'shipped';

/** Class of an order line (specification §line-classes). More shipped than ordered is shipped too (decisions §line-markers). */
export const orderLineClass = (line: Pick<OrderLine, 'itemNo' | 'quantity' | 'quantityShipped'>): OrderLineClass => {
  if (isCharge(line.itemNo)) return 'special';
  return line.quantity > line.quantityShipped ? 'backorder' : 'shipped';
};

/** The marker of each class; a special line has none (specification §line-classes, decisions §line-markers). */
export const lineMarkers: Record<OrderLineClass, string | null> = {
  special: null,
  backorder: 'Not shipped',
  shipped: 'Shipped',
};

/** A line that is not an item: its type is blank (decisions §line-markers). */
export const isNote = (line: Pick<Line, 'type'>): boolean => line.type.trim() === '';

/**
 * The two lists of an invoice's lines (specification §invoice-lines): what it charges (quantity above 0), and the items it does not (quantity
 * 0 and a type that is not blank). A line that is neither is shown in none.
 */
export const splitInvoiceLines = <L extends Pick<Line, 'quantity' | 'type'>>(
  lines: readonly L[],
): { readonly shipped: readonly L[]; readonly notShipped: readonly L[] } => ({
  shipped: lines.filter((line) => line.quantity > 0),
  notShipped: lines.filter((line) => line.quantity === 0 && !isNote(line)),
});
