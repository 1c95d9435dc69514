import type { Page } from '@playwright/test';
import { accounts } from './support/accounts.ts';
import { detail } from './support/documents.ts';
import { loginForm } from './support/login-form.ts';
import { testOn } from './support/own-server.ts';
import { documentPages, goOn, openSettled } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const missing = (page: Page) => page.getByText('We couldn’t find the page you’re looking for.');
/** Addresses of the page's links into this site, query and all. */
const linksOf = (page: Page): Promise<readonly string[]> =>
  page.locator('a[href]').evaluateAll((links) =>
    links
      .filter((link) => link instanceof HTMLAnchorElement && link.origin === location.origin && link.target === '')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/')),
  );
/** Pages that differ in their numbers or ids only are one kind of page. */
const kindOf = (address: string): string =>
  address
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
    .replaceAll(/\d+/g, 'n')
    .replace(/[?#].*/, '');

test.describe('no dead links', () => {
  test.use({ account: 'priya' });
  test.slow();

  test('every link of every page leads to a page', async ({ page, api }) => {
    const { order, invoice } = await documentPages(api);
    const waiting = ['/connect', '/connect/orders', order, invoice, '/connect/help', '/fr/fr/connect'];
    const seen = new Set(waiting.map(kindOf));
    let isFirst = true;
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      // Pages of the portal are gone to as a link does, within the program that the first has loaded.
      await (isFirst || !address.includes('/connect') ? openSettled : goOn)(page, address);
      isFirst = !address.includes('/connect');
      await expect(missing(page), address).toHaveCount(0);
      for (const href of await linksOf(page)) {
        if (seen.has(kindOf(href))) continue;
        seen.add(kindOf(href));
        waiting.push(href);
      }
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});

test.describe('a number in an address', () => {
  test.use({ account: 'priya' });

  test('is found in small letters too, and may have a slash and dots', async ({ page, api }) => {
    const { order } = await documentPages(api);
    const no = order.split('/').at(-1) ?? '';
    await page.goto(order.replace(no, `%20${no.toLowerCase()}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(no);

    const answer = await detail(api, 'orders', no);
    await page.route('**/api/v3/orders/SO%2F204.1', (route) => route.fulfill({ json: { ...answer, no: 'SO/204.1' } }));
    await page.goto('/connect/orders/view/so%2F204.1');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('SO/204.1');
  });
});

test.describe('an address that is none', () => {
  test('is told to be none, and leads back', async ({ page }) => {
    test.slow();
    for (const address of [
      '/connect/nonsense',
      '/connect/invoices',
      '/nowhere',
      '/fr/connect',
      '/fr/de/connect',
      '/uk/en/connect',
      '/FR/FR/connect',
    ])
      await test.step(`${address} shows the not-found page`, async () => {
        await page.goto(address);
        await expect(missing(page)).toBeVisible();
        await expect(page).toHaveTitle('Page not found · Connect');
      });

    await test.step('leads back to the dashboard', async () => {
      await page.goto('/connect/nonsense');
      await page.getByRole('link', { name: 'Go to the dashboard' }).click();
      await expect(page).toHaveURL(/\/connect/);
      await expect(missing(page)).toHaveCount(0);
    });
  });
});

test.describe('region and language (specification §storefront-pair, decisions §pairs-as-a-whole)', () => {
  test.use({ account: 'kim' });

  test('each pair has its language, in its links and its numbers', async ({ page }) => {
    test.slow();
    for (const pair of ['us/en', 'row/en', 'au/en', 'fr/fr', 'it/it', 'pl/pl', 'de/de'])
      await test.step(`the pair ${pair} works, stays in the links, and is the language of the page`, async () => {
        const language = pair.slice(-2);
        await openSettled(page, `/${pair}/connect/orders`);
        const heading = page.getByRole('heading', { level: 1 });
        if (language === 'en') await expect(heading).toHaveText('Your Orders & Invoices');
        else await expect(heading).not.toHaveText('Your Orders & Invoices');
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}-`));
        const portal = (await linksOf(page)).filter((href) => href.includes('/connect'));
        expect(portal.length).toBeGreaterThan(2);
        expect(portal.filter((href) => !href.startsWith(`/${pair}/connect`))).toEqual([]);
        await page.locator('header nav a').first().click();
        await expect(page).toHaveURL(new RegExp(`/${pair}/connect$`));
      });

    await test.step('money and dates are written in its language', async () => {
      await page.goto('/de/de/connect');
      await expect(page.getByRole('main')).toContainText(/5\.000,00\s£/);
    });
  });
});

test.describe('the help page', () => {
  test('has an answer to each question', async ({ page }) => {
    test.slow();
    await test.step('the deep link #credit-approval opens the answer (specification §help-page, §order-status)', async () => {
      await page.goto('/connect/help#credit-approval');
      const topic = page.locator('#credit-approval');
      await expect(topic).toHaveAttribute('open');
      await expect(topic).toContainText('Your company’s available credit');
      await expect(topic).toBeInViewport();
      await expect(topic.locator('summary')).toBeFocused();
    });

    await test.step('has a dozen questions or more, which open and can be filtered', async () => {
      await openSettled(page, '/connect/help');
      const topics = page.getByRole('main').locator('details');
      expect(await topics.count()).toBeGreaterThanOrEqual(12);
      for (const summary of await topics.locator('summary').all()) await expect(summary).not.toBeEmpty();
      await topics.first().locator('summary').click();
      await expect(topics.first()).toHaveAttribute('open');
      await page.getByRole('searchbox', { name: 'Find an answer' }).fill('tracking');
      await expect(topics.filter({ visible: true }).first()).toContainText(/tracking/i);
      await page.getByRole('searchbox', { name: 'Find an answer' }).fill('xyzzy');
      await expect(page.getByText('No help articles match your search.')).toBeVisible();
      await page.getByRole('button', { name: 'Show all questions' }).click();
      expect(await topics.count()).toBeGreaterThanOrEqual(12);
    });
  });
});

const shop = testOn({ BASE_PATH: '/shop' });

shop.describe('under a base path (specification §base-path)', () => {
  shop.describe.configure({ mode: 'default' });

  shop('every address has it: from the root, through login, in links, and back', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/shop\/connect\/login/);
    await loginForm(page).submit(accounts.priya);
    await expect(page).toHaveURL(/\/shop\/connect$/);
    await page.getByRole('link', { name: 'Orders & Invoices' }).click();
    await expect(page).toHaveURL(/\/shop\/connect\/orders/);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/shop\/connect\/(orders|invoices)\/view\//);
    const links = (await linksOf(page)).filter((href) => href.includes('/connect'));
    expect(links.filter((href) => !href.startsWith('/shop/connect'))).toEqual([]);
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/shop\/connect\/login$/);
  });

  shop('staff come back from their provider to it and to their storefront', async ({ page }) => {
    await page.goto('/shop/us/en/connect/login?return=/shop/us/en/connect/help');
    const link = page.getByRole('link', { name: 'Staff login' });
    expect(await link.getAttribute('href')).toMatch(/^\/oauth\/portal-login\?/);
    await link.click();
    await page.getByRole('button', { name: accounts.morgan }).click();
    await expect(page).toHaveURL(/\/shop\/us\/en\/connect\/help$/);
  });

  shop('a visitor comes back to the address with it, the storefront pair included', async ({ page }) => {
    await page.goto('/shop/us/en/connect/orders?show=orders');
    await expect(page).toHaveURL(/\/shop\/us\/en\/connect\/login\?return=/);
    await loginForm(page).submit(accounts.priya);
    await expect(page).toHaveURL(/\/shop\/us\/en\/connect\/orders\?show=orders/);
  });

  shop('route paths are prefixed with it if it is missing (specification §base-path)', async ({ page }) => {
    await page.goto('/connect/help');
    await expect(page).toHaveURL(/:\d+\/shop\/connect\/help$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  });
});
