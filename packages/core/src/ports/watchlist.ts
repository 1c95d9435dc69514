import type { WatchedItem } from '../domain/ordering/watch.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';
import type { Sku } from '../domain/ordering/sku.ts';

/** Items whose price and stock the user wants to hear of (specification §watchlist). */
export interface Watchlist {
  /** With news first, then the last put on the list first. */
  list(): Promise<Result<readonly WatchedItem[], Refusal>>;
  /** How many have news that the user has not looked at. */
  newsCount(): Promise<Result<number, Refusal>>;
  newsSeen(): Promise<Result<null, Refusal>>;
  /** Mails about it are in the language of the storefront and link to it, such as `de/de`. */
  watch(sku: Sku, storefront: string): Promise<Result<WatchedItem, Refusal>>;
  unwatch(sku: Sku): Promise<Result<null, Refusal>>;
}
