import type { UnitPrice } from '@connect/core/domain/money/unit-price';
import type { Item } from '@connect/core/domain/ordering/item';
import type { Sku } from '@connect/core/domain/ordering/sku';
import { newsOf, sightingOf, type Sighting, type WatchNews } from '@connect/core/domain/ordering/watch';
import type { WatchedItemNews } from '../../mail-job.ts';

/** An item of one watcher's, as the job last saw it. */
export interface SeenRow {
  readonly userId: string;
  readonly sku: Sku;
  readonly storefront: string;
  readonly lastPrice: UnitPrice;
  readonly lastInStock: boolean;
}

/** A row that looks otherwise than before, and what of that is news; null for none. */
interface ChangedRow {
  readonly row: SeenRow;
  readonly seen: Sighting;
  readonly news: ReturnType<typeof newsOf>;
}

/** What one watcher is told, in one mail; its page is that of the first item. */
export interface WatcherNews {
  readonly userId: string;
  readonly storefront: string;
  readonly news: readonly WatchedItemNews[];
}

const changeOf = (row: SeenRow, item: Item | undefined): ChangedRow | null => {
  // Nobody can order it any more, at whatever price.
  if (!item || item.discontinued) return null;
  const { lastPrice, lastInStock } = row;
  const seen = sightingOf(item);
  const isOfOne = seen.price.currency === lastPrice.currency;
  if (isOfOne && seen.price.minor === lastPrice.minor && seen.inStock === lastInStock) return null;
  // A price in another currency is neither more nor less.
  return { row, seen, news: newsOf({ price: isOfOne ? lastPrice : seen.price, inStock: lastInStock }, seen) };
};

/** What is kept of an item that somebody watches. */
export interface WatchedRow {
  readonly sku: Sku;
  readonly since: Date;
  readonly priceThen: UnitPrice;
  /** The last thing that happened; null for nothing yet. */
  readonly news: {
    readonly kind: WatchNews;
    readonly at: Date;
    readonly before: UnitPrice | null;
    readonly now: UnitPrice | null;
    readonly isNew: boolean;
  } | null;
}

/** What is kept of an item beside its price now: where that is in another currency, prices begin anew with it, and their news are none. */
export const keptBeside = (price: UnitPrice, row: WatchedRow): WatchedRow => {
  if (row.priceThen.currency === price.currency) return row;
  const news = row.news?.kind === 'back-in-stock' ? { ...row.news, before: null, now: null } : null;
  return { ...row, priceThen: price, news };
};

/** What has changed of a company's watched items, and what each of its watchers is told of that (specification §watchlist). */
export const watchNews = (
  rows: readonly SeenRow[],
  items: ReadonlyMap<Sku, Item>,
): { readonly changed: readonly ChangedRow[]; readonly mails: readonly WatcherNews[] } => {
  const changed = rows.flatMap((row) => changeOf(row, items.get(row.sku)) ?? []);
  const mails = new Map<string, WatcherNews>();
  for (const { row, seen, news } of changed) {
    if (!news) continue;
    const { userId, sku } = row;
    const { storefront, news: before } = mails.get(userId) ?? { storefront: row.storefront, news: [] };
    const { currency } = seen.price;
    const item = { sku, kind: news.kind, before: news.before?.minor ?? null, now: news.now?.minor ?? null, currency };
    mails.set(userId, { userId, storefront, news: [...before, item] });
  }
  return { changed, mails: [...mails.values()] };
};
