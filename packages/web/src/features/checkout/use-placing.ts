import { emptyCheckout } from '@connect/core/domain/ordering/checkout-entry';
import type { CheckoutEntry } from '@connect/core/domain/ordering/checkout-entry';
import type { OrderForm, PlacedOrder } from '@connect/core/domain/ordering/placement';
import { isUnanswered } from '@connect/core/ports/failure';
import type { Refusal } from '@connect/core/ports/failure';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useOrdering } from '../../ordering-services.ts';
import { useSession } from '../../services.ts';
import { basketChanged } from '../basket/basket-changed.ts';

export interface Placing {
  readonly entry: CheckoutEntry;
  readonly change: (part: Partial<Omit<CheckoutEntry, 'sent'>>) => void;
  /** Sends the order; while one was sent and not answered, sends that one again, whatever is given. */
  readonly place: (form: Omit<OrderForm, 'key'>) => void;
  readonly again: () => void;
  readonly busy: boolean;
  /** An order was sent, and whether it was placed is not known. */
  readonly isLost: boolean;
  readonly refusal: Refusal | null;
  readonly placed: PlacedOrder | null;
}

/**
 * The form of the checkout and the way of its order to the server. Both are kept in the browser until the server has answered, so that a
 * reload or a lost answer sends the same order again, which is placed once.
 */
export const usePlacing = (): Placing => {
  const { checkouts, checkoutDrafts } = useOrdering();
  const { email } = useSession().user;
  const [entry, setEntry] = useState(() => checkoutDrafts.find(email) ?? emptyCheckout);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  // A second press comes before the first one is drawn.
  const isSending = useRef(false);

  const put = (next: CheckoutEntry): void => {
    setEntry(next);
    checkoutDrafts.keep(email, next);
  };
  const send = async (sent: OrderForm): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    put({ ...entry, sent });
    setBusy(true);
    setRefusal(null);
    const answer = await checkouts.place(sent);
    isSending.current = false;
    setBusy(false);
    if (answer.ok) {
      checkoutDrafts.forget(email);
      setPlaced(answer.value);
    } else {
      setRefusal(answer.refusal);
      if (isUnanswered(answer.refusal)) return;
      put({ ...entry, sent: null });
    }
    basketChanged();
  };
  const { sent } = entry;
  const onOpen = useEffectEvent(() => {
    if (sent) void send(sent);
  });
  useEffect(() => {
    const timer = setTimeout(() => onOpen());
    return () => clearTimeout(timer);
  }, []);
  return {
    entry,
    change: (part) => {
      setRefusal(null);
      put({ ...entry, ...part });
    },
    place: (form) => void send(sent ?? { ...form, key: crypto.randomUUID() }),
    again: () => sent && void send(sent),
    busy,
    isLost: sent !== null && !busy && refusal !== null,
    refusal,
    placed,
  };
};
