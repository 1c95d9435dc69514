import type { Page } from '@playwright/test';

/** Has pages be told that the storefronts named have addresses. */
export const withStorefronts = async (page: Page, storefronts: Readonly<Record<string, string>>): Promise<void> => {
  await page.route(/\/connect(\/|\?|$)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /"storefronts":\{[^}]*\}/,
      `"storefronts":${JSON.stringify(storefronts)}`,
    );
    return route.fulfill({ response: answer, body });
  });
};
