import type { Item } from '../../domain/ordering/item.ts';
import type { Sku } from '../../domain/ordering/sku.ts';
import { newsOf, sightingOf, type WatchedItem } from '../../domain/ordering/watch.ts';
import { ok, refused } from '../../domain/result.ts';
import type { Watchlist } from '../../ports/watchlist.ts';
import { aRefusal } from './session.ts';

const at = '2026-11-20T12:00:00.000Z';

/** The list of one user over the items given, which can be changed meanwhile: what changed is news when it is asked for. */
export const createMemoryWatchlist = (range: ReadonlyMap<Sku, Item>): Watchlist => {
  /** As the items were when they were last looked at, the last put on it last. */
  const watched = new Map<Sku, WatchedItem>();
  const look = (): readonly WatchedItem[] => {
    for (const [sku, before] of watched) {
      const item = range.get(sku) ?? before.item;
      const news = newsOf(sightingOf(before.item), sightingOf(item));
      watched.set(sku, { ...before, item, news: news ? { ...news, at, isNew: true } : before.news });
    }
    const isNews = ({ news }: WatchedItem): number => Number(news?.isNew ?? false);
    return [...watched.values()].toReversed().toSorted((a, b) => isNews(b) - isNews(a));
  };
  return {
    list: async () => ok(look()),
    newsCount: async () => ok(look().filter(({ news }) => news?.isNew).length),
    newsSeen: async () => {
      for (const { item, ...each } of look())
        watched.set(item.sku, { ...each, item, news: each.news && { ...each.news, isNew: false } });
      return ok(null);
    },
    watch: async (sku) => {
      const item = range.get(sku);
      if (!item) return refused(aRefusal('rejected', 'unknown_product', 'There is no such item.'));
      const entry = watched.get(sku) ?? { item, since: at, priceThen: sightingOf(item).price, news: null };
      watched.set(sku, entry);
      return ok(entry);
    },
    unwatch: async (sku) => {
      watched.delete(sku);
      return ok(null);
    },
  };
};
