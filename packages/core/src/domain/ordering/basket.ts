import type { LineQuantity } from '../documents/line-quantity.ts';
import type { OrderNo } from '../documents/number.ts';
import { percentOf, plus, sumOf, type Money } from '../money/money.ts';
import { amountOfLine, type UnitPrice } from '../money/unit-price.ts';
import { lineProblem, orderableQuantity, priceAt, raisedBy, type Item, type LineProblem, type Raised } from './item.ts';
import type { Sku } from './sku.ts';
import { type Quantity, quantityOf } from './quantity.ts';

/** A basket has so many lines at most. */
export const maxBasketLines = 5000;

/** A line of the basket. Price and amount exclude VAT. */
export interface BasketLine {
  readonly item: Item;
  readonly quantity: Quantity;
  readonly unitPrice: UnitPrice;
  readonly amount: Money;
  /** Why it cannot be ordered as it is now: it stays in the basket and counts in no total. */
  readonly problem: LineProblem | null;
}

/** What changed of an item since the user last looked: its price, or how many are in stock. */
export type BasketNotice = { readonly sku: Sku; readonly title: string } & (
  | { readonly change: 'price-rose' | 'price-fell'; readonly before: UnitPrice; readonly now: UnitPrice }
  | { readonly change: 'stock-short'; readonly before: number; readonly now: number }
  | { readonly change: 'discontinued' }
);

export interface Basket {
  /** Rises with every change, whoever makes it. */
  readonly version: number;
  readonly lines: readonly BasketLine[];
  /** Of the lines that can be ordered. */
  readonly totalExVat: Money;
  readonly totalIncVat: Money;
  readonly notices: readonly BasketNotice[];
}

/**
 * One change: `set` puts a quantity in place of the line's, 0 removes it; `add` adds to it. What is not in the basket goes to its end, or,
 * set `before` an item that is in it, in front of that one's line: so one that was removed is put back where it stood.
 */
export type BasketEdit =
  | { readonly kind: 'set'; readonly sku: Sku; readonly quantity: Quantity | 0; readonly before?: Sku | undefined }
  | { readonly kind: 'add'; readonly sku: Sku; readonly quantity: Quantity };

/** A change that was not carried out, with the quantity that was asked for. */
export interface RefusedEdit {
  readonly sku: Sku;
  readonly quantity: number;
  readonly problem: LineProblem;
}

/** What came of an edit; what could not be carried out is named, the rest is done. */
export interface CarriedOut {
  readonly refused: readonly RefusedEdit[];
  /** SKUs of the edits that the idempotency key came with first: these, or those it came with before, and then nothing was changed now. */
  readonly skus: readonly Sku[];
}

/** A basket after an edit. */
export interface EditedBasket extends CarriedOut {
  readonly basket: Basket;
}

/** A line of a sample order, as it goes into a basket. */
export interface PreparedLine {
  readonly sku: Sku;
  readonly title: string;
  /** How many the sample order has. */
  readonly asked: LineQuantity;
  /** How many go into the basket: whole units, enough packs, and no fewer than the minimum. */
  readonly quantity: number;
  readonly raised: Raised | null;
  /** Why it will not go into the basket at all. */
  readonly problem: LineProblem | null;
}

/** A basket that an account manager made ready for the company (specification §prepared-baskets). */
export interface PreparedBasket {
  readonly id: string;
  readonly madeBy: string;
  readonly fromOrder: OrderNo;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly lines: readonly PreparedLine[];
}

/** What becomes of a line of a sample order; `item` is null for what is none any more. */
export const preparedLine = (
  line: { readonly sku: Sku; readonly title: string; readonly asked: LineQuantity },
  item: Item | null,
): PreparedLine => {
  const quantity = item ? orderableQuantity(item, line.asked) : Math.ceil(line.asked);
  return {
    ...line,
    title: item?.title ?? line.title,
    quantity,
    raised: item && raisedBy(item, line.asked),
    problem: lineProblem(item, quantity),
  };
};

/** What goes into the own basket of one that was prepared, and what cannot be ordered at all. */
export const preparedEdits = (
  lines: readonly PreparedLine[],
): { readonly edits: readonly BasketEdit[]; readonly refused: readonly RefusedEdit[] } => ({
  edits: lines.flatMap(({ sku, quantity, problem }) =>
    problem === null ? [{ kind: 'add' as const, sku, quantity: quantityOf(quantity) }] : [],
  ),
  refused: lines.flatMap(({ sku, quantity, problem }) => (problem === null ? [] : [{ sku, quantity, problem }])),
});

/** A line at the prices of now (specification §basket). An item that has no price any more is unknown: its line shows the last one. */
export const basketLine = (item: Item, quantity: Quantity, isKnown = true): BasketLine => {
  const unitPrice = priceAt(item, quantity);
  const problem = lineProblem(isKnown ? item : null, quantity);
  return { item, quantity, unitPrice, amount: amountOfLine({ quantity, unitPrice }), problem };
};

/** The later of two looks at a basket, in whatever order they came. */
export const laterBasket = (one: Basket | null, other: Basket): Basket =>
  one && one.version > other.version ? one : other;

/** Whether an order of these lines would have one. */
export const hasOrderable = (lines: readonly Pick<BasketLine, 'problem'>[]): boolean =>
  lines.some(({ problem }) => problem === null);

/** What a basket's totals are counted with. */
export interface BasketTerms {
  /** VAT in percent, but for items that have a rate of their own. */
  readonly vatPercent: number;
  readonly ownVat?: ReadonlyMap<Sku, number>;
  readonly currency: string;
}

/** Sum of the lines that can be ordered, and that with VAT, rounded once a rate (specification §line-amounts). */
export const basketTotals = (
  lines: readonly Pick<BasketLine, 'item' | 'amount' | 'problem'>[],
  { vatPercent, ownVat, currency }: BasketTerms,
): Pick<Basket, 'totalExVat' | 'totalIncVat'> => {
  const orderable = lines.filter(({ problem }) => problem === null);
  const rateOf = ({ item }: Pick<BasketLine, 'item'>): number => ownVat?.get(item.sku) ?? vatPercent;
  const netOf = (some: typeof orderable): Money =>
    sumOf(
      some.map(({ amount }) => amount),
      currency,
    );
  const rates = new Set(orderable.map(rateOf));
  const vat = [...rates].map((rate) => percentOf(netOf(orderable.filter((line) => rateOf(line) === rate)), rate));
  const totalExVat = netOf(orderable);
  return { totalExVat, totalIncVat: plus(totalExVat, sumOf(vat, currency)) };
};
