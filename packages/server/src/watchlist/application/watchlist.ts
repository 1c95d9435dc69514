import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { priceAt, type Item } from '@connect/core/domain/ordering/item';
import type { Sku } from '@connect/core/domain/ordering/sku';
import { maxWatched, sightingOf, type WatchedItem } from '@connect/core/domain/ordering/watch';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { noRoom, unknownProduct, type Refusal } from '../../refusal.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import { keptBeside, type WatchedRow } from '../domain/watch-news.ts';
import type { WatchRepositories } from './watch-repository.ts';

interface Watcher {
  readonly id: string;
  readonly customerNo: CustomerNo;
}

/** What users watch. Items without a price for the user's company are left out. */
export interface Watchlist {
  /** With news first, the newest first, then the last put on the list first. */
  list(watcher: Watcher): Promise<WatchedItem[]>;
  newsCount(watcher: Watcher): Promise<number>;
  newsSeen(watcher: Watcher): Promise<void>;
  /** One that is watched already stays as it is; one that was taken off a moment ago is as it was. */
  watch(watcher: Watcher, sku: Sku, storefront: string): Promise<Result<WatchedItem, Refusal>>;
  unwatch(watcher: Watcher, sku: Sku): Promise<void>;
}

/** So long one that was taken off can be put back as it was, in milliseconds. */
export const undoTime = 10 * 60_000;

const toWatchedItem = (item: Item, row: WatchedRow): WatchedItem => {
  const { since, priceThen, news } = keptBeside(priceAt(item, 1), row);
  return { item, since: since.toISOString(), priceThen, news: news && { ...news, at: news.at.toISOString() } };
};

export const createWatchlist = (
  { repositories, inTransaction }: UnitOfWork<WatchRepositories>,
  now: () => Date,
): Watchlist => {
  const { watched, items } = repositories;
  const undoable = (): Date => new Date(now().getTime() - undoTime);

  const toWatched = async (watcher: Watcher, rows: readonly WatchedRow[]) => {
    const known = await items.find(
      watcher.customerNo,
      rows.map(({ sku }) => sku),
    );
    return rows.flatMap((row): WatchedItem[] => {
      const item = known.get(row.sku);
      return item ? [toWatchedItem(item, row)] : [];
    });
  };

  return {
    list: async (watcher) => toWatched(watcher, await watched.list(watcher.id)),
    newsCount: (watcher) => watched.countNews(watcher.id),
    newsSeen: (watcher) => watched.seeNews(watcher.id),
    watch: async (watcher, sku, storefront) => {
      const item = (await items.find(watcher.customerNo, [sku])).get(sku);
      if (!item) return refused(unknownProduct(sku));
      const row = await inTransaction(async ({ watched: held }) => {
        // One at a time for each user, so that the limit holds.
        await held.holdUser(watcher.id);
        const known = await held.find(watcher.id, sku);
        if (known) return known;
        if ((await held.count(watcher.id)) >= maxWatched) return null;
        await held.forget(watcher.id, undoable());
        return held.add(watcher.id, sku, sightingOf(item), storefront, now());
      });
      if (!row) return refused(noRoom(maxWatched));
      const [shown] = await toWatched(watcher, [row]);
      return shown ? ok(shown) : refused(unknownProduct(sku));
    },
    unwatch: async (watcher, sku) => {
      await watched.forget(watcher.id, undoable());
      await watched.takeOff(watcher.id, sku, now());
    },
  };
};
