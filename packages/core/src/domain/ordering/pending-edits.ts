import type { Basket, BasketEdit, BasketLine } from './basket.ts';
import { lineProblem, priceAt } from './item.ts';

/** Edits on their way to the server with one more behind them. Of several quantities put in a line's place only the last counts. */
export const withEdit = (edits: readonly BasketEdit[], edit: BasketEdit): readonly BasketEdit[] => [
  ...(edit.kind === 'set' ? edits.filter(({ sku }) => sku !== edit.sku) : edits),
  edit,
];

const lineAt = (line: BasketLine, quantity: number): BasketLine => {
  const unitPrice = priceAt(line.item, quantity);
  return { ...line, quantity, unitPrice, amount: unitPrice * quantity, problem: lineProblem(line.item, quantity) };
};

const carriedOut = (lines: readonly BasketLine[], { kind, sku, quantity }: BasketEdit): readonly BasketLine[] =>
  lines.flatMap((line) => {
    if (line.item.sku !== sku) return [line];
    const wanted = kind === 'add' ? line.quantity + quantity : quantity;
    return wanted === 0 ? [] : [lineAt(line, wanted)];
  });

/** How the lines will look once edits are carried out, as far as it is known: what was not in the basket comes with the answer. */
export const linesAfter = ({ lines }: Pick<Basket, 'lines'>, edits: readonly BasketEdit[]): readonly BasketLine[] =>
  edits.reduce(carriedOut, lines);
