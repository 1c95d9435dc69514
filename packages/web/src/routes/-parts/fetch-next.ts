import type { AnyRouter } from '@tanstack/react-router';

import type { Services } from '../../services.ts';

declare global {
  interface Navigator {
    /** Not in every browser, and so not in the library of types. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** How long a page is to stand, with all that it waits for, before anything is fetched for the next, in milliseconds. */
const patience = 300;

/** While a page is read, fetches what its reader may go on to; nothing for those who save data. */
export const fetchNext = (router: AnyRouter, { session }: Pick<Services, 'session'>): void => {
  router.subscribe('onResolved', ({ toLocation }) => {
    if (!session.peek() || navigator.connection?.saveData) return;
    const fetch = (): void => {
      if (router.latestLocation.href !== toLocation.href) return;
      if (document.querySelector('[aria-busy="true"]')) setTimeout(fetch, patience);
      // Whoever opens the next page asks again.
      else
        import('./next-pages.ts').then(({ fetchNextPages }) => fetchNextPages(router, session)).catch(() => undefined);
    };
    setTimeout(fetch, patience);
  });
};
