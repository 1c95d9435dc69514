import type { BasketStore, BasketView } from '@connect/core/use-cases/ordering/own-basket';
import { useSyncExternalStore } from 'react';

import { useOrdering } from '../../ordering-services.ts';
import { useSession } from '../../services.ts';

/** The user's basket and what can be done with it. */
export const useBasket = (): BasketView & { readonly store: BasketStore } => {
  const store = useOrdering().ownBasket(useSession().user.email);
  return { ...useSyncExternalStore(store.subscribe, store.view), store };
};
