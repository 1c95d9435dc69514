import { unitPrice } from '@connect/core/domain/money/unit-price';
import { newsOf, sightingOf } from '@connect/core/domain/ordering/watch';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import { createItemRepository } from '../../ordering/database/item-repository.ts';
import type { ToldNews } from '../../outbox/application/mail-job.ts';
import { queueMail } from '../../outbox/database/mail-queue.ts';

/** Those who may see what is told: others hear of it once they may again. */
const watchers = (database: Database) =>
  database
    .selectFrom('watched_items')
    .innerJoin('users', 'users.id', 'watched_items.user_id')
    .where('stopped_at', 'is', null)
    .where('users.active', '=', true)
    .where((where) => where(where.val('Place Orders'), '=', where.fn.any('users.permissions')));

/**
 * Looks at the watched items of one company's users: keeps what has changed, marks what is news, and queues one mail for each user
 * with news. All of it in one transaction that holds the rows it reads; a row that another process holds is that one's to tell, and
 * read after it, it is as that one left it: so everything is told once.
 */
const lookFor = async (trx: Transaction<Tables>, customerNo: string, now: Date): Promise<number> => {
  const rows = await watchers(trx)
    .where('users.customer_no', '=', customerNo)
    .select(['user_id', 'sku', 'last_price', 'last_in_stock', 'storefront'])
    .orderBy('since')
    .orderBy('sku')
    .forUpdate('watched_items')
    .skipLocked()
    .execute();
  const known = await createItemRepository(trx).find(customerNo, [...new Set(rows.map(({ sku }) => sku))]);
  const told = new Map<string, { storefront: string; news: ToldNews[] }>();
  for (const row of rows) {
    const item = known.get(row.sku);
    // Nobody can order it any more, at whatever price.
    if (!item || item.discontinued) continue;
    const seen = sightingOf(item);
    if (seen.price.minor === row.last_price && seen.inStock === row.last_in_stock) continue;
    const news = newsOf({ price: unitPrice(row.last_price, seen.price.currency), inStock: row.last_in_stock }, seen);
    await trx
      .updateTable('watched_items')
      .set({ last_price: seen.price.minor, last_in_stock: seen.inStock })
      .$if(news !== null, (update) =>
        update.set({
          news: news?.kind ?? null,
          news_at: now,
          news_before: news?.before?.minor ?? null,
          news_now: news?.now?.minor ?? null,
          news_seen: false,
        }),
      )
      .where('user_id', '=', row.user_id)
      .where('sku', '=', row.sku)
      .execute();
    if (!news) continue;
    const { news: before } = told.get(row.user_id) ?? { news: [] };
    const said = { sku: row.sku, kind: news.kind, before: news.before?.minor ?? null, now: news.now?.minor ?? null };
    told.set(row.user_id, { storefront: row.storefront, news: [...before, said] });
  }
  for (const [userId, { storefront, news }] of told)
    await queueMail(trx, { kind: 'watch-news', payload: { userId, storefront, news } });
  return told.size;
};

/** Looks at everything that is watched, a company at a time; answers how many users have news. */
export const runWatch = async (parts: { readonly database: Database; readonly now: () => Date }): Promise<number> => {
  const { database, now } = parts;
  const companies = await watchers(database).select('users.customer_no').distinct().execute();
  let told = 0;
  for (const { customer_no: customerNo } of companies)
    if (customerNo !== null) told += await database.transaction().execute((trx) => lookFor(trx, customerNo, now()));
  return told;
};
