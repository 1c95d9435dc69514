import type { Item } from './item.ts';
import type { Sku } from './sku.ts';
import type { Quantity } from './quantity.ts';

/** A named list of items (specification §favourite-lists); only its owner changes it, and shares it with the company or not. */
export interface FavouriteList {
  readonly id: string;
  readonly name: string;
  readonly shared: boolean;
  readonly isYours: boolean;
  readonly owner: string;
  readonly size: number;
  /** ISO 8601, UTC. */
  readonly changedAt: string;
}

/** What its owner enters of a list. */
export interface ListForm {
  readonly name: string;
  readonly shared: boolean;
}

export interface FavouriteLine {
  readonly item: Item;
  readonly quantity: Quantity;
}

export interface OpenedList {
  readonly list: FavouriteList;
  readonly lines: readonly FavouriteLine[];
}

export const maxFavouriteLists = 100;
export const maxFavouriteLines = 500;
export const maxListName = 60;

/** What is kept of a line. */
export interface SavedLine {
  readonly sku: Sku;
  readonly quantity: Quantity;
}

/** Lines with more at their end: an item that is there already stays where and as it is, each is there once. */
export const linesWith = (lines: readonly SavedLine[], more: readonly SavedLine[]): readonly SavedLine[] => {
  const bySku = new Map<Sku, SavedLine>();
  for (const line of [...lines, ...more]) if (!bySku.has(line.sku)) bySku.set(line.sku, line);
  return [...bySku.values()];
};

/** Items in one order, with those that only another has: each before the one that follows it there, or at the end. */
const orderWith = (skus: readonly Sku[], others: readonly Sku[]): readonly Sku[] =>
  others.reduceRight<readonly Sku[]>((order, sku, index) => {
    if (order.includes(sku)) return order;
    const next = others[index + 1];
    return order.toSpliced(next === undefined ? order.length : order.indexOf(next), 0, sku);
  }, skus);

const isSorted = (skus: readonly Sku[], as: readonly Sku[]): boolean => {
  const held = new Set(skus);
  const same = as.filter((sku) => held.has(sku));
  const both = new Set(same);
  return skus.filter((sku) => both.has(sku)).every((sku, index) => sku === same[index]);
};

/**
 * Lines as they are kept, with what was changed on a page since it saw them (specification §favourite-lists): a line that it changed,
 * added or removed is as it wants it, and the order if it changed that; in all else what others did meanwhile stays.
 */
export const linesChanged = (
  kept: readonly SavedLine[],
  seen: readonly SavedLine[],
  wanted: readonly SavedLine[],
): readonly SavedLine[] => {
  const linesOf = (lines: readonly SavedLine[]) => new Map(linesWith([], lines).map((line) => [line.sku, line]));
  const [now, before, own] = [linesOf(kept), linesOf(seen), linesOf(wanted)];
  const [keptOrder, ownOrder] = [[...now.keys()], [...own.keys()]];
  const order = isSorted(ownOrder, [...before.keys()])
    ? orderWith(keptOrder, ownOrder)
    : orderWith(ownOrder, keptOrder);
  return order.flatMap((sku) => {
    const isOwn = own.get(sku)?.quantity !== before.get(sku)?.quantity;
    return (isOwn ? own : now).get(sku) ?? [];
  });
};
