import { routeEntry } from '@connect/core/domain/access/route-access';
import type { CurrentSession } from '@connect/core/use-cases/session/current-session';
import type { AnyRouter } from '@tanstack/react-router';

import { fetchAhead } from './fetch-ahead.ts';
import { linkOf } from './follow-links.ts';
import { withoutPair } from './pair.ts';

/** How long somebody stays at a link who wants what it leads to, in milliseconds. */
const patience = 80;

/** Fetches what a link within the program leads to, code and data, while somebody points at it, has the focus on it, or begins to press it. */
const fetchWanted = (router: AnyRouter): void => {
  let wanted: HTMLAnchorElement | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const turnTo = (link: HTMLAnchorElement | null, delay: number): void => {
    if (link === wanted) return;
    wanted = link;
    clearTimeout(waiting);
    if (link?.dataset['within'] !== 'page') return;
    // The address is what counts, the path is for the types.
    const href = link.getAttribute('href') ?? '';
    const fetch = () => void router.preloadRoute({ to: '.', href }).catch(() => undefined);
    waiting = setTimeout(fetch, delay);
  };
  const turn = (event: Event): void => turnTo(linkOf(event), event.type === 'touchstart' ? 0 : patience);
  // Where they are already.
  turnTo(document.querySelector<HTMLAnchorElement>('a[data-within]:is(:focus, :hover)'), patience);
  for (const type of ['mouseover', 'focusin', 'touchstart']) document.addEventListener(type, turn, { passive: true });
  // Whoever presses it is on the way: the page asks.
  document.addEventListener('click', () => clearTimeout(waiting));
};

let isWatched = false;

/** Fetches the code of the pages that the one on show names as next and its reader may enter, and from then on what a link leads to that they turn to. */
export const fetchNextPages = (router: AnyRouter, session: Pick<CurrentSession, 'peek'>): void => {
  if (!isWatched) fetchWanted(router);
  isWatched = true;
  const user = session.peek()?.user;
  const { next } = router.matchRoutes(router.latestLocation.pathname).at(-1)?.staticData ?? {};
  for (const route of Object.values(router.routesById)) {
    const { name = '', rule } = route.options.staticData ?? {};
    if (!rule || !user || !next?.includes(name) || routeEntry(rule, user) !== 'allowed') continue;
    fetchAhead(withoutPair(route.id), true);
    router.loadRouteChunk(route)?.catch(() => undefined);
  }
};
