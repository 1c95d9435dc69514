import { isQuantity } from './quantity.ts';
import { basketLine, type Basket, type BasketEdit, type BasketLine } from './basket.ts';
import { insertLine, quantityAfter } from './basket-edits.ts';

/**
 * Edits on their way to the server with one more behind them (specification §basket-edits). Of several quantities typed one after the
 * other only the last counts.
 */
export const withEdit = (edits: readonly BasketEdit[], edit: BasketEdit): readonly BasketEdit[] => {
  const last = edits.at(-1);
  const isTyped = edit.kind === 'set' && edit.before === undefined;
  // What was removed is not typed on: it is put back.
  if (!isTyped || last?.kind !== 'set' || last.sku !== edit.sku || last.quantity === 0) return [...edits, edit];
  return [...edits.slice(0, -1), { ...last, quantity: edit.quantity }];
};

/** How the lines will look once edits are carried out, as far as it is known: what was not in the basket comes with the answer. */
export const linesAfter = ({ lines }: Pick<Basket, 'lines'>, edits: readonly BasketEdit[]): readonly BasketLine[] => {
  const known = new Map(lines.map((line) => [line.item.sku, line]));
  const after = new Map(known);
  for (const edit of edits) {
    const { sku } = edit;
    const line = known.get(sku);
    const wanted = quantityAfter(edit, after.get(sku)?.quantity);
    if (wanted === 0) after.delete(sku);
    else if (line && isQuantity(wanted)) insertLine(after, edit, basketLine(line.item, wanted));
  }
  return [...after.values()];
};
