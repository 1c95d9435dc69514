import type { Sku } from '@connect/core/domain/ordering/sku';
import { unitPrice } from '@connect/core/domain/money/unit-price';
import { priceAt } from '@connect/core/domain/ordering/item';
import { maxWatched, sightingOf, type WatchedItem } from '@connect/core/domain/ordering/watch';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { WatchedItemsTable } from '../../database/ordering-tables.ts';
import { noRoom, unknownProduct, type Refusal } from '../../refusal.ts';
import type { ItemRepository } from '../../ordering/application/item-repository.ts';

interface Watcher {
  readonly id: string;
  readonly customer_no: string;
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

const toNews = (row: Selectable<WatchedItemsTable>, currency: string): WatchedItem['news'] =>
  row.news &&
  row.news_at && {
    kind: row.news,
    at: row.news_at.toISOString(),
    before: row.news_before === null ? null : unitPrice(row.news_before, currency),
    now: row.news_now === null ? null : unitPrice(row.news_now, currency),
    isNew: !row.news_seen,
  };

export const createWatchlist = (parts: {
  readonly database: Database;
  readonly items: ItemRepository;
  readonly now: () => Date;
}): Watchlist => {
  const { database, items, now } = parts;
  const of = (watcher: Watcher, from: Database = database) =>
    from.selectFrom('watched_items').where('user_id', '=', watcher.id).where('stopped_at', 'is', null);

  /** Deletes what was taken off too long ago to be put back. */
  const forget = async (watcher: Watcher, from: Database): Promise<void> => {
    const until = new Date(now().getTime() - undoTime);
    await from.deleteFrom('watched_items').where('user_id', '=', watcher.id).where('stopped_at', '<', until).execute();
  };

  const toWatched = async (watcher: Watcher, rows: readonly Selectable<WatchedItemsTable>[]) => {
    const known = await items.find(
      watcher.customer_no,
      rows.map(({ sku }) => sku),
    );
    return rows.flatMap((row): WatchedItem[] => {
      const item = known.get(row.sku);
      if (!item) return [];
      const since = row.since.toISOString();
      const { currency } = priceAt(item, 1);
      return [{ item, since, priceThen: unitPrice(row.price_then, currency), news: toNews(row, currency) }];
    });
  };

  return {
    list: async (watcher) =>
      toWatched(
        watcher,
        await of(watcher)
          .selectAll()
          .orderBy('news_at', (order) => order.desc().nullsLast())
          .orderBy('since', 'desc')
          .orderBy('sku')
          .execute(),
      ),
    newsCount: async (watcher) => {
      const unseen = of(watcher).where('news_seen', '=', false);
      return (await unseen.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()).count;
    },
    newsSeen: async (watcher) => {
      await database
        .updateTable('watched_items')
        .set({ news_seen: true })
        .where('user_id', '=', watcher.id)
        .where('news_seen', '=', false)
        .execute();
    },
    watch: async (watcher, sku, storefront) => {
      const item = (await items.find(watcher.customer_no, [sku])).get(sku);
      if (!item) return refused(unknownProduct(sku));
      const sighting = sightingOf(item);
      const row = await database.transaction().execute(async (trx) => {
        // One at a time for each user, so that the limit holds.
        await trx.selectFrom('users').select('id').where('id', '=', watcher.id).forUpdate().execute();
        const known = await of(watcher, trx).selectAll().where('sku', '=', sku).executeTakeFirst();
        if (known) return known;
        const all = of(watcher, trx).select(sql<number>`count(*)::int`.as('count'));
        if ((await all.executeTakeFirstOrThrow()).count >= maxWatched) return null;
        await forget(watcher, trx);
        return trx
          .insertInto('watched_items')
          .values({
            user_id: watcher.id,
            sku,
            since: now(),
            price_then: sighting.price.minor,
            last_price: sighting.price.minor,
            last_in_stock: sighting.inStock,
            storefront,
          })
          .onConflict((conflict) => conflict.columns(['user_id', 'sku']).doUpdateSet({ stopped_at: null }))
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      if (!row) return refused(noRoom(maxWatched));
      const [watched] = await toWatched(watcher, [row]);
      return watched ? ok(watched) : refused(unknownProduct(sku));
    },
    unwatch: async (watcher, sku) => {
      await forget(watcher, database);
      await database
        .updateTable('watched_items')
        .set({ stopped_at: now(), news_seen: true })
        .where('user_id', '=', watcher.id)
        .where('sku', '=', sku)
        .where('stopped_at', 'is', null)
        .execute();
    },
  };
};
