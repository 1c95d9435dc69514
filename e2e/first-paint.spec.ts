import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { documentPages, settled, withoutIntervals } from './support/pages.ts';
import { expect, test, tokenOf } from './support/test.ts';

const files = /\/distr\/assets\/[^/]+\.(js|css)$/;
const code = /\/distr\/assets\/[^/]+\.js$/;
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') });
/** Calls to API and search from now on, by method and path. */
const callsOf = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|search)\//.test(pathname)) calls.push(pathname);
  });
  return calls;
};
const cards = (page: Page) => page.locator('[data-static="portal"] [data-part="card"]').filter({ visible: true });

test.describe('signed in', () => {
  test.use({ account: 'priya' });

  test('the shell of each page is painted without a script or style sheet, in its language and shape', async ({
    page,
    api,
  }) => {
    const { order } = await documentPages(api);
    await page.goto('/distr/icon.svg');
    await page.evaluate(() => localStorage.setItem('scheme', 'dark'));
    const held = await hold(page, files);
    for (const [path, lang, count] of [
      ['/de/de/connect', 'de-DE', 6],
      ['/connect/orders', 'en-GB', 1],
      [`/fr/fr${order}`, 'fr-FR', 2],
      ['/connect/contact', 'en-GB', 1],
    ] as const) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(cards(page)).toHaveCount(count);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(11, 18, 18)');
      await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1);
    }
    await held.release();
  });

  test('nothing of the app is drawn before its styles are there', async ({ page }) => {
    const sheet = await hold(page, /\/distr\/assets\/style-[^/]+\.css$/);
    await page.goto('/connect/orders', { waitUntil: 'commit' });
    await sheet.came(1);
    await expect(cards(page)).toHaveCount(1);
    expect(await page.locator('#app').innerHTML()).toBe('');
    await sheet.release();
    await expect(rows(page)).toHaveCount(10);
  });

  test('the list is asked for while its code comes, and not again', async ({ page }) => {
    await withoutIntervals(page);
    const calls = callsOf(page);
    const held = await hold(page, code);
    await page.goto('/connect/orders', { waitUntil: 'commit' });
    const first = ['/api/auth/me', '/api/v3/customer', '/api/v3/search/credentials', '/search/multi-search'];
    await expect.poll(() => calls).toEqual(first);
    await held.release();
    await expect(rows(page)).toHaveCount(10);
    await settled(page);
    expect(calls.filter((path) => first.includes(path))).toEqual(first);
  });

  for (const [path, width] of [
    ['/connect/orders', 1366],
    ['/de/de/connect/orders/2?show=invoices', 1440],
  ] as const)
    test(`the rows of ${path} can be read before its code has come, say what the list says, and open documents`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 768 });
      const held = await hold(page, code);
      await page.goto(path, { waitUntil: 'commit' });
      const early = page.locator('[data-static="portal"] [data-part="row"]');
      await expect(early).toHaveCount(10);
      const texts = await early.evaluateAll((all) =>
        all.map((row) => Array.from(row.children, (cell) => cell.textContent)),
      );
      const links = await early.evaluateAll((all) => all.map((row) => row.getAttribute('href')));
      const tops = await early.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().top)));
      await held.release();
      await expect(rows(page)).toHaveCount(10);
      await expect(early).toHaveCount(0);
      const found = await rows(page).evaluateAll((all) =>
        all.map((row) => Array.from(row.children, (cell) => cell.textContent?.replace('(Why?)', '').trim())),
      );
      // The link to what a status means stands beside some.
      expect(texts.map((cells) => cells.map((cell) => cell?.replaceAll(' ', '')))).toEqual(
        found.map((cells) => cells.map((cell) => cell?.replaceAll(' ', ''))),
      );
      expect(
        await rows(page)
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual(expect.arrayContaining(links));
      const nowAt = await rows(page).evaluateAll((all) =>
        all.map((row) => Math.round(row.getBoundingClientRect().top)),
      );
      for (const [index, top] of tops.entries()) expect(Math.abs(top - (nowAt[index] ?? 0))).toBeLessThan(16);
    });

  for (const width of [375, 768])
    test(`the rows stay where they are while the app begins to draw under them, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 667 });
      const held = await hold(page, code);
      await page.goto('/connect/orders', { waitUntil: 'commit' });
      const early = page.locator('[data-static="portal"] [data-part="row"]').first();
      const topOf = () => early.evaluate((row) => row.getBoundingClientRect().top);
      const top = await topOf();
      await page.evaluate(() => document.getElementById('app')?.append(document.createElement('main')));
      await expect(page.locator('html')).toHaveAttribute('data-rows', 'over');
      expect(await topOf()).toBe(top);
      await page.evaluate(() => document.getElementById('app')?.replaceChildren());
      await held.release();
      await expect(rows(page).first()).toBeVisible();
      await settled(page);
      const found = await rows(page)
        .first()
        .evaluate((row) => row.getBoundingClientRect().top);
      expect(Math.abs(found - top)).toBeLessThan(4);
    });

  test('a row that is pressed before the code has come opens its document', async ({ page }) => {
    const held = await hold(page, code);
    await page.goto('/connect/orders?show=orders', { waitUntil: 'commit' });
    const first = page.locator('[data-part="row"]').first();
    const number = (await first.locator('span').first().innerText()).split(' ')[0] ?? '';
    await first.click();
    await expect(page).toHaveURL(new RegExp(`/orders/view/${number}$`));
    await held.release();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  });

  test('an order is asked for while its code comes, and not again', async ({ page, api }) => {
    // An order that an answer is awaited of is asked for again each second.
    await withoutIntervals(page);
    const { order } = await documentPages(api);
    const path = `/api/v3/orders/${order.split('/').at(-1)}`;
    const calls = callsOf(page);
    const held = await hold(page, code);
    await page.goto(order, { waitUntil: 'commit' });
    await expect.poll(() => calls).toContain(path);
    await held.release();
    await settled(page);
    expect(calls.filter((call) => call === path)).toHaveLength(1);
  });

  test('who signs in meanwhile, in another tab, sees their own and nothing of whoever was there before', async ({
    page,
    baseURL,
  }) => {
    const calls = callsOf(page);
    const held = await hold(page, code);
    await page.goto('/connect/orders', { waitUntil: 'commit' });
    await expect.poll(() => calls).toContain('/search/multi-search');
    const lee = await tokenOf(baseURL ?? '', 'lee');
    const shown: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('/api/auth/me')) shown.push((await response.json()).email);
    });
    await page.evaluate((token) => localStorage.setItem('jwt', token), lee);
    await held.release();
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByText('lee@harbourworks.example')).toBeVisible();
    await expect(page.getByText('Northgate')).toHaveCount(0);
    expect(shown).toEqual(['lee@harbourworks.example']);
    expect(calls.filter((path) => path === '/search/multi-search')).toHaveLength(2);
  });

  test('who signs out meanwhile is led to the sign-in page', async ({ page }) => {
    const held = await hold(page, code);
    await page.goto('/connect/orders', { waitUntil: 'commit' });
    await expect(cards(page)).toHaveCount(1);
    await page.evaluate(() => localStorage.removeItem('jwt'));
    await held.release();
    await expect(page.locator('input[type=password]')).toBeVisible();
  });

  test('calls that did not get through before the code came are made by it', async ({ page }) => {
    let down = true;
    await page.route(/\/api\/|\/search\//, async (route) => (down ? route.abort() : route.fallback()));
    const calls = callsOf(page);
    const held = await hold(page, code);
    await page.goto('/connect/orders', { waitUntil: 'commit' });
    await expect.poll(() => calls.length).toBe(3);
    down = false;
    await held.release();
    await expect(rows(page)).toHaveCount(10);
  });
});

test('a visitor asks nothing before the code has come', async ({ page }) => {
  const calls = callsOf(page);
  const held = await hold(page, code);
  await page.goto('/connect/orders', { waitUntil: 'commit' });
  await expect(page.locator('[data-static="bare"]')).toBeVisible();
  expect(calls).toEqual([]);
  await held.release();
  await expect(page.locator('input[type=password]')).toBeVisible();
});
