import type { Item } from './item.ts';

export type WatchNews = 'price-fell' | 'back-in-stock';

/** An item the user watches. Prices in minor units, for one. */
export interface WatchedItem {
  readonly item: Item;
  /** ISO 8601, UTC. */
  readonly since: string;
  readonly priceThen: number;
  /** The last thing that happened; null for nothing yet. */
  readonly news: {
    readonly kind: WatchNews;
    readonly at: string;
    readonly before: number | null;
    readonly now: number | null;
    readonly isNew: boolean;
  } | null;
}

export const maxWatched = 500;
