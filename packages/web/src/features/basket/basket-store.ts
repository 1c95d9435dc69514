import { maxPerCall } from '@connect/core/domain/ordering/item';
import { laterBasket, type Basket, type BasketEdit, type RefusedEdit } from '@connect/core/domain/ordering/basket';
import { linesAfter, withEdit } from '@connect/core/domain/ordering/pending-edits';
import type { Baskets } from '@connect/core/ports/baskets';
import { isUnanswered } from '@connect/core/ports/failure';
import type { Refusal } from '@connect/core/ports/failure';

export interface BasketView {
  /** Its lines with the edits that are on their way; the totals are the server's last. Null before the first answer. */
  readonly basket: Basket | null;
  /** Edits are on their way: the totals will change. */
  readonly saving: boolean;
  /** Why the last call was not answered; what it was to do is kept for `retry`. */
  readonly failure: Refusal | null;
  /** What the server did not carry out of the last edits. */
  readonly refused: readonly RefusedEdit[];
}

export interface BasketStore {
  view(): BasketView;
  subscribe(listener: () => void): () => void;
  edit(edit: BasketEdit): void;
  /** A basket that came by another way, such as with the answer to an edit of somebody else's on the page. */
  take(basket: Basket): void;
  /** Asks for the basket anew, after the edits on their way. */
  reload(): void;
  /** The user has seen the notices. */
  seen(): void;
  retry(): void;
  /** Where quantities are typed, one gives how to finish that; answers how to stop being asked. */
  typing(finish: () => boolean): () => void;
  /** Puts what is being typed into the basket now; false if some of it cannot be ordered, and stays as it was typed. */
  finishTyping(): boolean;
}

interface Sending {
  readonly idempotencyKey: string;
  readonly edits: readonly BasketEdit[];
}

/**
 * The basket of this page: edits show at once and go to the server one call after the other, each with a key of its own, so that one whose
 * answer was lost is sent again and counts once. `onChanged` is told of each that the server carried out.
 */
export const createBasketStore = (
  baskets: Pick<Baskets, 'load' | 'edit' | 'seen'>,
  newIdempotencyKey: () => string,
  onChanged: () => void,
): BasketStore => {
  let known: Basket | null = null;
  let waiting: readonly BasketEdit[] = [];
  let sending: Sending | null = null;
  let asked: 'load' | 'seen' | null = null;
  let failure: Refusal | null = null;
  let refused: readonly RefusedEdit[] = [];
  let running = false;
  let shown: BasketView = { basket: null, saving: false, failure: null, refused: [] };
  const listeners = new Set<() => void>();
  const typists = new Set<() => boolean>();

  const show = (): void => {
    const edits = [...(sending?.edits ?? []), ...waiting];
    const basket = known && edits.length > 0 ? { ...known, lines: linesAfter(known, edits) } : known;
    shown = { basket, saving: edits.length > 0, failure, refused };
    [...listeners].forEach((listener) => listener());
  };

  /** Whether the call was answered. What cannot be carried out at all is given up, and the server's basket shown. */
  const send = async (): Promise<boolean> => {
    if (!sending) {
      sending = { idempotencyKey: newIdempotencyKey(), edits: waiting.slice(0, maxPerCall) };
      waiting = waiting.slice(maxPerCall);
    }
    const answer = await baskets.edit(sending.idempotencyKey, sending.edits);
    if (!answer.ok) {
      failure = answer.refusal;
      if (isUnanswered(answer.refusal)) return false;
      asked ??= 'load';
    } else {
      known = laterBasket(known, answer.value.basket);
      refused = answer.value.refused;
      onChanged();
    }
    sending = null;
    return true;
  };
  const ask = async (question: 'load' | 'seen'): Promise<boolean> => {
    asked = null;
    const answer = await (question === 'seen' ? baskets.seen() : baskets.load());
    if (answer.ok) {
      known = laterBasket(known, answer.value);
      // What was rejected stays said.
      if (failure?.failure === 'unavailable') failure = null;
    } else {
      failure = answer.refusal;
      asked ??= question;
    }
    return answer.ok;
  };

  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    let goesOn = true;
    while (goesOn && (sending || waiting.length > 0 || asked)) {
      goesOn = sending || waiting.length > 0 ? await send() : await ask(asked ?? 'load');
      show();
    }
    running = false;
  };
  const start = (): void => {
    failure = null;
    show();
    void run();
  };

  return {
    view: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit: (edit) => {
      refused = refused.filter(({ sku }) => sku !== edit.sku);
      waiting = withEdit(waiting, edit);
      start();
    },
    take: (basket) => {
      known = laterBasket(known, basket);
      show();
    },
    reload: () => {
      asked ??= 'load';
      // A failure that is shown stays until there is an answer.
      void run();
    },
    seen: () => {
      asked = 'seen';
      start();
    },
    retry: start,
    typing: (finish) => {
      typists.add(finish);
      return () => void typists.delete(finish);
    },
    finishTyping: () => [...typists].map((finish) => finish()).every(Boolean),
  };
};
