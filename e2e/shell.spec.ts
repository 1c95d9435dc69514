import type { Page } from '@playwright/test';
import { documentPages, openSettled } from './support/pages.ts';
import { stored } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const linkNames = async (page: Page): Promise<readonly string[]> => {
  await expect(sidebar(page)).toBeVisible();
  return sidebar(page).getByRole('listitem').allTextContents();
};
/** The sidebar of specification §sidebars; of its pages those that do not exist yet have no link. */
const inner = [
  'Dashboard',
  'Orders & Invoices',
  'Quick Order',
  'Favourites',
  'Watchlist',
  'Help',
  'Manage Users',
  'Logout',
];
const scheme = (page: Page) => page.evaluate(() => document.documentElement.dataset['scheme']);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.describe('the shell of a customer (specification §shell)', () => {
  test.use({ account: 'priya' });

  test('sidebars, titles, breadcrumbs, branding and the card of help', async ({ page, api }) => {
    test.slow();
    await test.step('the inner sidebar has its links in order; Orders & Invoices leads to show=both', async () => {
      await page.goto('/connect/help');
      const names = await linkNames(page);
      expect(names).toEqual(inner.filter((name) => names.includes(name)));
      expect(names).toEqual(expect.arrayContaining(['Dashboard', 'Orders & Invoices', 'Help', 'Logout']));
      await expect(sidebar(page).getByRole('link', { name: 'Orders & Invoices' })).toHaveAttribute(
        'href',
        '/connect/orders?show=both',
      );
    });

    await test.step('the dashboard sidebar has Manage Users and Logout only', async () => {
      await page.goto('/connect');
      const names = await linkNames(page);
      expect(names).toEqual(['Manage Users', 'Logout'].filter((name) => names.includes(name)));
      expect(names).toContain('Logout');
    });

    await test.step('the current page is marked in the sidebar, named in the title and last in the breadcrumbs', async () => {
      const { order, invoice } = await documentPages(api);
      const orderNo = order.split('/').at(-1) ?? '';
      const invoiceNo = invoice.split('/').at(-1) ?? '';
      for (const [address, current, title, crumbs] of [
        ['/connect/help', 'Help', 'Help', ['Dashboard', 'Help']],
        ['/connect/orders', 'Orders & Invoices', 'Your Orders & Invoices', ['Dashboard', 'Orders & Invoices']],
        ['/connect/orders?show=invoices', 'Orders & Invoices', 'Your Invoices', ['Dashboard', 'Orders & Invoices']],
        [order, 'Orders & Invoices', `^${orderNo}`, ['Dashboard', 'Orders & Invoices', orderNo]],
        [invoice, 'Orders & Invoices', `^${invoiceNo}`, ['Dashboard', 'Orders & Invoices', invoiceNo]],
      ] as const) {
        await page.goto(address);
        await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText([current]);
        await expect(page).toHaveTitle(new RegExp(`${title}.* · Connect$`));
        await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')).toHaveText([
          ...crumbs,
        ]);
      }
      await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Dashboard' }).click();
      await expect(page).toHaveURL(/\/connect$/);
      await expect(page).toHaveTitle('Dashboard · Connect');
    });

    await test.step('the branding block: logo on dashboard pages, company name on inner pages', async () => {
      const brand = page.getByRole('banner').getByRole('link').first();
      await page.goto('/connect');
      await expect(brand).toHaveText('Connect');
      await page.goto('/connect/help');
      await expect(brand).toHaveText('Northgate Site Supplies');
      await brand.click();
      await expect(page).toHaveURL(/\/connect$/);
    });

    await test.step("a 'Need Help?' card on wide screens only, with no link to a page that does not exist", async () => {
      await page.goto('/connect');
      const help = page.getByRole('region', { name: 'Need Help?' });
      await expect(help).toBeVisible();
      // The page begins with its title, whoever reads it out.
      const isBehind = await help.evaluate(
        (card) =>
          (card.compareDocumentPosition(document.querySelector('h1') ?? card) & Node.DOCUMENT_POSITION_PRECEDING) > 0,
      );
      expect(isBehind).toBe(true);
      await help.getByRole('link', { name: 'Help Center' }).click();
      await expect(page).toHaveURL(/\/connect\/help$/);
      await page.setViewportSize({ width: 1000, height: 800 });
      await expect(help).toBeHidden();
    });
  });

  test('below 1100px the rail folds to icons that keep their names; below 760px it is a drawer', async ({ page }) => {
    await page.goto('/connect/help');
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(sidebar(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect((await sidebar(page).boundingBox())?.width).toBeLessThan(100);
    const contact = page.locator('[data-ground="rail"]').getByRole('link', { name: 'Contact Us' });
    await expect(contact).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(sidebar(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await contact.click();
    await expect(page).toHaveURL(/\/connect\/contact$/);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await sidebar(page).getByRole('link', { name: 'Orders & Invoices' }).click();
    await expect(page).toHaveURL(/\/connect\/orders/);
    await expect(sidebar(page)).toBeHidden();
  });

  test('scrolling, and skipping to the content', async ({ page }) => {
    test.slow();
    await test.step('on page change the view scrolls to the top or restores its saved position (specification §scrolling)', async () => {
      await page.setViewportSize({ width: 1440, height: 500 });
      await openSettled(page, '/connect');
      await page.evaluate(() => scrollTo(0, 250));
      await expect.poll(() => scrolled(page)).toBe(250);
      await page.getByRole('region', { name: 'Recent documents' }).getByRole('link').first().focus();
      const before = await scrolled(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/view\//);
      await expect.poll(() => scrolled(page)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(/\/connect$/);
      await expect.poll(() => scrolled(page)).toBe(before);
    });

    await test.step('the list, whose route disables scrolling, stays where it is from page to page (specification §scrolling)', async () => {
      await page.setViewportSize({ width: 1440, height: 500 });
      await openSettled(page, '/connect/orders?from=1994-01-01');
      await page.getByRole('navigation', { name: 'Pages' }).scrollIntoViewIfNeeded();
      const before = await scrolled(page);
      expect(before).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Page 2', exact: true }).click();
      await expect(page).toHaveURL(/\/connect\/orders\/2/);
      await expect(page.getByText(/^Showing 11–20/).first()).toBeVisible();
      expect(await scrolled(page)).toBe(before);
    });

    await test.step('the first Tab offers to skip to the content', async () => {
      await openSettled(page, '/connect/help');
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      // Over the rail, whose ring is the yellow one.
      await expect(skip).toHaveCSS('outline-color', 'rgb(216, 245, 58)');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
  });

  test('a server that is out of reach at the start is told, and Try again works', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/connect');
    await expect(page.getByText('We can’t reach the server.')).toBeVisible();
    await expect(sidebar(page)).toBeVisible();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Priya/ })).toBeVisible();
    expect(await stored(page)).toHaveProperty('jwt');
  });
});

test.describe('sidebar links are gated by permission (specification §sidebars)', () => {
  test.use({ account: 'sam' });

  test('with View Orders only there is no Quick Order and no Manage Users', async ({ page }) => {
    await page.goto('/connect/help');
    expect(await linkNames(page)).toContain('Orders & Invoices');
    expect(await linkNames(page)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/Quick Order|Manage Users/)]),
    );
  });

  test('without View Orders there is no Orders & Invoices', async ({ page }) => {
    await page.route('**/api/auth/me', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), permissions: [] } });
    });
    await page.goto('/connect/help');
    expect(await linkNames(page)).toEqual(expect.arrayContaining(['Dashboard', 'Help', 'Logout']));
    expect(await linkNames(page)).not.toContain('Orders & Invoices');
  });
});

test('a visitor of the help page has no Logout and can go to login', async ({ page }) => {
  await page.goto('/connect/help');
  expect(await linkNames(page)).not.toContain('Logout');
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/connect\/login/);
});

test.describe('the colour scheme', () => {
  test.use({ account: 'kim' });

  test('follows the system until one is chosen, and follows it again after', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/connect');
    await expect.poll(() => scheme(page)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => scheme(page)).toBe('light');
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitemradio', { name }).click();
      await expect(page.getByRole('menuitemradio', { name })).toHaveAttribute('aria-checked', 'true');
      await page.keyboard.press('Escape');
    };
    await choose('Dark');
    await expect.poll(() => scheme(page)).toBe('dark');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(11, 18, 18)');
    await page.reload();
    await expect.poll(() => scheme(page)).toBe('dark');
    await choose('System');
    await expect.poll(() => scheme(page)).toBe('light');
    expect(await stored(page)).not.toHaveProperty('scheme');
  });

  test('a stored one is there before anything is painted: no flash', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('scheme', 'dark');
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        sessionStorage.setItem('at-first', document.documentElement.dataset['scheme'] ?? 'none');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/connect');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('at-first'))).toBe('dark');
  });
});
