import { expect } from '@playwright/test';
import type { Page, Route } from '@playwright/test';

/** Every request of a list to the search service: of one index, or of several. */
export const searches = /\/search\/(multi-search|indexes\/[^/]+\/search)$/;

export interface Hold {
  /** Requests that came so far, in their order; each waits until its route is answered. */
  readonly routes: readonly Route[];
  /** Waits until so many came, and answers the last of them. */
  came(count: number): Promise<Route>;
  /** Answers everything that waits as the server does, and lets through what comes from now on. */
  release(): Promise<void>;
}

/** Holds the requests to an address back, as a server that is slow. */
export const hold = async (page: Page, url: string | RegExp): Promise<Hold> => {
  const routes: Route[] = [];
  const answered = new Set<Route>();
  let holding = true;
  await page.route(url, async (route) => {
    routes.push(route);
    if (!holding) await route.fallback();
  });
  return {
    routes,
    came: async (count) => {
      await expect.poll(() => routes.length).toBe(count);
      const last = routes.at(-1);
      if (!last) throw new Error('No request came');
      return last;
    },
    release: async () => {
      holding = false;
      for (const route of routes.filter((held) => !answered.has(held))) {
        answered.add(route);
        // One that the test has answered itself is done with.
        await route.fallback().catch(() => undefined);
      }
    },
  };
};
