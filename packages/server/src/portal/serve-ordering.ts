import { createUnitOfWork } from '../database/unit-of-work.ts';
import type { DocumentRepository } from '../documents/application/document-repository.ts';
import { createFavouriteLists } from '../favourites/application/favourite-lists.ts';
import { serveFavouriteCalls } from '../favourites/http/calls.ts';
import type { Serve } from '../http/serve.ts';
import { createApprovalService } from '../ordering/application/approvals.ts';
import { createBaskets } from '../ordering/application/baskets.ts';
import { makeLoadCheckout } from '../ordering/application/checkout.ts';
import { createItemFinder } from '../ordering/application/items.ts';
import { makeDiscardOrder, makePlaceOrder } from '../ordering/application/place-order.ts';
import { createPreparedBaskets } from '../ordering/application/prepared-baskets.ts';
import { makeWithdrawOrder } from '../ordering/application/withdrawal.ts';
import { createItemSearch } from '../ordering/database/item-search.ts';
import { serveOrderingCalls } from '../ordering/http/calls.ts';
import { serveCheckoutCalls } from '../ordering/http/checkout-calls.ts';
import { makeSetFollowUp } from '../samples/application/follow-ups.ts';
import { makeOrderSamples } from '../samples/application/order-samples.ts';
import { createReadSamples } from '../samples/application/read-samples.ts';
import { serveSampleCalls } from '../samples/http/calls.ts';
import type { CustomerScope } from '../staff/application/customer-scope.ts';
import { createWatchlist } from '../watchlist/application/watchlist.ts';
import { serveWatchlistCalls } from '../watchlist/http/calls.ts';
import type { PortalOptions } from './options.ts';
import {
  createFavouriteRepositories,
  createOrderingRepositories,
  createSampleRepositories,
  createWatchRepositories,
} from './repositories.ts';

/** Items, baskets, orders and their approval, lists of items, and samples: what is ordered, and by whom. */
export const serveOrdering = (
  serve: Serve,
  { database, now }: PortalOptions,
  { scope, documents }: { readonly scope: CustomerScope; readonly documents: DocumentRepository },
): void => {
  const samples = createUnitOfWork(database, createSampleRepositories);
  serveSampleCalls(serve, {
    samples: createReadSamples({ ...samples.repositories, documents, scope, now }),
    orderSamples: makeOrderSamples(samples, scope, now),
    setFollowUp: makeSetFollowUp(samples.repositories.samples, scope, now),
  });
  const ordering = createUnitOfWork(database, createOrderingRepositories);
  const { items } = ordering.repositories;
  serveCheckoutCalls(serve, {
    loadCheckout: makeLoadCheckout(ordering.repositories, now),
    placeOrder: makePlaceOrder(ordering, now),
    discardOrder: makeDiscardOrder(ordering, now),
    withdrawOrder: makeWithdrawOrder(ordering, now),
    approvals: createApprovalService(ordering, now),
    scope,
  });
  serveOrderingCalls(serve, {
    finder: createItemFinder({ items, search: createItemSearch(database) }),
    baskets: createBaskets(ordering, now),
    prepared: createPreparedBaskets(ordering, scope, now),
    scope,
  });
  serveFavouriteCalls(serve, createFavouriteLists(createUnitOfWork(database, createFavouriteRepositories), now));
  serveWatchlistCalls(serve, createWatchlist(createUnitOfWork(database, createWatchRepositories), now));
};
