import type { BrowserContext, Page } from '@playwright/test';
import { documentPages } from './support/pages.ts';
import { expect, expectAccessible, test as base } from './support/test.ts';

/** A window of its own in which the service worker works: what it keeps is not to be met by other journeys. */
const test = base.extend({
  context: async ({ browser, baseURL, viewport, jwt }, use) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport, serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto('/distr/icon.svg');
    await page.evaluate((token) => token && localStorage.setItem('jwt', token), jwt);
    await page.close();
    await use(context);
    await context.close();
  },
});

/** The code of all pages is kept. */
const kept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        return navigator.serviceWorker.controller !== null && names.length === 1;
      }),
    )
    .toBe(true);

const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' });
const rail = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') });
const goOffline = async (context: BrowserContext, page: Page) => {
  await context.setOffline(true);
  await expect(strip(page)).toBeVisible();
};

test.use({ account: 'priya' });

test('offline: pages open in the shell, what was seen stays, and all comes by itself when the line is back', async ({
  page,
  context,
  api,
}) => {
  const { order } = await documentPages(api);
  await page.goto(order);
  await expect(page.getByRole('table').first()).toBeVisible();
  await kept(page);
  const title = await heading(page).textContent();
  await rail(page).getByRole('link', { name: 'Favourites' }).click();
  const lists = page.getByRole('main').getByRole('row');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => lists.count()).toBeGreaterThan(1);
  const seen = await lists.count();
  await rail(page).getByRole('link', { name: 'Orders & Invoices' }).click();
  await expect(rows(page)).toHaveCount(10);
  const numbers = await rows(page).first().textContent();

  await goOffline(context, page);
  await expectAccessible(page);
  // A page not visited yet: its code is there, what it shows is not.
  await rail(page).getByRole('link', { name: 'Watchlist' }).click();
  await expect(heading(page)).toHaveText('Watchlist');
  await expect(rail(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('could not be loaded');
  // A page that was visited, the last list, and a document that was opened.
  await rail(page).getByRole('link', { name: 'Favourites' }).click();
  await expect(lists).toHaveCount(seen);
  await rail(page).getByRole('link', { name: 'Orders & Invoices' }).click();
  await expect(rows(page).first()).toHaveText(numbers ?? '');
  await expect(page.getByText('Below is the one from before')).toBeVisible();
  await page.goto(order);
  await expect(heading(page)).toHaveText(title ?? '');
  await expect(page.getByText('This is a copy saved on this device')).toBeVisible();

  await context.setOffline(false);
  await expect(strip(page)).toBeHidden();
  await expect(page.getByText('This is a copy saved on this device')).toBeHidden();
});

test('offline: the portal opens with shell and last list, and the list loads again by itself', async ({
  page,
  context,
}) => {
  await page.goto('/connect/orders');
  await expect(rows(page)).toHaveCount(10);
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(rail(page)).toBeVisible();
  await expect(strip(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText('Below is the one from before')).toBeVisible();
  await page.goto('/connect');
  await expect(rail(page)).toBeVisible();
  await rail(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  // Nothing personal is left, neither in the storage nor with the service worker.
  const left = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? '');
    return [...Object.keys(localStorage), ...(await cache.keys()).map(({ url }) => new URL(url).pathname)];
  });
  expect(left.filter((name) => /^(jwt|order:|invoice:|seen:|figure:)|^\/(api|search)/.test(name))).toEqual([]);
});

test('back online, a list that could not be loaded loads by itself', async ({ page, context }) => {
  await page.goto('/connect/favourites');
  await expect(heading(page)).toHaveText('Favourites');
  await kept(page);
  await goOffline(context, page);
  await rail(page).getByRole('link', { name: 'Orders & Invoices' }).click();
  await expect(heading(page)).toHaveText('Your Orders & Invoices');
  await expect(page.getByRole('paragraph').filter({ hasText: 'We couldn’t load this list.' })).toBeVisible();
  await context.setOffline(false);
  await expect(rows(page)).toHaveCount(10);
});
