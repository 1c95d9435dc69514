import type { Basket } from '@connect/core/domain/ordering/basket';

/** Told to everything on the page that shows the basket, the widget among it, after the page changed the basket. */
export const basketChangedEvent = 'connect:basket';

/** With the basket that the change was answered with, if it was, so that nobody need ask for it. */
export class BasketChanged extends Event {
  readonly basket: Basket | null;
  constructor(basket: Basket | null) {
    super(basketChangedEvent);
    this.basket = basket;
  }
}

export const basketChanged = (basket: Basket | null = null): void => {
  document.dispatchEvent(new BasketChanged(basket));
};
