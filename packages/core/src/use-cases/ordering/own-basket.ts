import { maxPerCall } from '../../domain/ordering/item.ts';
import { laterBasket, type Basket, type BasketEdit, type RefusedEdit } from '../../domain/ordering/basket.ts';
import { linesAfter, withEdit } from '../../domain/ordering/pending-edits.ts';
import type { BasketNews, FollowedNews } from '../../ports/basket-news.ts';
import type { Baskets } from '../../ports/baskets.ts';
import { isUnanswered } from '../../ports/failure.ts';
import type { Refusal } from '../../ports/failure.ts';

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

interface BasketPorts {
  readonly baskets: Pick<Baskets, 'load' | 'edit' | 'seen'>;
  readonly news: BasketNews;
  readonly newIdempotencyKey: () => string;
}

/**
 * The basket of this page: edits show at once and go to the server one call after the other, each with a key of its own, so that one whose
 * answer was lost is sent again and counts once. It is loaded once somebody looks at it, and follows the news for as long as they do.
 */
const openBasket = ({ baskets, news, newIdempotencyKey }: BasketPorts): BasketStore => {
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
  let following: FollowedNews | null = null;

  const show = (): void => {
    const edits = [...(sending?.edits ?? []), ...waiting];
    const basket = known && edits.length > 0 ? { ...known, lines: linesAfter(known, edits) } : known;
    shown = { basket, saving: edits.length > 0, failure, refused };
    [...listeners].forEach((listener) => listener());
  };

  /** What was rejected stays said. */
  const answered = (): void => {
    if (failure && isUnanswered(failure)) failure = null;
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
      answered();
      following?.notifyOthers();
    }
    sending = null;
    return true;
  };
  const ask = async (question: 'load' | 'seen'): Promise<boolean> => {
    asked = null;
    const answer = await (question === 'seen' ? baskets.seen() : baskets.load());
    if (answer.ok) {
      known = laterBasket(known, answer.value);
      answered();
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

  const reload = (): void => {
    asked ??= 'load';
    // A failure that is shown stays until there is an answer.
    void run();
  };
  const hear = (basket: Basket | null): void => {
    if (!basket) return reload();
    known = laterBasket(known, basket);
    return show();
  };

  return {
    view: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      if (!following) {
        following = news.follow(hear);
        reload();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        following?.stop();
        following = null;
      };
    },
    edit: (edit) => {
      refused = refused.filter(({ sku }) => sku !== edit.sku);
      waiting = withEdit(waiting, edit);
      start();
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

/** The basket of whoever is signed in: one for the page, whoever shows it, as long as it is the same user's. */
export const makeOwnBasket = (ports: BasketPorts) => {
  let last: { readonly email: string; readonly store: BasketStore } | null = null;
  return (email: string): BasketStore => {
    if (last?.email !== email) last = { email, store: openBasket(ports) };
    return last.store;
  };
};

export type OwnBasket = ReturnType<typeof makeOwnBasket>;
