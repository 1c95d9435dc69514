import { lazyRouteComponent as lazy } from '@tanstack/react-router';

/**
 * A page whose code comes when it is opened. The router reloads where code cannot be fetched, which it knows by the error's words, as it may
 * be of an older build. Without a line that would lead out of the portal: there the error says no more than that, and the page says so in its frame.
 */
export const lazyRouteComponent: typeof lazy = (load, name) =>
  lazy(
    () =>
      load().catch((error: unknown) => {
        throw navigator.onLine ? error : new Error('offline');
      }),
    name,
  );
