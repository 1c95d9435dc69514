import { createHttpBaskets } from '@connect/adapters-http/http-baskets';
import { createHttpApprovals, createHttpCheckouts } from '@connect/adapters-http/http-checkouts';
import { createHttpFavouriteLists } from '@connect/adapters-http/http-favourite-lists';
import { createHttpItems } from '@connect/adapters-http/http-items';
import { createHttpWatchlist } from '@connect/adapters-http/http-watchlist';
import type { PortalClient } from '@connect/adapters-http/portal-client';
import type { OrderingServices } from '../ordering-services.ts';

/** What the screens of ordering do, over the portal API: a part of the program of its own. */
export const createOrderingServices = (client: PortalClient): OrderingServices => ({
  items: createHttpItems(client),
  baskets: createHttpBaskets(client),
  checkouts: createHttpCheckouts(client),
  approvals: createHttpApprovals(client),
  favourites: createHttpFavouriteLists(client),
  watchlist: createHttpWatchlist(client),
});
