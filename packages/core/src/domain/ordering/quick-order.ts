import type { Day } from '../calendar/day.ts';
import { sumOf, type Money } from '../money/money.ts';
import { amountOfLine, comparePrices, type UnitPrice } from '../money/unit-price.ts';
import { isOverStock, lineProblem, maxPerCall, orderableQuantity, priceAt, sentOn } from './item.ts';
import type { Item, QuantityPrice } from './item.ts';
import { readQuantity } from './quick-order-paste.ts';
import type { TypedLine } from './quick-order-paste.ts';
import { parseSku, type Sku } from './sku.ts';
import { type Quantity, maxQuantity, quantityOf } from './quantity.ts';

/** What a SKU was found to be: an item, or else those nearest to it. */
export interface Match {
  readonly item: Item | null;
  readonly near: readonly Item[];
}

/** By `matchKey`; a SKU that is missing was not looked up yet. */
export type Matches = ReadonlyMap<string, Match>;

/** What a typed item number is compared by: without spaces around it, in capitals. */
export const matchKey = (sku: string): string => sku.trim().toUpperCase();

/** The number that is looked up for what was typed; null for what can be no item's, which is unknown without being looked up. */
export const askedSku = (typed: string): Sku | null => parseSku(matchKey(typed));

/** The numbers of typed SKUs that are not known yet, each once, in their order and no more than a call takes. */
export const unmatched = (typed: readonly string[], known: Matches): readonly Sku[] => {
  const asked = new Set<Sku>();
  for (const each of typed) {
    const sku = askedSku(each);
    if (sku && !known.has(sku)) asked.add(sku);
    if (asked.size === maxPerCall) break;
  }
  return [...asked];
};

/** How a line stands. */
export type LineState =
  | { readonly kind: 'blank' }
  /** Its SKU is not looked up yet. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'no-sku' }
  | { readonly kind: 'unknown'; readonly near: readonly Item[] }
  | { readonly kind: 'discontinued'; readonly item: Item }
  /** What is written is no whole number above 0. */
  | { readonly kind: 'bad-quantity'; readonly item: Item }
  | { readonly kind: 'too-many'; readonly item: Item }
  /** `next` can be ordered; null where that were too many. */
  | {
      readonly kind: 'below-minimum' | 'off-pack';
      readonly item: Item;
      readonly quantity: number;
      readonly merged: number;
      readonly next: number | null;
    }
  /** An earlier line has the same item: the quantities are ordered together, there. */
  | { readonly kind: 'merged'; readonly item: Item; readonly into: number; readonly quantity: number }
  | OrderableLine;

export interface OrderableLine {
  readonly kind: 'found';
  readonly item: Item;
  /** With those of the lines that were merged into it. */
  readonly quantity: Quantity;
  /** How many lines those are. */
  readonly merged: number;
  /** No quantity was given: it is the smallest that can be ordered. */
  readonly assumed: boolean;
  /** More than is in stock: the day all of it can be sent. */
  readonly lateOn: Day | null;
  readonly unitPrice: UnitPrice;
  readonly amount: Money;
}

const problems: ReadonlySet<LineState['kind']> = new Set<LineState['kind']>([
  'no-sku',
  'unknown',
  'discontinued',
  'bad-quantity',
  'too-many',
  'below-minimum',
  'off-pack',
]);

/** Whether a line cannot be ordered as it is. */
export const isProblem = ({ kind }: LineState): boolean => problems.has(kind);

/** The pieces a line asks for: the smallest quantity there is where none is given, null where it is no quantity. */
const piecesOf = ({ quantity }: TypedLine, item: Item): number | null =>
  quantity.trim() === '' ? orderableQuantity(item, 1) : readQuantity(quantity) || null;

/** What one line is without the others. */
const alone = (line: TypedLine, matches: Matches): LineState | { readonly item: Item; readonly pieces: number } => {
  if (line.sku.trim() === '') return { kind: line.quantity.trim() === '' ? 'blank' : 'no-sku' };
  const asked = askedSku(line.sku);
  const match = asked ? matches.get(asked) : { item: null, near: [] };
  if (!match) return { kind: 'waiting' };
  const { item, near } = match;
  if (!item) return { kind: 'unknown', near };
  if (item.discontinued) return { kind: 'discontinued', item };
  const pieces = piecesOf(line, item);
  return pieces === null ? { kind: 'bad-quantity', item } : { item, pieces };
};

const ordered = (item: Item, quantity: number, merged: number, assumed: boolean, today: Day): LineState => {
  const problem = lineProblem(item, quantity);
  if (problem === 'below-minimum' || problem === 'off-pack') {
    const next = orderableQuantity(item, quantity);
    return { kind: problem, item, quantity, merged, next: next > maxQuantity ? null : next };
  }
  if (problem !== null) return { kind: 'too-many', item };
  const unitPrice = priceAt(item, quantity);
  const lateOn = isOverStock(item, quantity) ? sentOn(item, quantity, today) : null;
  const amount = amountOfLine({ quantity, unitPrice });
  return { kind: 'found', item, quantity: quantityOf(quantity), merged, assumed, lateOn, unitPrice, amount };
};

/** How each of the lines stands (specification §quick-order). Lines of one item are merged into the first of them, and judged there by what they come to. */
export const statesOf = (lines: readonly TypedLine[], matches: Matches, today: Day): readonly LineState[] => {
  const each = lines.map((line) => alone(line, matches));
  const groups = new Map<Sku, { into: number; total: number; count: number }>();
  each.forEach((state, index) => {
    if ('kind' in state) return;
    const group = groups.get(state.item.sku) ?? { into: index, total: 0, count: 0 };
    group.total += state.pieces;
    group.count += 1;
    groups.set(state.item.sku, group);
  });
  return each.map((state, index): LineState => {
    if ('kind' in state) return state;
    const group = groups.get(state.item.sku) ?? { into: index, total: state.pieces, count: 1 };
    if (group.into !== index) return { kind: 'merged', item: state.item, into: group.into, quantity: state.pieces };
    const assumed = group.count === 1 && lines[index]?.quantity.trim() === '';
    return ordered(state.item, group.total, group.count - 1, assumed, today);
  });
};

/** What a line's own quantity must be for the quantity that is offered in its place, the merged lines being left as they are. */
export const ownQuantity = (line: TypedLine, item: Item, quantity: number, next: number): number =>
  (piecesOf(line, item) ?? 0) + next - quantity;

/**
 * The quantities that put right, at once, every line that is below its minimum or off its pack size, by its place; none of them is
 * lowered, and the lines merged into them are left as they are.
 */
export const roundedQuantities = (
  lines: readonly TypedLine[],
  states: readonly LineState[],
): ReadonlyMap<number, number> => {
  const rounded = new Map<number, number>();
  states.forEach((state, index) => {
    const line = lines[index];
    if (!line || (state.kind !== 'below-minimum' && state.kind !== 'off-pack') || state.next === null) return;
    rounded.set(index, ownQuantity(line, state.item, state.quantity, state.next));
  });
  return rounded;
};

export interface QuickTotals {
  /** Lines with something in them. */
  readonly filled: number;
  /** Those that can be ordered, without those merged into them. */
  readonly orderable: number;
  readonly problems: number;
  readonly waiting: number;
  /** Of what can be ordered, excluding VAT; null while that is nothing. */
  readonly amount: Money | null;
}

/** What stands below the rows: how many there are of each kind, and what those that were found come to. */
export const quickTotals = (states: readonly LineState[]): QuickTotals => {
  const count = (fits: (state: LineState) => boolean): number => states.filter(fits).length;
  const found = states.flatMap((state) => (state.kind === 'found' ? [state.amount] : []));
  return {
    filled: count(({ kind }) => kind !== 'blank'),
    orderable: found.length,
    problems: count(isProblem),
    waiting: count(({ kind }) => kind === 'waiting'),
    amount: found[0] ? sumOf(found, found[0].currency) : null,
  };
};

/** The next quantity from which one piece is cheaper, if there is one. */
export const nextBreak = ({ prices }: Pick<Item, 'prices'>, quantity: number): QuantityPrice | null => {
  const now = priceAt({ prices }, quantity);
  return prices.find(({ from, price }) => from > quantity && comparePrices(price, now) < 0) ?? null;
};
