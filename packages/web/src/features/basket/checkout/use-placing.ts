import { emptyCheckout } from '@connect/core/domain/ordering/checkout-entry';
import type { CheckoutEntry } from '@connect/core/domain/ordering/checkout-entry';
import type { OrderForm, PlacedOrder } from '@connect/core/domain/ordering/placement';
import type { Result } from '@connect/core/domain/result';
import { isUnanswered } from '@connect/core/ports/failure';
import type { Refusal } from '@connect/core/ports/failure';
import { useRef, useState } from 'react';

import { useOrdering } from '../../../ordering-services.ts';
import { useServices, useSession } from '../../../services.ts';
import { basketChanged } from '../../../shared/ordering/basket-changed.ts';

export interface Placing {
  readonly entry: CheckoutEntry;
  readonly change: (part: Partial<Omit<CheckoutEntry, 'sent' | 'sentAt'>>) => void;
  /** Sends the order; while one was sent and not answered, sends that one again, whatever is given. */
  readonly place: (form: Omit<OrderForm, 'idempotencyKey'>) => void;
  readonly again: () => void;
  /** Gives up the order that was sent and not answered, unless it was placed all the same. */
  readonly discard: () => void;
  readonly busy: boolean;
  /** An order was sent before the page was opened: whether it was placed is not known, and nothing is sent by itself. */
  readonly isLeftOver: boolean;
  /** An order was sent, and whether it was placed is not known. */
  readonly isLost: boolean;
  /** The last call to give it up was not answered. */
  readonly isNotDiscarded: boolean;
  readonly refusal: Refusal | null;
  readonly placed: PlacedOrder | null;
}

/**
 * The form of the checkout and the way of its order to the server. Both are kept in the browser until the server has answered, so that what is
 * sent again after a reload or a lost answer is the same order, which is placed once.
 */
export const usePlacing = (): Placing => {
  const { checkouts, checkoutDrafts } = useOrdering();
  const { clock } = useServices();
  const { email } = useSession().user;
  const [entry, setEntry] = useState(() => checkoutDrafts.find(email) ?? emptyCheckout);
  const [isLeftOver, setLeftOver] = useState(entry.sent !== null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isNotDiscarded, setNotDiscarded] = useState(false);
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  // A second press comes before the first one is drawn.
  const isSending = useRef(false);

  const put = (next: CheckoutEntry): void => {
    setEntry(next);
    checkoutDrafts.keep(email, next);
  };
  /** Makes one call at a time; what comes of it is the answer to the order that was sent, unless there is none. */
  const call = async (act: () => Promise<Result<PlacedOrder | null, Refusal>>): Promise<Refusal | null> => {
    isSending.current = true;
    setBusy(true);
    setRefusal(null);
    setNotDiscarded(false);
    const answer = await act();
    isSending.current = false;
    setBusy(false);
    if (!answer.ok && isUnanswered(answer.refusal)) return answer.refusal;
    setLeftOver(false);
    if (answer.ok && answer.value) {
      checkoutDrafts.forget(email);
      setPlaced(answer.value);
    } else put({ ...entry, sent: null, sentAt: null });
    basketChanged();
    return answer.ok ? null : answer.refusal;
  };
  const send = async (sent: OrderForm): Promise<void> => {
    if (isSending.current) return;
    put({ ...entry, sent, sentAt: entry.sentAt ?? new Date(clock.now()).toISOString() });
    setRefusal(await call(() => checkouts.place(sent)));
  };
  const discard = async ({ idempotencyKey }: OrderForm): Promise<void> => {
    if (isSending.current) return;
    setNotDiscarded((await call(() => checkouts.discard(idempotencyKey))) !== null);
  };
  const { sent } = entry;
  return {
    entry,
    change: (part) => {
      setRefusal(null);
      put({ ...entry, ...part });
    },
    place: (form) => void send(sent ?? { ...form, idempotencyKey: crypto.randomUUID() }),
    again: () => sent && void send(sent),
    discard: () => sent && void discard(sent),
    busy,
    isLeftOver,
    isLost: sent !== null && !busy && (refusal !== null || isNotDiscarded),
    isNotDiscarded,
    refusal,
    placed,
  };
};
