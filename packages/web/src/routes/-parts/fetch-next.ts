import { routeEntry } from '@connect/core/domain/access/route-access';
import type { AnyRouter } from '@tanstack/react-router';

import type { Services } from '../../services.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { withoutPair } from './pair.ts';

/** How long a page is to stand before anything is fetched for the next, in milliseconds. */
const patience = 300;

/** Whether the page on show still waits for something that it shows. */
const isLoading = (): boolean => document.querySelector('[aria-busy="true"]') !== null;

const savesData = (): boolean => {
  const line: unknown = Reflect.get(navigator, 'connection');
  return typeof line === 'object' && line !== null && Reflect.get(line, 'saveData') === true;
};

/** While a page is read, fetches the code of those that it names as next and its reader may enter, unless they save data. */
export const fetchNext = (router: AnyRouter, { session }: Pick<Services, 'session'>): void => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  router.subscribe('onResolved', ({ toLocation }) => {
    clearTimeout(waiting);
    const names = router.matchRoutes(toLocation.pathname).at(-1)?.staticData.next ?? [];
    const { user } = session.peek() ?? {};
    if (!user || names.length === 0 || savesData()) return;
    const next = Object.values(router.routesById).filter(
      ({ options: { staticData: { name, rule } = {} } }) =>
        rule && names.includes(name ?? '') && routeEntry(rule, user) === 'allowed',
    );
    const fetch = (): void => {
      if (isLoading()) {
        waiting = setTimeout(fetch, patience);
        return;
      }
      for (const route of next) {
        fetchAhead(withoutPair(route.id), true);
        // Whoever opens it asks again.
        router.loadRouteChunk(route)?.catch(() => undefined);
      }
    };
    waiting = setTimeout(fetch, patience);
  });
};
