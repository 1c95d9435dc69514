import type { BasketNews } from '../../ports/basket-news.ts';

/** News of one page, in memory. */
export const createMemoryBasketNews = (): BasketNews => {
  const followers = new Set<{ readonly listener: Parameters<BasketNews['follow']>[0] }>();
  return {
    notify: (basket) => followers.forEach(({ listener }) => listener(basket)),
    follow: (listener) => {
      const own = { listener };
      followers.add(own);
      return {
        notifyOthers: () => [...followers].filter((each) => each !== own).forEach((each) => each.listener(null)),
        stop: () => void followers.delete(own),
      };
    },
  };
};
