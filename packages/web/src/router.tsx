import { createRouter } from '@tanstack/react-router';
import type { ParsedLocation, RouterHistory } from '@tanstack/react-router';

import { createExistingLinks } from './shared/page/existing-links.ts';
import { PageCrash } from './routes/-parts/page-crash.tsx';
import { withoutPair } from './routes/-parts/pair.ts';
import { parseSearch, stringifySearch } from './routes/-parts/search-params.ts';
import { routeTree } from './routeTree.gen.ts';
import type { Services } from './services.ts';

/** The router over the services: base path, scroll rules (specification §scrolling), and the way to the login page when the session ends. */
export const createPortalRouter = (services: Services, history?: RouterHistory) => {
  // Between two routes that disable scrolling the view stays as it is.
  let isScrollKept = false;
  const links = createExistingLinks(() =>
    Object.values(router.routesById).map(({ fullPath }) => withoutPair(fullPath)),
  );
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    basepath: services.config.basePath || '/',
    context: { services, links },
    parseSearch,
    stringifySearch,
    // In the frame: nobody leaves the portal for a page that broke.
    defaultErrorComponent: PageCrash,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    scrollRestoration: () => !isScrollKept,
  });

  const keepsScroll = (location: ParsedLocation | undefined): boolean =>
    location !== undefined && router.matchRoutes(location.pathname).at(-1)?.staticData.keepScroll === true;
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    isScrollKept = keepsScroll(fromLocation) && keepsScroll(toLocation);
  });

  // The guards send to the login page, with the way back (decisions §refused-sessions).
  services.session.onChange(() => void router.invalidate());
  return router;
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>;
  }
}
