import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { unitPrice } from '@connect/core/domain/money/unit-price';
import { newsOf, sightingOf } from '@connect/core/domain/ordering/watch';
import type { ToldNews } from '../../mail-job.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import type { WatchRepositories } from './watch-repository.ts';

/**
 * Looks at the watched items of one company's users: keeps what has changed, marks what is news, and queues one mail for each user
 * with news. All of it in one transaction that holds the rows it reads; a row that another process holds is that one's to tell, and
 * read after it, it is as that one left it: so everything is told once.
 */
const lookFor = async (
  { watched, items, queueMail }: WatchRepositories,
  customerNo: CustomerNo,
  now: Date,
): Promise<number> => {
  const rows = await watched.holdWatched(customerNo);
  const known = await items.find(customerNo, [...new Set(rows.map(({ sku }) => sku))]);
  const told = new Map<string, { storefront: string; news: ToldNews[] }>();
  for (const row of rows) {
    const { userId, sku, storefront, lastPrice, lastInStock } = row;
    const item = known.get(sku);
    // Nobody can order it any more, at whatever price.
    if (!item || item.discontinued) continue;
    const seen = sightingOf(item);
    if (seen.price.minor === lastPrice && seen.inStock === lastInStock) continue;
    const news = newsOf({ price: unitPrice(lastPrice, seen.price.currency), inStock: lastInStock }, seen);
    await watched.setSeen(row, seen, news, now);
    if (!news) continue;
    const { news: before } = told.get(userId) ?? { news: [] };
    const said = { sku, kind: news.kind, before: news.before?.minor ?? null, now: news.now?.minor ?? null };
    told.set(userId, { storefront, news: [...before, said] });
  }
  for (const [userId, { storefront, news }] of told)
    await queueMail({ kind: 'watch-news', payload: { userId, storefront, news } });
  return told.size;
};

/** Looks at everything that is watched, a company at a time; answers how many users have news. */
export const runWatch = async (
  { repositories, inTransaction }: UnitOfWork<WatchRepositories>,
  now: () => Date,
): Promise<number> => {
  let told = 0;
  for (const customerNo of await repositories.watched.companies())
    told += await inTransaction((within) => lookFor(within, customerNo, now()));
  return told;
};
