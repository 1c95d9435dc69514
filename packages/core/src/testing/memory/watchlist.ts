import { priceAt } from '../../domain/ordering/item.ts';
import type { Item } from '../../domain/ordering/item.ts';
import type { WatchedItem } from '../../domain/ordering/watch.ts';
import { ok, refused } from '../../domain/result.ts';
import type { Watchlist } from '../../ports/watchlist.ts';
import { aRefusal } from './session.ts';

const unknownProduct = aRefusal('rejected', 'unknown_product', 'There is no such product.');

/** A watchlist of items whose prices and stock never change. */
export const createMemoryWatchlist = (range: readonly Item[]): Watchlist => {
  let watched: readonly WatchedItem[] = [];
  const takenOff = new Map<string, WatchedItem>();
  return {
    list: async () => ok(watched),
    newsCount: async () => ok(0),
    newsSeen: async () => ok(null),
    watch: async (sku) => {
      const item = range.find((each) => each.sku === sku);
      if (!item) return refused(unknownProduct);
      const known = watched.find((each) => each.item.sku === sku);
      if (known) return ok(known);
      const since = '2026-11-20T10:00:00.000Z';
      const added = takenOff.get(sku) ?? { item, since, priceThen: priceAt(item, 1), news: null };
      watched = [added, ...watched];
      return ok(added);
    },
    unwatch: async (sku) => {
      const known = watched.find((each) => each.item.sku === sku);
      if (known) takenOff.set(sku, known);
      watched = watched.filter((each) => each !== known);
      return ok(null);
    },
  };
};
