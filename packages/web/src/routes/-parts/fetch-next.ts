import { routeEntry } from '@connect/core/domain/access/route-access';
import type { AnyRouter } from '@tanstack/react-router';

import type { Services } from '../../services.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { withoutPair } from './pair.ts';

declare global {
  interface Navigator {
    /** Not in every browser, and so not in the library of types. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** How long a page is to stand, with all that it waits for, before anything is fetched for the next, in milliseconds. */
const patience = 300;

/** While a page is read, fetches the code of those that it names as next and its reader may enter, unless they save data. */
export const fetchNext = (router: AnyRouter, { session }: Pick<Services, 'session'>): void => {
  router.subscribe('onResolved', ({ toLocation }) => {
    const { next } = router.matchRoutes(toLocation.pathname).at(-1)?.staticData ?? {};
    const user = session.peek()?.user;
    if (!next || !user || navigator.connection?.saveData) return;
    const fetchSoon = () => setTimeout(fetch, patience);
    const fetch = (): void => {
      if (router.latestLocation.href !== toLocation.href) return;
      if (document.querySelector('[aria-busy="true"]')) {
        fetchSoon();
        return;
      }
      for (const route of Object.values(router.routesById)) {
        const { name = '', rule } = route.options.staticData ?? {};
        if (!rule || !next.includes(name) || routeEntry(rule, user) !== 'allowed') continue;
        fetchAhead(withoutPair(route.id), true);
        // Whoever opens it asks again.
        router.loadRouteChunk(route)?.catch(() => undefined);
      }
    };
    fetchSoon();
  });
};
