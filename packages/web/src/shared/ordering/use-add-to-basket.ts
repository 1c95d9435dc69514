import type { AddedToBasket, AddToBasket, Wanted } from '@connect/core/use-cases/ordering/add-to-basket';
import { useState } from 'react';

/** What a screen shows of putting items into the basket. */
export interface Adding {
  readonly busy: boolean;
  /** The last wish. */
  readonly wish: readonly Wanted[];
  /** What came of the last wish. */
  readonly done: AddedToBasket | null;
  readonly add: (wanted: readonly Wanted[]) => Promise<void>;
  /** Tries the last wish again. */
  readonly again: () => void;
}

/** Puts items into the basket, on top of what is there. */
export const useAddToBasket = (addToBasket: AddToBasket): Adding => {
  const [busy, setBusy] = useState(false);
  const [wish, setWish] = useState<readonly Wanted[]>([]);
  const [done, setDone] = useState<AddedToBasket | null>(null);
  const add = async (wanted: readonly Wanted[]): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setWish(wanted);
    setDone(null);
    try {
      setDone(await addToBasket(wanted));
    } finally {
      setBusy(false);
    }
  };
  return { busy, wish, done, add, again: () => void add(wish) };
};
