import type { BasketNews } from '../../ports/basket-news.ts';

/** News of one page, in memory. */
export const createMemoryBasketNews = (): BasketNews => {
  const listeners = new Set<Parameters<BasketNews['follow']>[0]>();
  return {
    tell: (basket) => listeners.forEach((listener) => listener(basket)),
    follow: (listener) => {
      listeners.add(listener);
      return {
        tellOthers: () => [...listeners].filter((each) => each !== listener).forEach((each) => each(null)),
        stop: () => void listeners.delete(listener),
      };
    },
  };
};
