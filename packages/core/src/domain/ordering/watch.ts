import { comparePrices, type UnitPrice } from '../money/unit-price.ts';
import { priceAt, type Item } from './item.ts';

export type WatchNews = 'price-fell' | 'back-in-stock';

/** An item the user watches. */
export interface WatchedItem {
  readonly item: Item;
  /** ISO 8601, UTC. */
  readonly since: string;
  readonly priceThen: UnitPrice;
  /** The last thing that happened; null for nothing yet. */
  readonly news: {
    readonly kind: WatchNews;
    readonly at: string;
    /** Prices where the price fell, which it may when the item is back. */
    readonly before: UnitPrice | null;
    readonly now: UnitPrice | null;
    readonly isNew: boolean;
  } | null;
}

export const maxWatched = 500;

/** What a watcher was last told of an item, or would have been had it been worth it. */
export interface Sighting {
  readonly price: UnitPrice;
  readonly inStock: boolean;
}

/** How an item looks to who watches it: the price of one, and whether it is in stock and still sold. */
export const sightingOf = (item: Pick<Item, 'prices' | 'stock' | 'discontinued'>): Sighting => ({
  price: priceAt(item, 1),
  inStock: item.stock > 0 && !item.discontinued,
});

/**
 * What a watcher is told when an item looks otherwise than before (specification §watchlist): that it is back in stock, that its price fell, or both in one;
 * null for a price that rose, an item that ran out, or nothing.
 */
export const newsOf = (
  before: Sighting,
  now: Sighting,
): { readonly kind: WatchNews; readonly before: UnitPrice | null; readonly now: UnitPrice | null } | null => {
  const isBack = now.inStock && !before.inStock;
  const fell = comparePrices(now.price, before.price) < 0;
  if (!isBack && !fell) return null;
  return {
    kind: isBack ? 'back-in-stock' : 'price-fell',
    before: fell ? before.price : null,
    now: fell ? now.price : null,
  };
};
