import type { BrowserContext, Page } from '@playwright/test';
import { complaintsOf } from './support/console.ts';
import { beforeServer } from './support/next-build.ts';
import { testOn } from './support/own-server.ts';
import { documentPages } from './support/pages.ts';
import { expect, expectAccessible, test as base } from './support/test.ts';

/** A window of its own in which the service worker works: what it keeps is not to be met by other journeys. */
const test = base.extend({
  context: async ({ browser, baseURL, viewport, jwt }, use) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport, serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto('/distr/icon.svg');
    await page.evaluate((token) => localStorage.setItem('jwt', token ?? ''), jwt);
    await page.close();
    await use(context);
    await context.close();
  },
});

/** The code of all pages is kept, that of one build. */
const kept = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = await caches.keys();
          return navigator.serviceWorker.controller !== null && names.length === 1;
        }),
      { timeout: 20_000 },
    )
    .toBe(true);
/** Begins with that at once, not a few seconds after the page is up. */
const keepNow = (page: Page, scope: string) =>
  page.evaluate((at) => void navigator.serviceWorker.register('/distr/service-worker.js', { scope: at }), scope);

const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'You’re offline' });
const rail = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') });
const goOffline = async (context: BrowserContext, page: Page) => {
  await context.setOffline(true);
  await expect(strip(page)).toBeVisible();
};

test.use({ account: 'priya' });
base.use({ account: 'priya' });

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
  await expect(page.getByRole('main')).toContainText('We couldn’t load');
  // A page that was visited, the last list, and a document that was opened.
  await rail(page).getByRole('link', { name: 'Favourites' }).click();
  await expect(lists).toHaveCount(seen);
  await rail(page).getByRole('link', { name: 'Orders & Invoices' }).click();
  await expect(rows(page).first()).toHaveText(numbers ?? '');
  await expect(page.getByText('Below is still the list from before')).toBeVisible();
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
  await keepNow(page, '/');
  await expect(rows(page)).toHaveCount(10);
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(rail(page)).toBeVisible();
  await expect(strip(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText('Below is still the list from before')).toBeVisible();
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

base(
  'what is no page of the portal is asked for once, as the steps of a sign-in of staff must be',
  async ({ browser, baseURL, viewport }) => {
    const front = await beforeServer(baseURL ?? '');
    const context = await browser.newContext({ baseURL: front.origin, viewport, serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto('/distr/icon.svg');
    await keepNow(page, '/');
    await kept(page);
    const step = '/oauth/signed-out';
    // A browser asks ahead while the service worker starts.
    await page.goto(step);
    await expect(heading(page)).toHaveText('Account Login');
    expect(front.asked.filter((path) => path === step)).toHaveLength(1);
    await context.close();
    front.close();
  },
);

const shop = testOn({ BASE_PATH: '/shop' });
shop.use({ account: 'priya' });

shop(
  'a new build breaks no page that is open, and is taken once those are closed, under a base path too',
  async ({ browser, origin, viewport, jwt }) => {
    // Two builds are fetched whole.
    shop.slow();
    const front = await beforeServer(origin);
    const context = await browser.newContext({ baseURL: front.origin, viewport, serviceWorkers: 'allow' });
    const open = async (address: string) => {
      const page = await context.newPage();
      // What may come next is asked for ahead, and of a build that is gone it is not there.
      const complaints = complaintsOf(page, /^Failed to load resource: the server responded with a status of 404/);
      await page.goto(address);
      return { page, complaints };
    };
    const code = (page: Page) => page.locator('script[type="module"]').getAttribute('src');
    const first = await open('/distr/icon.svg');
    await first.page.evaluate((token) => localStorage.setItem('jwt', token ?? ''), jwt);
    await first.page.goto('/shop/connect/orders');
    await expect(rows(first.page)).toHaveCount(10);
    const before = await code(first.page);
    await keepNow(first.page, '/shop/');
    await kept(first.page);

    front.deploy();
    // What is open goes on with its own code, which the server no longer has.
    await rail(first.page).getByRole('link', { name: 'Help' }).click();
    await expect(heading(first.page)).toHaveText('Help');
    await expect(first.page.getByRole('textbox').or(first.page.getByRole('searchbox')).first()).toBeVisible();
    // What is opened now is the new build.
    const second = await open('/shop/connect/orders');
    await expect(rows(second.page)).toHaveCount(10);
    expect(await code(second.page)).not.toBe(before);
    expect([...first.complaints, ...second.complaints]).toEqual([]);
    await keepNow(second.page, '/shop/');
    const isFetched = () =>
      second.page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
    await expect.poll(isFetched, { timeout: 20_000 }).toBe(true);
    await first.page.close();
    await second.page.close();

    // The new one's code is kept in place of the old one's.
    const third = await open('/shop/connect/orders');
    await kept(third.page);
    await context.setOffline(true);
    await third.page.reload();
    await expect(rows(third.page)).toHaveCount(10);
    expect(await code(third.page)).not.toBe(before);
    await context.close();
    front.close();
  },
);

/** The server is gone while the browser has its line. */
const server = /\/(api|search|health)(\/|$)/;

base('a server that is gone is said, in the shell, and all comes by itself when it is back', async ({ page }) => {
  await page.goto('/connect/orders');
  await expect(rows(page)).toHaveCount(10);
  await page.route(server, (route) => route.abort());
  await rail(page).getByRole('link', { name: 'Watchlist' }).click();
  await expect(heading(page)).toHaveText('Watchlist');
  await expect(page.getByRole('main')).toContainText('We couldn’t load');
  const gone = page.getByRole('status').filter({ hasText: 'The portal can’t be reached right now.' });
  await expect(gone).toBeVisible();
  // A list that was not seen yet says so in its place; one that was is still there.
  await rail(page).getByRole('link', { name: 'Orders & Invoices' }).click();
  await expect(rows(page)).toHaveCount(10);
  await page.unroute(server);
  await expect(gone).toBeHidden();
  await expect(page.getByText('Below is still the list from before')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(10);
});
