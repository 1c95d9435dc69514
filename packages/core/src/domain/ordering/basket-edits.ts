import { maxBasketLines, type BasketEdit, type RefusedEdit } from './basket.ts';
import { lineProblem, type Item, type LineProblem } from './item.ts';
import type { Sku } from './sku.ts';
import { type Quantity, quantityOf } from './quantity.ts';

/** Quantities of a basket's items, in the order of its lines. */
export type Quantities = ReadonlyMap<Sku, Quantity>;

/** The pieces that a line has after an edit; `now` are those before it, 0 for a new line. 0 takes the line out, and it may be more than can be ordered. */
export const quantityAfter = ({ kind, quantity }: BasketEdit, now = 0): number =>
  kind === 'add' ? now + quantity : quantity;

/** Inserts the line that an edit makes at its place in `lines`, which it changes: before the line that the edit names, else at the end; a line that is there keeps its place (specification §basket-edits). */
export const insertLine = <Line>(lines: Map<Sku, Line>, edit: BasketEdit, line: Line): void => {
  const { sku } = edit;
  const before = edit.kind === 'set' && !lines.has(sku) ? edit.before : undefined;
  const all = before !== undefined && lines.has(before) ? [...lines] : [];
  const behind = all.slice(all.findIndex(([each]) => each === before));
  for (const [each] of behind) lines.delete(each);
  for (const [each, its] of [[sku, line] as const, ...behind]) lines.set(each, its);
};

/**
 * Carries edits out, one after the other. An edit to a quantity that cannot be ordered is refused and leaves its line as it is; the others
 * are done. A line can be removed though nobody knows its item any more.
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
