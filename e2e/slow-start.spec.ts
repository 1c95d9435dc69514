import type { Locator, Page } from '@playwright/test';
import { accounts } from './support/accounts.ts';
import { hold } from './support/hold.ts';
import { documentPages, settled } from './support/pages.ts';
import { shifts, watchShifts } from './support/shifts.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** The two calls that tell who is signed in. */
const whoIsThere = /\/api\/(auth\/me|v3\/customer)$/;
const rail = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
/** The shell that the page itself brings along, before any of the app's code. */
const staticShell = (page: Page, frame: 'portal' | 'bare') => page.locator(`[data-static="${frame}"]`);

test.describe('while nobody has told yet who is signed in', () => {
  test.use({ account: 'priya' });

  for (const width of [1366, 375])
    test(`shell, title and shimmers stand at ${width} px, by what the token says, and nothing moves when the page comes`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 768 });
      await watchShifts(page);
      const calls = await hold(page, whoIsThere);
      await page.goto('/connect/orders');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Orders & Invoices');
      if (width < 760) await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(rail(page).getByRole('link')).toHaveText([
        'Dashboard',
        'Orders & Invoices',
        'Quick Order',
        'Favourites',
        'Watchlist',
        'Help',
        'Manage Users',
      ]);
      await expect(rail(page).getByRole('link', { name: 'Orders & Invoices' })).toHaveAttribute('aria-current', 'page');
      if (width < 760) await page.keyboard.press('Escape');
      await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
      await expectAccessible(page);
      await calls.release();
      await expect(page.getByRole('row').filter({ has: page.getByRole('link') })).toHaveCount(10);
      expect(await shifts(page)).toBeLessThan(0.01);
    });

  test('the dashboard waits in the form that it will have', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const calls = await hold(page, whoIsThere);
    await page.goto('/connect');
    const columns = (cards: Locator) =>
      cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
    const waiting = page.locator('main [aria-busy="true"] [data-part="card"]');
    await expect(waiting).toHaveCount(6);
    const before = await columns(waiting);
    await calls.release();
    await settled(page);
    const titles = [/^(Payment|No pending)/, 'Credit Limit', 'Terms', 'Order History'];
    const figures = titles.map((name) => page.getByRole('region', { name }));
    expect(before.slice(0, 4)).toEqual((await Promise.all(figures.map(columns))).flat());
  });

  test('one can already go on to another page, and what is open then stays open', async ({ page }) => {
    const calls = await hold(page, whoIsThere);
    await page.goto('/connect/orders');
    await rail(page).getByRole('link', { name: 'Favourites' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favourites');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByRole('menu', { name: 'Account menu' })).toBeVisible();
    await calls.release();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(page).toHaveURL(/\/connect\/favourites$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favourites');
    await expect(page.getByText(accounts.priya)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search or go to' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the shell stands even before the code of the app, in the stored colours', async ({ page, api }) => {
    const { order } = await documentPages(api);
    await page.goto('/distr/icon.svg');
    await page.evaluate(() => localStorage.setItem('scheme', 'dark'));
    await watchShifts(page);
    const code = await hold(page, /\/distr\/assets\/[^/]+\.js$/);
    await page.goto(order, { waitUntil: 'commit' });
    await expect(staticShell(page, 'portal')).toBeVisible();
    await expect(staticShell(page, 'bare')).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(11, 18, 18)');
    await code.release();
    await expect(rail(page)).toBeVisible();
    await expect(staticShell(page, 'portal')).toBeHidden();
    await settled(page);
    expect(await shifts(page)).toBeLessThan(0.01);
  });
});

test('a visitor sees the frame of the sign-in page before its code, wherever they wanted to go', async ({ page }) => {
  await watchShifts(page);
  const code = await hold(page, /\/distr\/assets\/[^/]+\.js$/);
  await page.goto('/de/de/connect/orders', { waitUntil: 'commit' });
  await expect(staticShell(page, 'bare')).toBeVisible();
  await expect(staticShell(page, 'portal')).toBeHidden();
  await code.release();
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await expect(staticShell(page, 'bare')).toBeHidden();
  expect(await shifts(page)).toBeLessThan(0.01);
});
