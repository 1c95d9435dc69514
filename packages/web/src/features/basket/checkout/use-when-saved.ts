import type { Basket } from '@connect/core/domain/ordering/basket';
import type { Checkout, WaitReason } from '@connect/core/domain/ordering/placement';
import { useEffect, useEffectEvent, useState } from 'react';

import type { BasketStore, BasketView } from '../basket-store.ts';
import type { Answer } from '../../../shared/query/use-answer.ts';

/** What the user looks at when they order. */
interface Seen {
  readonly basket: string;
  readonly waits: readonly WaitReason[];
}
const seenOf = ({ lines, notices }: Basket): string =>
  JSON.stringify([lines.map(({ item, ...line }) => ({ ...line, sku: item.sku })), notices]);

interface WhenSaved {
  /** Does it once nothing of the basket is on its way any more. */
  readonly start: () => void;
  readonly isWaiting: boolean;
  /** It was not done, for the basket became another than was looked at. */
  readonly isChanged: boolean;
}

/**
 * Something to be done with the basket as it is looked at: edits that are on their way are waited for, and what they mean for the credit. If it is
 * another then, or would wait for an approval that was not said, or something fails, it is not done; the page says why.
 */
export const useWhenSaved = (
  { store, ...view }: BasketView & { readonly store: BasketStore },
  details: Answer<Checkout>,
  act: () => void,
): WhenSaved => {
  const [pressed, setPressed] = useState<Seen | null>(null);
  const [isChanged, setChanged] = useState(false);
  const { basket, saving, failure } = view;
  const hasFailed = failure !== null || details.failure !== null;
  const isReady = !saving && !details.loading;
  const onSettled = useEffectEvent((seen: Seen) => {
    setPressed(null);
    if (hasFailed || !basket || !details.value) return;
    const isSame = seenOf(basket) === seen.basket;
    setChanged(!isSame);
    if (isSame && details.value.wouldWait.every((reason) => seen.waits.includes(reason))) act();
  });
  useEffect(() => {
    if (!pressed || !(isReady || hasFailed)) return undefined;
    const timer = setTimeout(() => onSettled(pressed));
    return () => clearTimeout(timer);
  }, [pressed, isReady, hasFailed]);
  return {
    start: () => {
      const now = store.view();
      if (!now.basket) return;
      setChanged(false);
      if (now.failure) store.retry();
      if (details.failure !== null) details.reload();
      setPressed({ basket: seenOf(now.basket), waits: details.value?.wouldWait ?? [] });
    },
    isWaiting: pressed !== null,
    isChanged,
  };
};
