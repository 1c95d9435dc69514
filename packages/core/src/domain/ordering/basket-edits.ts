import { maxBasketLines, type BasketEdit, type RefusedEdit } from './basket.ts';
import { lineProblem, type Item, type LineProblem } from './item.ts';

/** Quantities of a basket's items, in the order of its lines. */
export type Quantities = ReadonlyMap<string, number>;

/**
 * Carries edits out, one after the other: what cannot be ordered is refused and leaves its line as it is, the rest is done. What
 * is removed need not be known any more.
 */
export const carryOut = (
  before: Quantities,
  edits: readonly BasketEdit[],
  items: ReadonlyMap<string, Item>,
): { readonly quantities: Quantities; readonly refused: readonly RefusedEdit[] } => {
  const quantities = new Map(before);
  const refused: RefusedEdit[] = [];
  const problemOf = (sku: string, quantity: number): LineProblem | null =>
    lineProblem(items.get(sku) ?? null, quantity) ??
    (quantities.has(sku) || quantities.size < maxBasketLines ? null : 'too-many');
  for (const { kind, sku, quantity } of edits) {
    const wanted = kind === 'add' ? (quantities.get(sku) ?? 0) + quantity : quantity;
    const problem = wanted === 0 ? null : problemOf(sku, wanted);
    if (problem) refused.push({ sku, quantity, problem });
    else if (wanted === 0) quantities.delete(sku);
    else quantities.set(sku, wanted);
  }
  return { quantities, refused };
};
