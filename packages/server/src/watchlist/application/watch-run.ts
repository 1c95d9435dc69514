import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { UnitOfWork } from '../../unit-of-work.ts';
import { watchNews } from '../domain/watch-news.ts';
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
  const { changed, mails } = watchNews(rows, known);
  for (const { row, seen, news } of changed) await watched.setSeen(row, seen, news, now);
  for (const payload of mails) await queueMail({ kind: 'watch-news', payload });
  return mails.length;
};

/** Looks at everything that is watched, a company at a time; answers how many users have news. */
export const runWatch = async (
  { repositories, inTransaction }: UnitOfWork<WatchRepositories>,
  now: () => Date,
): Promise<number> => {
  let count = 0;
  for (const customerNo of await repositories.watched.companies())
    count += await inTransaction((within) => lookFor(within, customerNo, now()));
  return count;
};
