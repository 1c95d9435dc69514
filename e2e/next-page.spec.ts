import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { documentPages, settled, withoutIntervals } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const code = /\/distr\/assets\/[^/]+\.js$/;
const search = /\/multi-search$/;
const documents = /\/api\/v3\/(orders|invoices)\/[^/]+$/;

/** Addresses of what a page asks for from now on that has a pattern. */
const asked = (page: Page, pattern: RegExp): string[] => {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname)) addresses.push(pathname);
  });
  return addresses;
};
const rowLink = (page: Page) => page.getByRole('row').getByRole('link').first();

test.describe('the page that probably comes next', () => {
  test.use({ account: 'priya' });

  test('has its code while the list is read, and is asked for while its link is pointed at', async ({ page }) => {
    await page.goto('/connect/orders');
    // With the first focus comes what looks after it.
    await page.getByRole('main').focus();
    await settled(page);
    // What says that the line is gone comes by itself, four seconds after the page.
    await page.waitForTimeout(4_500);
    await settled(page);
    const files = asked(page, code);
    const calls = asked(page, documents);
    const link = rowLink(page);
    const no = await link.innerText();
    await link.hover();
    await expect.poll(() => calls.length).toBe(1);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(no);
    await settled(page);
    expect(calls).toHaveLength(1);
    // Where it took a while, what fills the frame meanwhile came too.
    const ofPages: string[] = [];
    for (const file of files) {
      const text = await (await page.request.get(file)).text();
      if (!/\b(?:knowOpening|timesOfToken)\b/.test(text)) ofPages.push(file);
    }
    expect(ofPages).toEqual([]);
  });

  test('is asked for anew when it has grown old and when one comes back to it, from a list that stands as it was', async ({
    page,
  }) => {
    await page.clock.install();
    await withoutIntervals(page);
    await page.setViewportSize({ width: 1366, height: 500 });
    await page.goto('/connect/orders');
    await expect(rowLink(page)).toBeVisible();
    const calls = asked(page, documents);
    await page.evaluate(() => scrollTo(0, 60));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
    await rowLink(page).focus();
    await page.clock.runFor(200);
    await expect.poll(() => calls.length).toBe(1);
    await page.clock.runFor(20_000);
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await rowLink(page).press('Enter');
    await expect.poll(() => calls.length).toBe(2);
    await expect(page.getByRole('main').getByRole('heading', { name: 'Shipments' })).toBeVisible();
    const searches = asked(page, search);
    await page.goBack();
    await expect(rowLink(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    expect(searches).toEqual([]);
    await rowLink(page).press('Enter');
    await expect.poll(() => calls.length).toBe(3);
    // Whoever goes there anew has the list of now.
    await page.getByRole('link', { name: 'Orders & Invoices' }).first().click();
    await expect.poll(() => searches.length).toBe(1);
  });

  test('of a list that was seen before, rows stand at once, and are those of now once they came', async ({ page }) => {
    await page.goto('/connect/orders');
    const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
    await expect(rows.first()).toBeVisible();
    const before = await rows.allInnerTexts();
    const held = await hold(page, search);
    await page.reload();
    const body = page.getByRole('main').getByRole('rowgroup').nth(1);
    await expect(rows.first()).toBeVisible();
    await expect(body).toHaveAttribute('aria-busy', 'true');
    expect(await rows.allInnerTexts()).toEqual(before);
    await held.release();
    await expect(body).toHaveAttribute('aria-busy', 'false');
    await expect(rows.first()).toBeVisible();
  });

  test('has its head from the row that was pressed, before anything of it has come', async ({ page }) => {
    await page.goto('/connect/orders?show=orders');
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
      .first();
    await expect(row).toBeVisible();
    const [, reference = '', created = '', , status = '', total = ''] = await row.getByRole('cell').allInnerTexts();
    const held = await hold(page, documents);
    await rowLink(page).click();
    const main = page.getByRole('main');
    await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
    await expect(main).toContainText(status.split('\n')[0] ?? '');
    await expect(main.getByRole('definition').filter({ hasText: created }).first()).toBeVisible();
    await expect(main.getByRole('definition').filter({ hasText: total })).toBeVisible();
    if (reference !== '—') await expect(main).toContainText(reference);
    await held.release();
    await settled(page);
    await expect(main.getByRole('definition').filter({ hasText: total })).toBeVisible();
  });

  test('has nothing fetched ahead for somebody who saves data', async ({ page, api }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto('/connect/orders');
    await settled(page);
    // Until all is there that comes behind the page.
    await page.waitForTimeout(1000);
    const files = asked(page, code);
    await page.waitForTimeout(1000);
    expect(files).toEqual([]);
    const { order } = await documentPages(api);
    await page.evaluate((to) => history.pushState(null, '', to), order);
    await expect.poll(() => files.length).toBeGreaterThan(3);
  });
});
