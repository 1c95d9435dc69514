import type { Baskets } from '@connect/core/ports/baskets';
import { useSyncExternalStore } from 'react';

import { useOrdering } from '../../ordering-services.ts';
import { useSession } from '../../services.ts';
import { BasketChanged, basketChangedEvent } from '../../shared/ordering/basket-changed.ts';
import { createBasketStore } from './basket-store.ts';
import type { BasketStore, BasketView } from './basket-store.ts';

/** The store while somebody looks at it: it follows changes of the page, of other tabs, and of other devices at the next look. */
const following = (baskets: Baskets): BasketStore => {
  let channel: BroadcastChannel | null = null;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is of one origin.
  const tellOthers = () => channel?.postMessage(null);
  const store = createBasketStore(baskets, () => crypto.randomUUID(), tellOthers);
  const onPageChange = (event: Event) => {
    // Another program's of the page, such as the widget's, is not of this class: the basket is asked for.
    if (event instanceof BasketChanged && event.basket) store.take(event.basket);
    else store.reload();
    tellOthers();
  };
  const listen = () => {
    channel = new BroadcastChannel(basketChangedEvent);
    channel.addEventListener('message', store.reload);
    document.addEventListener(basketChangedEvent, onPageChange);
    window.addEventListener('focus', store.reload);
    store.reload();
  };
  const leave = () => {
    channel?.close();
    channel = null;
    document.removeEventListener(basketChangedEvent, onPageChange);
    window.removeEventListener('focus', store.reload);
  };
  let looking = 0;
  return {
    ...store,
    subscribe: (listener) => {
      const forget = store.subscribe(listener);
      looking += 1;
      if (looking === 1) listen();
      return () => {
        forget();
        looking -= 1;
        if (looking === 0) leave();
      };
    },
  };
};

let shared: { readonly baskets: Baskets; readonly of: string; readonly store: BasketStore } | null = null;
/** One for the page, whoever shows it, as long as it is the same user's. */
const sharedStore = (baskets: Baskets, of: string): BasketStore => {
  if (shared?.baskets !== baskets || shared.of !== of) shared = { baskets, of, store: following(baskets) };
  return shared.store;
};

/** The user's basket and what can be done with it. */
export const useBasket = (): BasketView & { readonly store: BasketStore } => {
  const { baskets } = useOrdering();
  const store = sharedStore(baskets, useSession().user.email);
  return { ...useSyncExternalStore(store.subscribe, store.view), store };
};
