import { createHttpBaskets } from '@connect/adapters-http/http-baskets';
import { createHttpApprovals, createHttpCheckouts } from '@connect/adapters-http/http-checkouts';
import { createHttpExports } from '@connect/adapters-http/http-exports';
import { createHttpFavouriteLists } from '@connect/adapters-http/http-favourite-lists';
import { createHttpItems } from '@connect/adapters-http/http-items';
import { createHttpWatchlist } from '@connect/adapters-http/http-watchlist';
import { createSafeStore } from '@connect/adapters-storage/safe-store';
import { sessionOfToken } from '@connect/adapters-storage/session-of-token';
import { createStorageCheckoutDrafts } from '@connect/adapters-storage/storage-checkout-drafts';
import { createStorageQuickOrderDrafts } from '@connect/adapters-storage/storage-quick-order-drafts';
import { createStorageUnansweredAdditions } from '@connect/adapters-storage/storage-unanswered-additions';
import { whileSignedIn } from '@connect/core/ports/failure';
import { makeFetchPdfs } from '@connect/core/use-cases/documents/fetch-pdfs';
import { makeAddToBasket } from '@connect/core/use-cases/ordering/add-to-basket';
import { makeCreateList } from '@connect/core/use-cases/ordering/create-list';
import { makeKeepQuickOrder } from '@connect/core/use-cases/ordering/keep-quick-order';
import { makeOwnBasket } from '@connect/core/use-cases/ordering/own-basket';
import { makePlaceOrder } from '@connect/core/use-cases/ordering/place-order';
import { makePlanReorder } from '@connect/core/use-cases/ordering/plan-reorder';
import { makeSaveToNewList } from '@connect/core/use-cases/ordering/save-to-new-list';
import { makeTakePrepared } from '@connect/core/use-cases/ordering/take-prepared';
import type { OrderingServices } from '../ordering-services.ts';
import { browserBasketNews } from './browser-basket-news.ts';
import { ClientToken, feature, port, portOfPage } from './feature.ts';
import { browserStorage } from './browser-storage.ts';
import { ClockToken, DocumentsToken, FileSaverToken, SafeStoreToken, SessionTokensToken } from './tokens.ts';

const newKey = () => crypto.randomUUID();

const ports = {
  clock: portOfPage(ClockToken),
  documents: portOfPage(DocumentsToken),
  files: portOfPage(FileSaverToken),
  tokens: portOfPage(SessionTokensToken),
  news: port('BasketNews', () => browserBasketNews, []),
  items: port('Items', createHttpItems, [ClientToken]),
  favourites: port('FavouriteLists', createHttpFavouriteLists, [ClientToken]),
  watchlist: port('Watchlist', createHttpWatchlist, [ClientToken]),
  baskets: port('Baskets', createHttpBaskets, [ClientToken]),
  checkouts: port('Checkouts', createHttpCheckouts, [ClientToken]),
  approvals: port('Approvals', createHttpApprovals, [ClientToken]),
  exports: port('Exports', createHttpExports, [ClientToken]),
  unanswered: port(
    'UnansweredAdditions',
    (store, tokens) =>
      createStorageUnansweredAdditions(store, () => sessionOfToken(tokens.current() ?? ''), navigator.locks),
    [SafeStoreToken, SessionTokensToken],
  ),
  // An order under way is the tab's own.
  checkoutDrafts: port(
    'CheckoutDrafts',
    () => createStorageCheckoutDrafts(createSafeStore(browserStorage(() => sessionStorage))),
    [],
  ),
  quickOrderDrafts: port('QuickOrderDrafts', createStorageQuickOrderDrafts, [SafeStoreToken]),
};

/** Ordering: its ports, over the portal API and the browser's storage, and what its screens do. */
export const { ports: orderingPorts, open } = feature(
  ports,
  ({ items, favourites, watchlist, baskets, checkouts, approvals, exports, news, ...given }): OrderingServices => {
    const createList = makeCreateList({ favourites, newIdempotencyKey: newKey });
    return {
      lookUpItems: (skus) => whileSignedIn(items.lookUp(skus)),
      loadItemFacts: items.facts,
      findItems: (...wanted) => whileSignedIn(items.find(...wanted)),
      planReorder: makePlanReorder({ items }),
      exportDocuments: exports.documents,
      listDownloads: exports.list,
      makeStatement: exports.statement,
      fetchPdfs: makeFetchPdfs(given),
      savePdf: given.files.savePdf,
      saveFile: given.files.saveFile,
      ownBasket: makeOwnBasket({ baskets, news, newIdempotencyKey: newKey }),
      preparedBaskets: baskets.prepared,
      takePrepared: makeTakePrepared({ baskets, news }),
      dismissPrepared: baskets.dismiss,
      addToBasket: makeAddToBasket({
        baskets,
        news,
        unanswered: given.unanswered,
        newIdempotencyKey: newKey,
      }),
      loadCheckout: checkouts.load,
      placeOrder: makePlaceOrder({
        checkouts,
        drafts: given.checkoutDrafts,
        news,
        clock: given.clock,
        newIdempotencyKey: newKey,
      }),
      withdrawOrder: checkouts.withdraw,
      listApprovals: approvals.list,
      decideApproval: approvals.decide,
      listFavouriteLists: favourites.list,
      openFavouriteList: favourites.open,
      createFavouriteList: createList,
      editFavouriteList: favourites.edit,
      removeFavouriteList: favourites.remove,
      saveFavouriteLines: favourites.setLines,
      addFavouriteLines: favourites.addLines,
      saveToNewList: makeSaveToNewList({ createList, favourites }),
      listWatched: watchlist.list,
      watchItem: watchlist.watch,
      unwatchItem: watchlist.unwatch,
      countWatchNews: watchlist.newsCount,
      markWatchNewsSeen: watchlist.newsSeen,
      keepQuickOrder: makeKeepQuickOrder({
        drafts: given.quickOrderDrafts,
        newVersion: newKey,
        isSignedIn: () => given.tokens.current() !== null,
      }),
    };
  },
);
