import { lineAmount } from '../money/price.ts';
import { lineProblem, orderableQuantity, priceAt, raisedBy, type Item, type LineProblem, type Raised } from './item.ts';

/** A basket has so many lines at most. */
export const maxBasketLines = 5000;

/** A line of the basket. Amounts are in minor units and exclude VAT; the price of one may have parts of them. */
export interface BasketLine {
  readonly item: Item;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly amount: number;
  /** Why it cannot be ordered as it is now: it stays in the basket and counts in no total. */
  readonly problem: LineProblem | null;
}

export type BasketChange = 'price-rose' | 'price-fell' | 'stock-short' | 'discontinued';

/** What changed of an item since the user last looked: prices in minor units, or pieces in stock. */
export interface BasketNotice {
  readonly sku: string;
  readonly title: string;
  readonly change: BasketChange;
  readonly before: number | null;
  readonly now: number | null;
}

export interface Basket {
  /** Rises with every change, whoever makes it. */
  readonly version: number;
  readonly currencyCode: string;
  readonly lines: readonly BasketLine[];
  /** Of the lines that can be ordered, excluding and including VAT, in minor units. */
  readonly total: number;
  readonly totalIncVat: number;
  readonly notices: readonly BasketNotice[];
}

/**
 * One change: `set` puts a quantity in place of the line's, 0 removes it; `add` adds to it. What is not in the basket goes to its end, or,
 * set `before` an item that is in it, in front of that one's line: so one that was removed is put back where it stood.
 */
export type BasketEdit =
  | { readonly kind: 'set'; readonly sku: string; readonly quantity: number; readonly before?: string | undefined }
  | { readonly kind: 'add'; readonly sku: string; readonly quantity: number };

/** A change that was not carried out, with the quantity that was asked for. */
export interface RefusedEdit {
  readonly sku: string;
  readonly quantity: number;
  readonly problem: LineProblem;
}

/** A basket after an edit; what could not be carried out is named, the rest is done. */
export interface EditedBasket {
  readonly basket: Basket;
  readonly refused: readonly RefusedEdit[];
  /** SKUs of the edits that the key came with first: these, or those it came with before, and then nothing was changed now. */
  readonly skus: readonly string[];
}

/** A line of a sample order, as it goes into a basket. */
export interface PreparedLine {
  readonly sku: string;
  readonly title: string;
  /** How many the sample order has. */
  readonly asked: number;
  /** How many go into the basket: enough packs, and no fewer than the minimum. */
  readonly quantity: number;
  readonly raised: Raised | null;
  /** Why it will not go into the basket at all. */
  readonly problem: LineProblem | null;
}

/** A basket that an account manager made ready for the company. */
export interface PreparedBasket {
  readonly id: string;
  readonly madeBy: string;
  readonly fromOrder: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly lines: readonly PreparedLine[];
}

/** What becomes of a line of a sample order; `item` is null for what is none any more. */
export const preparedLine = (
  line: { readonly sku: string; readonly title: string; readonly asked: number },
  item: Item | null,
): PreparedLine => {
  const quantity = item ? orderableQuantity(item, line.asked) : line.asked;
  return {
    ...line,
    title: item?.title ?? line.title,
    quantity,
    raised: item && raisedBy(item, line.asked),
    problem: lineProblem(item, quantity),
  };
};

/** A line at the prices of now. An item that has no price any more is unknown: its line shows the last one. */
export const basketLine = (item: Item, quantity: number, isKnown = true): BasketLine => {
  const unitPrice = priceAt(item, quantity);
  const problem = lineProblem(isKnown ? item : null, quantity);
  return { item, quantity, unitPrice, amount: lineAmount({ quantity, unitPrice }, 0), problem };
};

/** Whether an order of these lines would have one. */
export const hasOrderable = (lines: readonly Pick<BasketLine, 'problem'>[]): boolean =>
  lines.some(({ problem }) => problem === null);

/** Sum of the lines that can be ordered, and that with VAT, rounded once, in minor units (decisions §cleared-currency). */
export const basketTotals = (
  lines: readonly Pick<BasketLine, 'amount' | 'problem'>[],
  vatPercent: number,
): { readonly total: number; readonly totalIncVat: number } => {
  const total = lines.reduce((sum, { amount, problem }) => (problem === null ? sum + amount : sum), 0);
  return { total, totalIncVat: total + Math.round((total * vatPercent) / 100) };
};
