import type { Locator, Page } from '@playwright/test';
import { accounts, password } from './support/accounts.ts';
import { allDocuments, pick } from './support/documents.ts';
import { hold } from './support/hold.ts';
import { loginForm } from './support/login-form.ts';
import { openSettled, settled } from './support/pages.ts';
import { expect, signIn, test } from './support/test.ts';

/** Where the focus is: it must be seen, with a ring of 2 px at least, and not lie under or outside the window. */
const expectVisibleFocus = async (page: Page): Promise<void> => {
  const focus = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // Where a link covers its row, the ring is the cover's.
    const rings = [null, '::after'].map((part) => getComputedStyle(element, part));
    const { top, left, bottom, right } = element.getBoundingClientRect();
    return {
      name: element.outerHTML.slice(0, 120),
      ring: Math.max(...rings.map((ring) => (ring.outlineStyle === 'none' ? 0 : Number.parseFloat(ring.outlineWidth)))),
      seen: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
    };
  });
  expect(focus).not.toBeNull();
  expect(focus, focus?.name).toMatchObject({ seen: true });
  expect(focus?.ring, focus?.name).toBeGreaterThanOrEqual(2);
};

/** Presses Tab until something has the focus; each stop on the way must be seen. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Sixty Tabs did not lead there');
};

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
  await expect(page.getByRole('option')).toHaveCount(1);
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
    expect(await moving(page)).toBeGreaterThan(0);
    await page.evaluate(() =>
      Object.keys(localStorage).forEach((key) => key !== 'jwt' && localStorage.removeItem(key)),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moving(page)).toBe(0);
  });
});
