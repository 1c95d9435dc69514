import type { Basket } from '@connect/core/domain/ordering/basket';
import type { BasketNews } from '@connect/core/ports/basket-news';

const name = 'connect:basket';

class BasketChanged extends Event {
  readonly basket: Basket | null;
  constructor(basket: Basket | null) {
    super(name);
    this.basket = basket;
  }
}

/** News of the basket by an event of the page and a channel to other tabs; of other devices at the next look at the page. */
export const browserBasketNews: BasketNews = {
  notify: (basket) => void document.dispatchEvent(new BasketChanged(basket)),
  follow: (listener) => {
    const channel = new BroadcastChannel(name);
    const ask = () => listener(null);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is of one origin.
    const notifyOthers = () => channel.postMessage(null);
    const onPage = (event: Event) => {
      // Another program's of the page, such as the widget's, is not of this class: the basket is asked for.
      listener(event instanceof BasketChanged ? event.basket : null);
      notifyOthers();
    };
    channel.addEventListener('message', ask);
    document.addEventListener(name, onPage);
    window.addEventListener('focus', ask);
    const stop = () => {
      channel.close();
      document.removeEventListener(name, onPage);
      window.removeEventListener('focus', ask);
    };
    return { notifyOthers, stop };
  },
};
