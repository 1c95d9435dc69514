import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { hold } from './support/hold.ts';
import { documentPages, settled, withoutIntervals } from './support/pages.ts';
import { shifts, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

/** The weight of every script a page loads by itself, in kB (of 1000 bytes) as gzip makes them at its best. */
const scriptWeight = async (page: Page, address: string, isUp?: () => Promise<void>): Promise<number> => {
  const bodies: Promise<Buffer>[] = [];
  const weigh = (response: Response): void => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  };
  page.on('response', weigh);
  // Who saves data has what the page needs, and nothing for the next one.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await withoutIntervals(page);
  // Nor what comes seconds later, which a busy machine takes to bring the page up.
  await page.addInitScript(() => {
    const { setTimeout: start } = window;
    const startSoon = (run: () => void, delay = 0) => (delay >= 4000 ? 0 : start(run, delay));
    Object.defineProperty(window, 'setTimeout', { value: startSoon });
  });
  await page.goto(address);
  await isUp?.();
  await settled(page);
  // What comes once the page is up is not weighed.
  page.off('response', weigh);
  const scripts = await Promise.all(bodies);
  expect(scripts.length).toBeGreaterThan(1);
  return scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
};

/**
 * Takes the element of the basket widget out of the page, which comes once that is up, so that only what the page begins with is weighed.
 * What the widget adds has a budget of its own.
 */
const withoutWidget = async (page: Page): Promise<void> => {
  await page.route(/\/connect\/orders$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    expect(body).toContain('<div id="basket"></div>');
    await route.fulfill({ response, body: body.replace('<div id="basket"></div>', '') });
  });
};

/** Paths of the scripts and styles that a page has asked for. */
const filesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\.(js|css)$/.test(path)),
  );

/** The score of all layout shifts while a page loads, its data held back until the page waits for it. */
const layoutShift = async (page: Page, address: string): Promise<number> => {
  await watchShifts(page);
  const data = await hold(page, /\/api\/v3\/(orders|invoices|banners)|\/search\/(multi-search|indexes)/);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  await data.release();
  await settled(page);
  return shifts(page);
};

/**
 * A language's texts are loaded by the page, so that none weighs much more than English. The limits only ever fall; once they rose, when
 * libraries were no longer cut up (docs/adr/0171-libraries-as-they-are.md).
 */
const pairs = ['', '/de/de', '/pl/pl'];

for (const pair of pairs)
  test(`initial JS of the sign-in page ${pair} is at most 131 kB gz`, async ({ page }) => {
    expect(await scriptWeight(page, `${pair}/connect/login`)).toBeLessThanOrEqual(131);
  });

test('nothing shifts while the sign-in page loads', async ({ page }) => {
  expect(await layoutShift(page, '/connect/login')).toBeLessThan(0.01);
});

test.describe('signed in', () => {
  test.use({ account: 'priya' });

  for (const pair of pairs)
    test(`initial JS of the orders list ${pair} is at most 167.5 kB gz`, async ({ page }) => {
      await withoutWidget(page);
      expect(await scriptWeight(page, `${pair}/connect/orders`)).toBeLessThanOrEqual(167.5);
    });

  for (const pair of pairs)
    test(`the basket widget ${pair} adds at most 13 kB gz to a page that is up`, async ({ page }) => {
      const other = await page.context().newPage();
      await withoutWidget(other);
      const address = `${pair}/connect/orders`;
      const button = page.locator('#basket').getByRole('button');
      const whole = await scriptWeight(page, address, () => expect(button).toBeVisible());
      expect(whole - (await scriptWeight(other, address))).toBeLessThanOrEqual(13);
    });

  test('a page of a storefront waits for at most 1 kB gz of the basket widget, in one file', async ({ request }) => {
    const script = await (await request.get('/distr/basket.js')).body();
    expect(gzipSync(script).length).toBeLessThanOrEqual(1024);
    expect(script.toString()).not.toMatch(/\bimport\b(?!\.meta)|\bexport\b/);
  });

  for (const [pair, most] of [
    ['', 8],
    ['/de/de', 11],
    ['/pl/pl', 11],
  ] as const)
    test(`the list ${pair} needs at most ${most} files of scripts and styles`, async ({ page }) => {
      await withoutWidget(page);
      // What comes for the next page comes once the list has its rows.
      const rows = await hold(page, /\/search\/multi-search$/);
      await page.goto(`${pair}/connect/orders`);
      await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
      await rows.came(1);
      expect((await filesOf(page)).length).toBeLessThanOrEqual(most);
      await rows.release();
      await settled(page);
    });

  test('a walk from the list to its next page, a search and an order needs at most 20', async ({ page }) => {
    const links = page.getByRole('table').getByRole('link');
    await page.goto('/connect/orders');
    await settled(page);
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await settled(page);
    const no = await links.first().innerText();
    await page.getByRole('searchbox').fill(no);
    // An order may be found with its invoice.
    await expect.poll(() => links.count()).toBeLessThanOrEqual(2);
    await links.filter({ hasText: no }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(no);
    await settled(page);
    expect((await filesOf(page)).length).toBeLessThanOrEqual(20);
  });

  for (const name of ['dashboard', 'list', 'order', 'invoice'] as const)
    for (const width of [1440, 390])
      test(`nothing shifts while the ${name} loads at ${width} px`, async ({ page, api }) => {
        const { order, invoice } = await documentPages(api);
        await page.setViewportSize({ width, height: 900 });
        const address = { dashboard: '/connect', list: '/connect/orders', order, invoice }[name];
        expect(await layoutShift(page, address)).toBeLessThan(0.01);
      });
});

test.describe('a brand manager', () => {
  test.use({ account: 'brook' });

  for (const width of [1440, 390])
    test(`nothing shifts while the board loads at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      expect(await layoutShift(page, '/connect/products')).toBeLessThan(0.01);
    });
});
