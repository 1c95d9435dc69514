import type { Baskets } from '@connect/core/ports/baskets';
import type { Approvals, Checkouts } from '@connect/core/ports/checkouts';
import type { Exports } from '@connect/core/ports/exports';
import type { FavouriteLists } from '@connect/core/ports/favourite-lists';
import type { FileSaver } from '@connect/core/ports/file-saver';
import type { Items } from '@connect/core/ports/items';
import type { Watchlist } from '@connect/core/ports/watchlist';
import type { FetchPdfs } from '@connect/core/use-cases/documents/fetch-pdfs';
import type { AddToBasket } from '@connect/core/use-cases/ordering/add-to-basket';
import type { CreateList } from '@connect/core/use-cases/ordering/create-list';
import type { KeepQuickOrder } from '@connect/core/use-cases/ordering/keep-quick-order';
import type { OwnBasket } from '@connect/core/use-cases/ordering/own-basket';
import type { PlaceOrder } from '@connect/core/use-cases/ordering/place-order';
import type { PlanReorder } from '@connect/core/use-cases/ordering/plan-reorder';
import type { SaveToNewList } from '@connect/core/use-cases/ordering/save-to-new-list';
import type { TakePrepared } from '@connect/core/use-cases/ordering/take-prepared';
import { createContext, useContext } from 'react';

/** What only the screens of ordering can do, and exports. */
export interface OrderingServices {
  readonly lookUpItems: Items['lookUp'];
  readonly loadItemFacts: Items['facts'];
  readonly findItems: Items['find'];
  readonly planReorder: PlanReorder;
  readonly exportDocuments: Exports['documents'];
  readonly listDownloads: Exports['list'];
  readonly makeStatement: Exports['statement'];
  readonly fetchPdfs: FetchPdfs;
  readonly savePdf: FileSaver['savePdf'];
  readonly saveFile: FileSaver['saveFile'];
  readonly ownBasket: OwnBasket;
  readonly preparedBaskets: Baskets['prepared'];
  readonly takePrepared: TakePrepared;
  readonly dismissPrepared: Baskets['dismiss'];
  readonly addToBasket: AddToBasket;
  readonly loadCheckout: Checkouts['load'];
  readonly placeOrder: PlaceOrder;
  readonly withdrawOrder: Checkouts['withdraw'];
  readonly listApprovals: Approvals['list'];
  readonly decideApproval: Approvals['decide'];
  readonly listFavouriteLists: FavouriteLists['list'];
  readonly openFavouriteList: FavouriteLists['open'];
  readonly createFavouriteList: CreateList;
  readonly editFavouriteList: FavouriteLists['edit'];
  readonly removeFavouriteList: FavouriteLists['remove'];
  readonly saveFavouriteLines: FavouriteLists['setLines'];
  readonly addFavouriteLines: FavouriteLists['addLines'];
  readonly saveToNewList: SaveToNewList;
  readonly listWatched: Watchlist['list'];
  readonly watchItem: Watchlist['watch'];
  readonly unwatchItem: Watchlist['unwatch'];
  readonly countWatchNews: Watchlist['newsCount'];
  readonly markWatchNewsSeen: Watchlist['newsSeen'];
  readonly keepQuickOrder: KeepQuickOrder;
}

const OrderingContext = createContext<OrderingServices | null>(null);
export const OrderingProvider = OrderingContext.Provider;

/** The services of an ordering screen, which its route loaded. Throws outside `OrderingProvider`, which is a bug. */
export const useOrdering = (): OrderingServices => {
  const ordering = useContext(OrderingContext);
  if (!ordering) throw new Error('No ordering services: the screen stands outside OrderingProvider');
  return ordering;
};
