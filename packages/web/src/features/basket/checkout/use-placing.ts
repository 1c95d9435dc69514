import type { CheckoutView } from '@connect/core/domain/ordering/order-as-seen';
import type { Checkout } from '@connect/core/domain/ordering/placement';
import { placingMachine, type EntryPart, type PlacingContext } from '@connect/machines/placing';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';

import { useOrdering } from '../../../ordering-services.ts';
import { useSession } from '../../../services.ts';
import type { Query } from '../../../shared/query/use-query.ts';
import type { BasketStore, BasketView } from '@connect/core/use-cases/ordering/own-basket';

interface Placing extends Pick<
  PlacingContext,
  'entry' | 'seen' | 'isLeftOver' | 'lost' | 'isChanged' | 'refusal' | 'placed'
> {
  readonly change: (part: EntryPart) => void;
  /** Places what is looked at, once nothing of it is on its way any more; what failed is tried again first. */
  readonly place: () => void;
  /** Sends the order again that was sent and not answered. */
  readonly again: () => void;
  /** Gives that order up, unless it was placed all the same. */
  readonly discard: () => void;
  readonly busy: boolean;
}

/** The checkout's form and the way of its order to the server. */
export const usePlacing = (
  { store, ...shown }: BasketView & { readonly store: BasketStore },
  details: Query<Checkout>,
  storefront: string,
): Placing => {
  const { placeOrder } = useOrdering();
  const { email } = useSession().user;
  const [machine] = useState(() => placingMachine(placeOrder(email)));
  const [snapshot, send] = useMachine(machine);
  const { basket, saving, failure } = shown;
  const { value: checkout, loading, failure: notLoaded } = details;
  const view = useMemo<CheckoutView>(
    () => ({
      basket,
      checkout,
      isSettled: !saving && !loading,
      hasFailed: failure !== null || notLoaded !== null,
      storefront,
    }),
    [basket, checkout, saving, loading, failure, notLoaded, storefront],
  );
  useEffect(() => send({ type: 'view.changed', view }), [send, view]);
  return {
    ...snapshot.context,
    busy: snapshot.hasTag('busy'),
    change: (part) => send({ type: 'entry.changed', part }),
    place: () => {
      if (store.view().failure) store.retry();
      if (notLoaded !== null) details.reload();
      // What was typed last may have become an edit just now.
      const now = store.view();
      const isSettled = !now.saving && !loading && notLoaded === null;
      send({ type: 'order.pressed', view: { ...view, basket: now.basket, isSettled, hasFailed: false } });
    },
    again: () => send({ type: 'order.resent' }),
    discard: () => send({ type: 'order.discarded' }),
  };
};
