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
