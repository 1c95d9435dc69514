import type { Page } from '@playwright/test';
import { accounts, password } from './support/accounts.ts';
import { allDocuments, pick } from './support/documents.ts';
import { authPages, languages } from './support/auth-pages.ts';
import { hold } from './support/hold.ts';
import { expectVisibleFocus, tabTo } from './support/keyboard.ts';
import { loginForm } from './support/login-form.ts';
import { openSettled, settled } from './support/pages.ts';
import { expect, signIn, test } from './support/test.ts';
import { inOneOf } from './support/languages.ts';
import { companyUser } from './support/users-page.ts';

test('the main job with the keyboard only: sign in, search, open an invoice, download it', async ({
  page,
  baseURL,
  playwright,
}) => {
  const token = await signIn(baseURL ?? '', 'priya');
  const api = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
  const { number } = pick((await allDocuments(api)).invoices, () => true, 'invoice');
  await api.dispose();

  await openSettled(page, '/connect/login');
  const form = loginForm(page);
  await tabTo(page, form.email);
  await page.keyboard.type(accounts.priya);
  await tabTo(page, form.password);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Priya/ })).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.type(number);
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/connect/invoices/view/${number}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);

  await tabTo(page, page.getByRole('button', { name: 'Download Invoice' }));
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe(`invoice-${number}.pdf`);
});

test.describe('on the list', () => {
  test.use({ account: 'priya' });

  test("every row's main link is reachable by Tab, and Enter opens it", async ({ page }) => {
    await openSettled(page, '/connect/orders');
    const links = page.getByRole('table').locator('a[href*="/view/"]');
    const first = await links.first().getAttribute('href');
    await tabTo(page, links.first());
    await tabTo(page, links.nth(1));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === first);
  });

  test('a page change puts the focus at the start of the content', async ({ page }) => {
    await openSettled(page, '/connect');
    await page.getByRole('link', { name: 'Help Center' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/connect\/help$/);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('motion', () => {
  test.use({ account: 'priya' });

  /** Animations that run while the dashboard loads. */
  const moving = async (page: Page): Promise<number> => {
    const figures = await hold(page, /\/api\/v3\/(orders-count|invoices\/next-due)/);
    await page.goto('/connect');
    await expect(page.getByRole('region', { name: 'Order History' })).toHaveAttribute('aria-busy', 'true');
    const count = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    await figures.release();
    await settled(page);
    await page.unrouteAll();
    return count;
  };

  test('nothing moves under prefers-reduced-motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await moving(page)).toBeGreaterThan(0);
    await page.evaluate(() =>
      Object.keys(localStorage).forEach((key) => key !== 'jwt' && localStorage.removeItem(key)),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moving(page)).toBe(0);
  });
});

test('forms of signing in', async ({ page }) => {
  test.slow();
  for (const [name, address] of authPages)
    for (const [language, pair] of inOneOf(languages, 0))
      await test.step(`${name} in ${language}: everything on it is reached with Tab, in its order, and seen`, async () => {
        await openSettled(page, pair + address);
        for (const stop of await page.locator('main').locator('a, button, input:not([hidden])').all()) {
          await page.keyboard.press('Tab');
          await expect(stop).toBeFocused();
          await expectVisibleFocus(page);
        }
      });
});

test.describe('the pages of one’s own account', () => {
  test.use({ account: 'priya' });

  for (const [language, pair] of inOneOf(languages, 0))
    test(`in ${language}: everything on them is reached with Tab, in its order, and seen`, async ({ page, api }) => {
      test.slow();
      const { id } = await companyUser(api, 'sam@northgate.example');
      for (const address of ['contact', 'mfa-settings', 'users', `users/view/${id}`, 'help'])
        await test.step(address, async () => {
          await openSettled(page, `${pair}/connect/${address}`);
          // The basket comes into the header once the page is up, and is a stop of its own.
          await expect(page.locator('main button[aria-haspopup=dialog]').first()).toBeVisible();
          await page.getByRole('main').focus();
          const stops = page
            .getByRole('main')
            .locator('a, button:enabled, input:enabled:not([type=radio]), select, textarea, summary');
          for (const stop of await stops.filter({ visible: true }).all()) await tabTo(page, stop, 3);
        });
    });
});

test('a refused form is corrected and sent with the keyboard only', async ({ page }) => {
  await openSettled(page, '/connect/password-reset/some-token?email=kim%40quietco.example');
  await tabTo(page, page.getByRole('textbox', { name: 'Password', exact: true }));
  await page.keyboard.type('short');
  await page.keyboard.press('Enter');
  // Enter goes where something is wrong, then where something is missing.
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
  await page.keyboard.press('End');
  await page.keyboard.type(', but longer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Confirm Password' })).toBeFocused();
  await page.keyboard.type('short, but longer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('has expired or been used');
});
