import type { WatchedItem as CoreWatchedItem } from '@connect/core/domain/ordering/watch';
import * as v from 'valibot';
import { StorefrontPath } from './auth.ts';
import { call } from './call.ts';
import { Item, Sku, ordering } from './items.ts';
import { UnitPrice } from './money.ts';
import { listOf, type SchemaOf } from './values.ts';

const own = { ...ordering, ownOnly: true } as const;

/** An item the user watches, and what happened to it. */
const WatchedItem: SchemaOf<CoreWatchedItem> = v.object({
  item: Item,
  /** ISO 8601, UTC. */
  since: v.string(),
  /** The price for one when it was put on the list. */
  priceThen: UnitPrice,
  /** The last thing that happened; null for nothing yet. */
  news: v.nullable(
    v.object({
      kind: v.picklist(['price-fell', 'back-in-stock']),
      at: v.string(),
      /** Prices for one, where the price fell: it may with the item's coming back. Null where it did not. */
      before: v.nullable(UnitPrice),
      now: v.nullable(UnitPrice),
      /** Whether the user has not looked at it yet. */
      isNew: v.boolean(),
    }),
  ),
});

const params = v.object({ sku: Sku });

export const watchlist = call({
  method: 'GET',
  path: '/api/v3/watchlist',
  summary: 'What the user watches: with news first, then the last put on the list first',
  ...own,
  answer: listOf(WatchedItem),
});

export const watchNewsCount = call({
  method: 'GET',
  path: '/api/v3/watch-news',
  summary: 'How many watched items have news the user has not looked at',
  ...own,
  answer: v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
});

export const watchNewsSeen = call({
  method: 'POST',
  path: '/api/v3/watch-news/seen',
  summary: 'The user has looked at the news',
  ...own,
  answer: 'none',
});

export const watch = call({
  method: 'PUT',
  path: '/api/v3/watchlist/{sku}',
  summary: 'Put an item on the watchlist; one that is on it stays as it is',
  ...own,
  params,
  body: v.object({ storefront: StorefrontPath }),
  answer: WatchedItem,
  refusals: [409, 422],
});

export const unwatch = call({
  method: 'DELETE',
  path: '/api/v3/watchlist/{sku}',
  summary: 'Take an item off the watchlist; one that is not on it is fine too',
  ...own,
  params,
  answer: 'none',
});
