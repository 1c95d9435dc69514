import { browserArguments, chromium } from '../bench/chromium.mjs';
import { findBrowser } from '../browser.mjs';

const patience = { timeout: 30_000 };

/**
 * So many real browsers, whose people go from the list to an order and back. Answers how often they did, how often they had to load the page again, and
 * what a script threw.
 */
export const openBrowsers = async (count, { portals, signIn }, signal) => {
  const figures = { orders: 0, again: 0, thrown: [] };
  if (count === 0) return { figures, close: async () => undefined };
  const browser = await chromium.launch({ executablePath: findBrowser({ whole: true }), args: browserArguments });
  const walk = async (no) => {
    const { url } = portals[no % portals.length];
    const token = { name: 'jwt', value: await signIn() };
    const context = await browser.newContext({
      storageState: { cookies: [], origins: [{ origin: url, localStorage: [token] }] },
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => figures.thrown.push(`a page threw ${error.message}`));
    while (!signal.aborted)
      try {
        await page.goto(`${url}/connect/orders`, patience);
        const row = page.locator('main table tbody a').first();
        const number = (await row.textContent(patience)).trim();
        await row.click(patience);
        await page.locator('main h1', { hasText: number }).waitFor(patience);
        figures.orders++;
      } catch {
        figures.again++;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
  };
  const walking = Promise.all(Array.from({ length: count }, (_, no) => walk(no)));
  return {
    figures,
    close: async () => {
      await walking;
      await browser.close();
    },
  };
};
