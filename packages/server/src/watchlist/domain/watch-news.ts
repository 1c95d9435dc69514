import { unitPrice } from '@connect/core/domain/money/unit-price';
import type { Item } from '@connect/core/domain/ordering/item';
import type { Sku } from '@connect/core/domain/ordering/sku';
import { newsOf, sightingOf, type Sighting } from '@connect/core/domain/ordering/watch';
import type { ToldNews } from '../../mail-job.ts';

/** An item of one watcher's, as the job last saw it. */
export interface SeenRow {
  readonly userId: string;
  readonly sku: Sku;
  readonly storefront: string;
  /** In minor units of the company's currency. */
  readonly lastPrice: number;
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
  readonly news: readonly ToldNews[];
}

const changeOf = (row: SeenRow, item: Item | undefined): ChangedRow | null => {
  // Nobody can order it any more, at whatever price.
  if (!item || item.discontinued) return null;
  const { lastPrice, lastInStock } = row;
  const seen = sightingOf(item);
  if (seen.price.minor === lastPrice && seen.inStock === lastInStock) return null;
  return {
    row,
    seen,
    news: newsOf({ price: unitPrice(lastPrice, seen.price.currency), inStock: lastInStock }, seen),
  };
};

/** What has changed of a company's watched items, and what each of its watchers is told of that (specification §watchlist). */
export const watchNews = (
  rows: readonly SeenRow[],
  items: ReadonlyMap<Sku, Item>,
): { readonly changed: readonly ChangedRow[]; readonly told: readonly WatcherNews[] } => {
  const changed = rows.flatMap((row) => changeOf(row, items.get(row.sku)) ?? []);
  const told = new Map<string, WatcherNews>();
  for (const { row, news } of changed) {
    if (!news) continue;
    const { userId, sku } = row;
    const { storefront, news: before } = told.get(userId) ?? { storefront: row.storefront, news: [] };
    const said = { sku, kind: news.kind, before: news.before?.minor ?? null, now: news.now?.minor ?? null };
    told.set(userId, { userId, storefront, news: [...before, said] });
  }
  return { changed, told: [...told.values()] };
};
