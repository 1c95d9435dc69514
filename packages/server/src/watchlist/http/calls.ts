import { calls } from '@connect/contract/calls';
import { ok } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import type { Watchlist } from '../application/watchlist.ts';

/** The user's watchlist and its news. */
export const serveWatchlistCalls = (serve: Serve, watchlist: Watchlist): void => {
  serve(calls.watchlist, async ({ user }) => ok({ data: await watchlist.list(user) }));
  serve(calls.watchNewsCount, async ({ user }) => ok({ count: await watchlist.newsCount(user) }));
  serve(calls.watchNewsSeen, async ({ user }) => {
    await watchlist.newsSeen(user);
    return ok(null);
  });
  serve(calls.watch, ({ user, params, body }) => watchlist.watch(user, params.sku, body.storefront));
  serve(calls.unwatch, async ({ user, params }) => {
    await watchlist.unwatch(user, params.sku);
    return ok(null);
  });
};
