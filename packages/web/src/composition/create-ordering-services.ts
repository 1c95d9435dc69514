import { createHttpBaskets } from '@connect/adapters-http/http-baskets';
import { createHttpApprovals, createHttpCheckouts } from '@connect/adapters-http/http-checkouts';
import { createHttpExports } from '@connect/adapters-http/http-exports';
import { createHttpFavouriteLists } from '@connect/adapters-http/http-favourite-lists';
import { createHttpItems } from '@connect/adapters-http/http-items';
import { createHttpWatchlist } from '@connect/adapters-http/http-watchlist';
import type { PortalClient } from '@connect/adapters-http/portal-client';
import { createSafeStore } from '@connect/adapters-storage/safe-store';
import type { SafeStore } from '@connect/adapters-storage/safe-store';
import { sessionOfToken } from '@connect/adapters-storage/session-of-token';
import { createStorageCheckoutDrafts } from '@connect/adapters-storage/storage-checkout-drafts';
import { createStorageQuickOrderDrafts } from '@connect/adapters-storage/storage-quick-order-drafts';
import { createStorageUnansweredAdditions } from '@connect/adapters-storage/storage-unanswered-additions';
import type { Clock } from '@connect/core/ports/clock';
import type { Documents } from '@connect/core/ports/documents';
import { whileSignedIn } from '@connect/core/ports/failure';
import type { FileSaver } from '@connect/core/ports/file-saver';
import type { SessionTokens } from '@connect/core/ports/session-tokens';
import { makeFetchPdfs } from '@connect/core/use-cases/documents/fetch-pdfs';
import { makeAddToBasket } from '@connect/core/use-cases/ordering/add-to-basket';
import { makeKeepQuickOrder } from '@connect/core/use-cases/ordering/keep-quick-order';
import { makeOwnBasket } from '@connect/core/use-cases/ordering/own-basket';
import { makePlaceOrder } from '@connect/core/use-cases/ordering/place-order';
import { makePlanReorder } from '@connect/core/use-cases/ordering/plan-reorder';
import { makeSaveToNewList } from '@connect/core/use-cases/ordering/save-to-new-list';
import { makeTakePrepared } from '@connect/core/use-cases/ordering/take-prepared';
import type { OrderingServices } from '../ordering-services.ts';
import { browserBasketNews } from './browser-basket-news.ts';
import { browserStorage } from './storage-module.ts';

interface Ports {
  readonly clock: Pick<Clock, 'now'>;
  readonly documents: Documents;
  readonly files: FileSaver;
  readonly tokens: Pick<SessionTokens, 'current'>;
}

/** What the screens of ordering do, over the portal API and the browser's storage: a part of the program of its own. */
export const createOrderingServices = (
  client: PortalClient,
  store: SafeStore,
  { documents, files, tokens, clock }: Ports,
): OrderingServices => {
  // An order under way is the tab's own.
  const tab = createSafeStore(browserStorage(() => sessionStorage));
  const session = () => sessionOfToken(tokens.current() ?? '');
  const newKey = () => crypto.randomUUID();
  const news = browserBasketNews;
  const items = createHttpItems(client);
  const favourites = createHttpFavouriteLists(client);
  const watchlist = createHttpWatchlist(client);
  const baskets = createHttpBaskets(client);
  const checkouts = createHttpCheckouts(client);
  const approvals = createHttpApprovals(client);
  const exports = createHttpExports(client);
  return {
    lookUpItems: (skus) => whileSignedIn(items.lookUp(skus)),
    loadItemFacts: items.facts,
    findItems: (...wanted) => whileSignedIn(items.find(...wanted)),
    planReorder: makePlanReorder({ items }),
    exportDocuments: exports.documents,
    listDownloads: exports.list,
    makeStatement: exports.statement,
    fetchPdfs: makeFetchPdfs({ documents }),
    savePdf: files.savePdf,
    saveFile: files.saveFile,
    ownBasket: makeOwnBasket({ baskets, news, newIdempotencyKey: newKey }),
    preparedBaskets: baskets.prepared,
    takePrepared: makeTakePrepared({ baskets, news }),
    dismissPrepared: baskets.dismiss,
    addToBasket: makeAddToBasket({
      baskets,
      news,
      unanswered: createStorageUnansweredAdditions(store, session, navigator.locks),
      newIdempotencyKey: newKey,
    }),
    loadCheckout: checkouts.load,
    placeOrder: makePlaceOrder({
      checkouts,
      drafts: createStorageCheckoutDrafts(tab),
      news,
      clock,
      newIdempotencyKey: newKey,
    }),
    withdrawOrder: checkouts.withdraw,
    listApprovals: approvals.list,
    decideApproval: approvals.decide,
    listFavouriteLists: favourites.list,
    openFavouriteList: favourites.open,
    createFavouriteList: favourites.create,
    editFavouriteList: favourites.edit,
    removeFavouriteList: favourites.remove,
    saveFavouriteLines: favourites.setLines,
    addFavouriteLines: favourites.addLines,
    saveToNewList: makeSaveToNewList({ favourites }),
    listWatched: watchlist.list,
    watchItem: watchlist.watch,
    unwatchItem: watchlist.unwatch,
    countWatchNews: watchlist.newsCount,
    markWatchNewsSeen: watchlist.newsSeen,
    keepQuickOrder: makeKeepQuickOrder({
      drafts: createStorageQuickOrderDrafts(store),
      newVersion: newKey,
      isSignedIn: () => tokens.current() !== null,
    }),
  };
};
