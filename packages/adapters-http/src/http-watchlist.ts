import * as calls from '@connect/contract/watchlist';
import type { Watchlist } from '@connect/core/ports/watchlist';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

/** The user's watchlist over HTTP. */
export const createHttpWatchlist = (portal: PortalClient): Watchlist => ({
  list: async () => answered(await portal.json(calls.watchlist), ({ data }) => data),
  newsCount: async () => answered(await portal.json(calls.watchNewsCount), ({ count }) => count),
  newsSeen: () => portal.done(calls.watchNewsSeen),
  watch: (sku, storefront) => portal.json(calls.watch, { params: { sku }, body: { storefront } }),
  unwatch: (sku) => portal.done(calls.unwatch, { params: { sku } }),
});
