import { emptyCheckout, type CheckoutEntry } from '../../domain/ordering/checkout-entry.ts';
import type { NewOrder } from '../../domain/ordering/order-as-seen.ts';
import type { OrderForm, PlacedOrder } from '../../domain/ordering/placement.ts';
import type { Result } from '../../domain/result.ts';
import type { BasketNews } from '../../ports/basket-news.ts';
import type { CheckoutDrafts } from '../../ports/checkout-drafts.ts';
import type { Checkouts } from '../../ports/checkouts.ts';
import type { Clock } from '../../ports/clock.ts';
import { isUnanswered, whileSignedIn, type Refusal } from '../../ports/failure.ts';

/** What became of an order that was sent, or given up. */
export type OrderOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  /** There is none, and the form is open again; `refusal` is null where it was given up. */
  | { readonly kind: 'open'; readonly entry: CheckoutEntry; readonly refusal: Refusal | null }
  /** Whether it was placed is not known: it is the one to be sent again. */
  | { readonly kind: 'unknown' };

/** A user's checkout and the way of its order to the server. */
export interface OwnOrder {
  /** The form as it was left. */
  readonly entry: () => CheckoutEntry;
  readonly keep: (entry: CheckoutEntry) => void;
  /** The form with an order that is to be sent under a new key, unless one was sent before: then it stays that one. */
  readonly begin: (entry: CheckoutEntry, order: NewOrder) => CheckoutEntry;
  /** Sends the order of the form, however often: it is placed once. */
  readonly place: (entry: CheckoutEntry) => Promise<OrderOutcome>;
  /** Gives the order of the form up, unless it was placed all the same. */
  readonly discard: (entry: CheckoutEntry) => Promise<OrderOutcome>;
}

/**
 * Places the order of a checkout (specification §placing-orders). The form is kept with its order until the server has answered, so that what is sent
 * again, after a lost answer or a reload, is the same order under the same key.
 */
export const makePlaceOrder =
  ({
    checkouts,
    drafts,
    news,
    clock,
    newIdempotencyKey,
  }: {
    readonly checkouts: Pick<Checkouts, 'place' | 'discard'>;
    readonly drafts: CheckoutDrafts;
    readonly news: Pick<BasketNews, 'notify'>;
    readonly clock: Pick<Clock, 'now'>;
    readonly newIdempotencyKey: () => string;
  }) =>
  (email: string): OwnOrder => {
    const settle = (entry: CheckoutEntry, answer: Result<PlacedOrder | null, Refusal>): OrderOutcome => {
      if (!answer.ok && isUnanswered(answer.refusal)) return { kind: 'unknown' };
      news.notify(null);
      // An answer that comes late leaves another order, which was sent since, as it is kept.
      const isLast = drafts.find(email)?.sent?.idempotencyKey === entry.sent?.idempotencyKey;
      if (answer.ok && answer.value) {
        if (isLast) drafts.forget(email);
        return { kind: 'placed', order: answer.value };
      }
      const open = { ...entry, sent: null, sentAt: null };
      if (isLast) drafts.keep(email, open);
      return { kind: 'open', entry: open, refusal: answer.ok ? null : answer.refusal };
    };
    const call = async (
      entry: CheckoutEntry,
      act: (sent: OrderForm) => Promise<Result<PlacedOrder | null, Refusal>>,
    ): Promise<OrderOutcome> => {
      if (!entry.sent) return { kind: 'open', entry, refusal: null };
      drafts.keep(email, entry);
      return settle(entry, await whileSignedIn(act(entry.sent)));
    };
    return {
      entry: () => drafts.find(email) ?? emptyCheckout,
      keep: (entry) => drafts.keep(email, entry),
      begin: (entry, order) =>
        entry.sent
          ? entry
          : {
              ...entry,
              sent: { ...order, idempotencyKey: newIdempotencyKey() },
              sentAt: new Date(clock.now()).toISOString(),
            },
      place: (entry) => call(entry, (sent) => checkouts.place(sent)),
      discard: (entry) => call(entry, ({ idempotencyKey }) => checkouts.discard(idempotencyKey)),
    };
  };

export type PlaceOrder = ReturnType<typeof makePlaceOrder>;
