import { maxBasketLines, type BasketEdit, type RefusedEdit } from './basket.ts';
import { lineProblem, type Item, type LineProblem } from './item.ts';
import type { Sku } from './sku.ts';
import { type Quantity, quantityOf } from './quantity.ts';

/** Quantities of a basket's items, in the order of its lines. */
export type Quantities = ReadonlyMap<Sku, Quantity>;

/** The quantity that a line will have, from the one it has, or none. */
export const quantityAfter = ({ kind, quantity }: BasketEdit, now = 0): number =>
  kind === 'add' ? now + quantity : quantity;

/** Puts the line of an edit, as it will be, at its place among the basket's lines, whatever is known of them (specification §basket-edits). */
export const insertLine = <Line>(lines: Map<Sku, Line>, edit: BasketEdit, line: Line): void => {
  const { sku } = edit;
  const before = edit.kind === 'set' && !lines.has(sku) ? edit.before : undefined;
  const all = before !== undefined && lines.has(before) ? [...lines] : [];
  const behind = all.slice(all.findIndex(([each]) => each === before));
  for (const [each] of behind) lines.delete(each);
  for (const [each, its] of [[sku, line] as const, ...behind]) lines.set(each, its);
};

/**
 * Carries edits out, one after the other: what cannot be ordered is refused and leaves its line as it is, the rest is done. What
 * is removed need not be known any more.
 */
export const carryOut = (
  before: Quantities,
  edits: readonly BasketEdit[],
  items: ReadonlyMap<Sku, Item>,
): { readonly quantities: Quantities; readonly refused: readonly RefusedEdit[] } => {
  const quantities = new Map(before);
  const refused: RefusedEdit[] = [];
  const problemOf = (sku: Sku, quantity: number): LineProblem | null =>
    lineProblem(items.get(sku) ?? null, quantity) ??
    (quantities.has(sku) || quantities.size < maxBasketLines ? null : 'too-many');
  for (const edit of edits) {
    const { sku, quantity } = edit;
    const wanted = quantityAfter(edit, quantities.get(sku));
    const problem = wanted === 0 ? null : problemOf(sku, wanted);
    if (problem) refused.push({ sku, quantity, problem });
    else if (wanted === 0) quantities.delete(sku);
    else insertLine(quantities, edit, quantityOf(wanted));
  }
  return { quantities, refused };
};
