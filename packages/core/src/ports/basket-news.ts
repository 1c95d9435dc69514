import type { Basket } from '../domain/ordering/basket.ts';

/** Keeps all that show the user's basket up to date: parts of the page, programs beside it, and other tabs. */
export interface BasketNews {
  /** The basket was changed: to what, or null where that is not known and each listener has to ask for it. */
  notify(basket: Basket | null): void;
  /** Calls the listener after each change with the new basket, or with null where it has to be asked for: also whenever it may have changed elsewhere. */
  follow(listener: (basket: Basket | null) => void): FollowedNews;
}

/** What a follower can do, until it stops. */
export interface FollowedNews {
  /** Notifies all other followers that the basket was changed. */
  notifyOthers(): void;
  /** Ends the calls to the listener. */
  stop(): void;
}
