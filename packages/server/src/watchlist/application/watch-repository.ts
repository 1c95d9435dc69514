import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { newsOf, Sighting } from '@connect/core/domain/ordering/watch';
import type { Sku } from '@connect/core/domain/ordering/sku';
import type { ItemRepository } from '../../ordering/application/item-repository.ts';
import type { QueueMail } from '../../mail-job.ts';
import type { SeenRow, WatchedRow } from '../domain/watch-news.ts';

/** What users watch; what was taken off is kept for a moment. */
export interface WatchRepository {
  /** With news first, the newest first, then the last put on the list first. */
  list(userId: string): Promise<readonly WatchedRow[]>;
  find(userId: string, sku: Sku): Promise<WatchedRow | null>;
  count(userId: string): Promise<number>;
  countNews(userId: string): Promise<number>;
  seeNews(userId: string): Promise<void>;
  /** Until the transaction ends nobody else changes what the user watches. */
  holdUser(userId: string): Promise<void>;
  /** One that was taken off a moment ago is as it was. */
  add(userId: string, sku: Sku, sighting: Sighting, storefront: string, at: Date): Promise<WatchedRow>;
  takeOff(userId: string, sku: Sku, at: Date): Promise<void>;
  /** Deletes what was taken off before a moment. */
  forget(userId: string, before: Date): Promise<void>;
  /** Those with a user who watches something and may see what is told: others hear of it once they may again. */
  companies(): Promise<readonly string[]>;
  /** What a company's users watch, held until the transaction ends, without what another process holds. */
  holdWatched(customerNo: CustomerNo): Promise<readonly SeenRow[]>;
  /** Whom news are told, in the currency of their company; null for somebody who is not there any more. */
  reader(
    userId: string,
  ): Promise<{ readonly email: string; readonly firstName: string; readonly currency: string } | null>;
  /** Titles of items, by number. */
  titles(skus: readonly Sku[]): Promise<ReadonlyMap<Sku, string>>;
  /** What the job saw of it, and what is news; where it saw another currency, its prices begin anew. */
  setSeen(row: SeenRow, sighting: Sighting, news: ReturnType<typeof newsOf>, at: Date): Promise<void>;
}

export interface WatchRepositories {
  readonly watched: WatchRepository;
  readonly items: ItemRepository;
  readonly queueMail: QueueMail;
}
