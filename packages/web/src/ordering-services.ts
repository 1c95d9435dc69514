import type { Baskets } from '@connect/core/ports/baskets';
import type { Approvals, Checkouts } from '@connect/core/ports/checkouts';
import type { FavouriteLists } from '@connect/core/ports/favourite-lists';
import type { Items } from '@connect/core/ports/items';
import type { Watchlist } from '@connect/core/ports/watchlist';
import { createContext, useContext } from 'react';

/** What only the screens of ordering can do. */
export interface OrderingServices {
  readonly items: Items;
  readonly baskets: Baskets;
  readonly checkouts: Checkouts;
  readonly approvals: Approvals;
  readonly favourites: FavouriteLists;
  readonly watchlist: Watchlist;
}

const OrderingContext = createContext<OrderingServices | null>(null);
export const OrderingProvider = OrderingContext.Provider;

/** The services of an ordering screen, which its route loaded. Throws outside `OrderingProvider`, which is a bug. */
export const useOrdering = (): OrderingServices => {
  const ordering = useContext(OrderingContext);
  if (!ordering) throw new Error('No ordering services: the screen stands outside OrderingProvider');
  return ordering;
};
