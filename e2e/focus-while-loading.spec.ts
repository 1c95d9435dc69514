import type { Page } from '@playwright/test';
import type { Account } from './support/accounts.ts';
import { hold } from './support/hold.ts';
import { settled } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** What pages ask for their content. */
const asked = /\/api\/v3\/|\/search\//;
const mostStops = 8;

/** Which kind of stop it is that has the focus; null where that is none of the content. */
const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const stop = document.activeElement;
    if (!stop?.closest('main') || stop.matches('main')) return null;
    // Its name may be longer once all is known.
    return `${stop.tagName} ${stop.className}`;
  });

/** Goes with Tab to the stops that the content has while it waits, and answers which it is. */
const stopAt = async (page: Page, count: number): Promise<string | null> => {
  await page.locator('main').evaluate((main) => {
    main.focus();
  });
  for (let each = 0; each < count; each += 1) await page.keyboard.press('Tab');
  return focusedName(page);
};

/** The first paint has a frame of its own, until the program is there. */
const drawnByProgram = (page: Page, selector: string) =>
  page.waitForFunction(
    (drawn) => Object.keys(document.querySelector(drawn) ?? {}).some((key) => key.startsWith('__react')),
    selector,
  );

const pages: readonly (readonly [Account, readonly string[]])[] = [
  ['priya', ['/connect', '/connect/orders', '/connect/users', '/connect/favourites', '/connect/quick-order']],
  ['morgan', ['/connect', '/connect/customers', '/connect/customers/C10482', '/connect/sample-orders']],
  ['brook', ['/connect/products']],
];

for (const [account, paths] of pages)
  test.describe(`for ${account}`, () => {
    test.use({ account });
    for (const path of paths)
      test(`the focus stays where it is while the content of ${path} comes (WCAG 2.4.3)`, async ({ page }) => {
        test.slow();
        for (let count = 1; count <= mostStops; count += 1) {
          const waiting = await hold(page, asked);
          await page.goto(path);
          await drawnByProgram(page, 'h1');
          const stop = await stopAt(page, count);
          await waiting.release();
          await page.unroute(asked);
          if (stop === null) break;
          await settled(page);
          await expect.poll(() => focusedName(page), `stop ${count}`).toBe(stop);
        }
      });
  });

test.describe('while nobody knows whose portal it is', () => {
  test.use({ account: 'priya' });
  test('the focus stays on what was reached in the frame', async ({ page }) => {
    const who = await hold(page, /\/api\/auth\/me$/);
    await page.goto('/connect/orders');
    await who.came(1);
    const link = page.getByRole('navigation').getByRole('link', { name: 'Invoices' });
    await drawnByProgram(page, 'nav a');
    await link.focus();
    await who.release();
    await settled(page);
    await expect(link).toBeFocused();
  });
});
