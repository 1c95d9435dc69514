import type { Basket } from '../domain/ordering/basket.ts';

/** News of the user's basket among all that show it: parts of the page, programs beside it, and other tabs. */
export interface BasketNews {
  /** It was changed; to what, if that is known, so that nobody need ask for it. */
  tell(basket: Basket | null): void;
  /** Told of each change, and whenever there may have been one elsewhere: null is to be asked for. */
  follow(listener: (basket: Basket | null) => void): FollowedNews;
}

/** What a follower does, until it stops. */
export interface FollowedNews {
  /** It changed the basket itself. */
  tellOthers(): void;
  stop(): void;
}
