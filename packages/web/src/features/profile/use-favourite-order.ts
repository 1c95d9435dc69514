import type { ListedCustomer } from '@connect/core/domain/account/managed-customer';
import { ok } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { useState } from 'react';

import { useStaff } from '../../staff-services.ts';
import { createLatestSaver } from '../../shared/saving/latest-saver.ts';

type Order = readonly ListedCustomer[];

/** The order of the favourites on show, how to change it, and why the last change was taken back. */
export const useFavouriteOrder = (loaded: Order) => {
  const { orderFavouriteCustomers } = useStaff();
  const [order, setOrder] = useState(loaded);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [save] = useState(() =>
    createLatestSaver<Order, Refusal>(loaded, {
      save: async (wanted) => {
        const saved = await orderFavouriteCustomers(wanted.map(({ no }) => no));
        return saved.ok ? ok(wanted) : saved;
      },
      onShown: setOrder,
      onFailed: setRefusal,
    }),
  );
  const change = (next: Order): void => {
    setRefusal(null);
    void save(next);
  };
  return { order, change, refusal };
};
