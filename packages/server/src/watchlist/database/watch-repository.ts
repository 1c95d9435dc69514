import type { Sku } from '@connect/core/domain/ordering/sku';
import { unitPrice, type UnitPrice } from '@connect/core/domain/money/unit-price';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { WatchedItemsTable } from '../../database/ordering-tables.ts';
import type { WatchRepository } from '../application/watch-repository.ts';
import type { WatchedRow } from '../domain/watch-news.ts';

const priceIn = (currency: string, minor: number | null) => (minor === null ? null : unitPrice(minor, currency));

const toRow = (row: Selectable<WatchedItemsTable>): WatchedRow => ({
  sku: row.sku,
  since: row.since,
  priceThen: unitPrice(row.price_then, row.currency),
  news: row.news &&
    row.news_at && {
      kind: row.news,
      at: row.news_at,
      before: priceIn(row.currency, row.news_before),
      now: priceIn(row.currency, row.news_now),
      isNew: !row.news_seen,
    },
});

export const createWatchRepository = (database: Database): WatchRepository => {
  const of = (userId: string) =>
    database.selectFrom('watched_items').where('user_id', '=', userId).where('stopped_at', 'is', null);
  const count = sql<number>`count(*)::int`.as('count');

  /** What is watched by those who may see what is told. */
  const watchers = () =>
    database
      .selectFrom('watched_items')
      .innerJoin('users', 'users.id', 'watched_items.user_id')
      .where('stopped_at', 'is', null)
      .where('users.active', '=', true)
      .where((where) => where(where.val('Place Orders'), '=', where.fn.any('users.permissions')));

  /** From now on its prices are in another currency: what was told of those before is none. */
  const beginAnew = async (userId: string, sku: Sku, { minor, currency }: UnitPrice): Promise<void> => {
    const own = database.updateTable('watched_items').where('user_id', '=', userId).where('sku', '=', sku);
    await own.set({ currency, price_then: minor, news_before: null, news_now: null }).execute();
    const nothing = { news: null, news_at: null, news_seen: true };
    await own.set(nothing).where('news', '=', 'price-fell').execute();
  };

  return {
    list: async (userId) => {
      const rows = await of(userId)
        .selectAll()
        .orderBy('news_at', (order) => order.desc().nullsLast())
        .orderBy('since', 'desc')
        .orderBy('sku')
        .execute();
      return rows.map(toRow);
    },
    find: async (userId, sku) => {
      const row = await of(userId).selectAll().where('sku', '=', sku).executeTakeFirst();
      return row ? toRow(row) : null;
    },
    count: async (userId) => (await of(userId).select(count).executeTakeFirstOrThrow()).count,
    countNews: async (userId) =>
      (await of(userId).where('news_seen', '=', false).select(count).executeTakeFirstOrThrow()).count,
    seeNews: async (userId) => {
      await database
        .updateTable('watched_items')
        .set({ news_seen: true })
        .where('user_id', '=', userId)
        .where('news_seen', '=', false)
        .execute();
    },
    holdUser: async (userId) => {
      await database.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    },
    add: async (userId, sku, { price, inStock }, storefront, at) => {
      const row = await database
        .insertInto('watched_items')
        .values({
          user_id: userId,
          sku,
          since: at,
          currency: price.currency,
          price_then: price.minor,
          last_price: price.minor,
          last_in_stock: inStock,
          storefront,
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'sku']).doUpdateSet({ stopped_at: null }))
        .returningAll()
        .executeTakeFirstOrThrow();
      return toRow(row);
    },
    takeOff: async (userId, sku, at) => {
      await database
        .updateTable('watched_items')
        .set({ stopped_at: at, news_seen: true })
        .where('user_id', '=', userId)
        .where('sku', '=', sku)
        .where('stopped_at', 'is', null)
        .execute();
    },
    forget: async (userId, before) => {
      await database
        .deleteFrom('watched_items')
        .where('user_id', '=', userId)
        .where('stopped_at', '<', before)
        .execute();
    },
    companies: async () => {
      const rows = await watchers().select('users.customer_no').distinct().execute();
      return rows.flatMap(({ customer_no: no }) => no ?? []);
    },
    holdWatched: async (customerNo) => {
      const rows = await watchers()
        .where('users.customer_no', '=', customerNo)
        .select(['user_id as userId', 'sku', 'currency', 'last_price', 'last_in_stock as lastInStock', 'storefront'])
        .orderBy('since')
        .orderBy('sku')
        .forUpdate('watched_items')
        .skipLocked()
        .execute();
      return rows.map(({ currency, last_price: last, ...row }) => ({ ...row, lastPrice: unitPrice(last, currency) }));
    },
    reader: async (userId) => {
      const row = await database
        .selectFrom('users')
        .innerJoin('customers', 'customers.no', 'users.customer_no')
        .select(['email', 'first_name as firstName', 'currency_code as currency'])
        .where('users.id', '=', userId)
        .where('users.active', '=', true)
        .executeTakeFirst();
      return row ?? null;
    },
    titles: async (skus) => {
      const rows = await database.selectFrom('items').select(['sku', 'title']).where('sku', 'in', skus).execute();
      return new Map(rows.map(({ sku, title }) => [sku, title]));
    },
    setSeen: async ({ userId, sku, lastPrice }, { price, inStock }, news, at) => {
      if (lastPrice.currency !== price.currency) await beginAnew(userId, sku, price);
      await database
        .updateTable('watched_items')
        .set({ last_price: price.minor, last_in_stock: inStock })
        .$if(news !== null, (update) =>
          update.set({
            news: news?.kind ?? null,
            news_at: at,
            news_before: news?.before?.minor ?? null,
            news_now: news?.now?.minor ?? null,
            news_seen: false,
          }),
        )
        .where('user_id', '=', userId)
        .where('sku', '=', sku)
        .execute();
    },
  };
};
