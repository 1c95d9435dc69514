import type { Page } from '@playwright/test';

/** The server does what is asked of it next at such an address, and nobody hears of it. */
export const loseNextAnswer = (page: Page, address: string): Promise<unknown> =>
  page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
