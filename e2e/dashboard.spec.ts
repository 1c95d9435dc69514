import { goOn, openWithin } from './support/pages.ts';
import { withStorefronts } from './support/storefront.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { allDocuments, search } from './support/documents.ts';
import { listPage } from './support/list-page.ts';
import { forgetButSession } from './support/storage.ts';
import { expect, signIn, test } from './support/test.ts';
import { addDays, money, today } from './support/written.ts';

const daysTo = (day: string): number => (Date.parse(day) - Date.parse(today())) / 86_400_000;
const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const json = async (api: APIRequestContext, path: string) => (await api.get(path)).json();
const counts = (api: APIRequestContext) =>
  json(api, `/api/v3/orders-count?date_from=${addDays(today(), -30)}&date_to=${today()}`);
/** What a card says beside a name, such as a figure beside Current Balance. */
const beside = (page: Page, name: string) =>
  page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd');

test.describe('Priya, every permission', () => {
  test.use({ account: 'priya' });

  test('figures, welcome, pills, recent documents and the banner', async ({ page, api }) => {
    test.slow();
    await test.step('the figures are what the server answers (specification §customer-dashboard)', async () => {
      const [customer, due, { pending, fulfilled }] = await Promise.all([
        json(api, '/api/v3/customer'),
        json(api, '/api/v3/invoices/next-due'),
        counts(api),
      ]);
      await openWithin(page, '/connect');
      await expect(page.getByRole('main')).toContainText(`${customer.name} · ${customer.no}`);
      const credit = card(page, 'Credit Limit');
      await expect(credit).toContainText(money(customer.credit_limit));
      await expect(credit).toContainText(`Current Balance${money(customer.balance.total_owed)}`);
      const available = customer.credit_limit - customer.balance.total_owed - customer.outstanding_orders_value;
      await expect(credit).toContainText(`Available Credit${money(available)}`);
      await expect(card(page, 'Terms')).toContainText('30 Days');
      await expect(card(page, 'Terms')).toContainText('End of month');
      await expect(beside(page, 'Pending')).toHaveText(String(pending));
      await expect(beside(page, 'Fulfilled')).toHaveText(String(fulfilled));
      const payment = card(page, 'Payment Due in');
      await expect(payment).toContainText(`Please make payment in ${daysTo(due.due_date)} days`);
      const { invoices } = await allDocuments(api);
      const late = invoices.filter((each) => (each.remaining_amount ?? 0) > 0 && (each.due_date ?? '9') < today());
      const overdue = late.reduce((sum, { remaining_amount: rest }) => sum + Math.round((rest ?? 0) * 100), 0) / 100;
      await payment.getByRole('link', { name: `Overdue: ${money(overdue)}` }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Invoices');
      await expect(listPage(page).range).toContainText('All time');
    });

    await test.step('the welcome text says they can manage orders, view products and update account details (specification §welcome-texts)', async () => {
      await openWithin(page, '/connect');
      await expect(page.getByText('Manage orders, view products and update account details.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Priya$/);
    });

    await test.step('the pill Orders & Invoices leads to /connect/orders', async () => {
      await openWithin(page, '/connect');
      const pills = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
      await expect(pills.first()).toHaveText('Orders & Invoices');
      await pills.first().click();
      await expect(page).toHaveURL(/\/connect\/orders/);
    });

    await test.step('the recent documents are the newest, each with a link to its page', async () => {
      const { hits } = await search(api, '');
      await openWithin(page, '/connect');
      const links = card(page, 'Recent documents').getByRole('row').getByRole('link', { name: /^S/ });
      await expect(links).toHaveCount(5);
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.map((href) => href.split('/').at(-1))).toEqual(hits.slice(0, 5).map(({ number }) => number));
    });

    await test.step('the banner is in the language of the page', async () => {
      await page.goto('/it/it/connect');
      const banner = page.getByRole('main').locator('picture img');
      await expect(banner).toHaveAttribute('src', /\.it\.svg$/);
      await expect(banner).toHaveJSProperty('complete', true);
    });
  });

  test('a promotional banner whose link defaults to /products opens in a new tab (specification §banners)', async ({
    page,
  }) => {
    await page.route(/\/api\/v3\/banners\b/, async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      await route.fulfill({ response: answer, json: { data: [{ ...data[0], link: null }] } });
    });
    // Without a storefront it leads to what there is: the portal's own search of products.
    await page.goto('/connect');
    const banner = page.getByRole('link', { name: /opens in a new tab/ });
    await expect(banner.getByRole('img')).toHaveAttribute('alt', /.+/);
    await expect(banner).toHaveAttribute('target', '_blank');
    const opened = page.waitForEvent('popup');
    await banner.click();
    await expect((await opened).getByRole('heading', { level: 1, name: 'Quick Order' })).toBeVisible();
    await expect(page).toHaveURL(/\/connect$/);
    await withStorefronts(page, { UK: 'https://shop.example' });
    await page.reload();
    await expect(banner).toHaveAttribute('href', 'https://shop.example/products');
  });

  test('says when the next payment is due', async ({ page }) => {
    test.slow();
    for (const [due, heading, text] of [
      [0, 'Payment Due', 'Today'],
      [1, 'Payment Due in', 'Please make payment in 1 day'],
      [-1, 'Payment Overdue', 'Payment Overdue by 1 day'],
      [null, 'No pending payments', 'Overdue: '],
    ] as const)
      await test.step(`payment due in ${due} days: heading '${heading}', '${text}' (specification §payment-due)`, async () => {
        await forgetButSession(page);
        const day = due === null ? null : addDays(today(), due);
        await page.route('**/api/v3/invoices/next-due', (route) => route.fulfill({ json: { due_date: day } }));
        await openWithin(page, '/connect');
        const payment = page.getByRole('region', { name: heading, exact: true });
        await expect(payment).toContainText(text);
        await expect(payment).not.toContainText(/\bdays\b/);
        await page.unrouteAll();
      });
  });

  test('next due is cached 1 hour, the counts 5 minutes (specification §cached-figures)', async ({ page }) => {
    const asked = { due: 0, counts: 0 };
    page.on('request', (request) => {
      if (request.url().includes('/invoices/next-due')) asked.due += 1;
      if (request.url().includes('/orders-count')) asked.counts += 1;
    });
    const start = Date.now();
    const visitAfter = async (milliseconds: number) => {
      await page.clock.setFixedTime(start + milliseconds);
      await page.goto('/connect');
      await expect(beside(page, 'Pending')).toHaveText(/^\d+$/);
      await expect(card(page, /^Payment/)).toContainText('day');
      return { ...asked };
    };
    const minute = 60_000;
    expect(await visitAfter(0)).toEqual({ due: 1, counts: 1 });
    expect(await visitAfter(5 * minute - 1)).toEqual({ due: 1, counts: 1 });
    expect(await visitAfter(5 * minute)).toEqual({ due: 1, counts: 2 });
    expect(await visitAfter(60 * minute - 1)).toEqual({ due: 1, counts: 3 });
    expect(await visitAfter(60 * minute)).toEqual({ due: 2, counts: 3 });
  });

  test('says what loads, and alone what could not be loaded', async ({ page }) => {
    test.slow();
    await test.step('counts show a spinner until loaded (specification §order-history)', async () => {
      await forgetButSession(page);
      let answer = (): void => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/v3/orders-count*', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/connect');
      await expect(beside(page, 'Pending').getByText('Loading')).toBeAttached();
      await expect(beside(page, 'Fulfilled').getByText('Loading')).toBeAttached();
      answer();
      await expect(beside(page, 'Pending')).toHaveText(/^\d+$/);
      await page.unrouteAll();
    });

    for (const [what, call, notice] of [
      ['next payment', '**/api/v3/invoices/next-due', 'We couldn’t load your next payment.'],
      ['order counts', '**/api/v3/orders-count*', 'We couldn’t load your order counts.'],
      ['recent documents', '**/multi-search', 'We couldn’t load your recent documents.'],
      ['account details', '**/api/v3/customer', 'We couldn’t load your account details.'],
    ] as const)
      await test.step(`when the ${what} cannot be loaded, a small notice with Try again shows (decisions §failed-details)`, async () => {
        await forgetButSession(page);
        await page.route(call, (route) => route.fulfill({ status: 500, json: { message: 'No.', code: 'failed' } }));
        await page.goto('/connect');
        const message = page.getByText(notice);
        await expect(message).toBeVisible();
        await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
        await page.unroute(call);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(message).toHaveCount(0);
        await expect(card(page, 'Credit Limit')).toContainText('£');
        await expect(card(page, 'Recent documents').getByRole('link').first()).toBeVisible();
        // What comes after the next step has forgotten all would be remembered.
        await expect(beside(page, 'Pending')).toHaveText(/^\d+$/);
        await page.unrouteAll();
      });
  });
});

test.describe('Priya, a minute later', () => {
  test.use({ account: 'priya' });

  test('finds her account as it is now', async ({ page }) => {
    const start = Date.now();
    await page.clock.setFixedTime(start);
    await page.goto('/connect');
    await expect(card(page, 'Credit Limit')).toContainText('£');
    await goOn(page, '/connect/favourites');
    let owed = 4321.09;
    await page.route('**/api/v3/customer', async (route) => {
      const response = await route.fetch();
      const record = await response.json();
      await route.fulfill({ response, json: { ...record, balance: { ...record.balance, total_owed: owed } } });
    });
    await page.clock.setFixedTime(start + 61_000);
    await goOn(page, '/connect');
    await expect(card(page, 'Credit Limit')).toContainText('£4,321.09');

    // The page was left open: whoever comes back to it sees what is so now, or, without a line, what was.
    owed = 765.43;
    const comeBack = async (seconds: number) => {
      await page.clock.setFixedTime(start + seconds * 1000);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    };
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await comeBack(90);
    await comeBack(122);
    await expect(card(page, 'Credit Limit')).toContainText('£765.43');
    expect(asked.filter((url) => url.endsWith('/api/v3/customer'))).toHaveLength(1);
    await page.unrouteAll({ behavior: 'wait' });
    await page.route(/\/api\/|multi-search/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await comeBack(600);
    await failed;
    await expect(card(page, 'Recent documents').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(card(page, 'Credit Limit')).toContainText('£765.43');
    await page.unrouteAll({ behavior: 'wait' });
  });
});

test.describe('Sam, View Orders only', () => {
  test.use({ account: 'sam' });

  test('figures are blurred dummies, never the real ones (specification §withheld-figures), and next due is a dash (decisions §figures-withheld)', async ({
    page,
    baseURL,
    playwright,
  }) => {
    const token = await signIn(baseURL ?? '', 'priya');
    const priya = await playwright.request.newContext({ extraHTTPHeaders: { Authorization: `Bearer ${token}` } });
    const real = await json(priya, `${baseURL}/api/v3/customer`);
    await priya.dispose();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/connect');
    const credit = card(page, 'Credit Limit');
    await expect(credit).toContainText('Hidden');
    const dummies = credit.locator('[aria-hidden="true"]', { hasText: '£' });
    await expect(dummies).toHaveCount(4);
    for (const dummy of await dummies.all()) await expect(dummy).toHaveCSS('filter', /blur/);
    for (const amount of [real.credit_limit, real.balance.total_owed, real.outstanding_orders_value])
      await expect(page.locator('body')).not.toContainText(money(amount));
    await expect(card(page, 'Terms')).not.toContainText('30');
    await expect(card(page, 'Payment Due')).toContainText('—');
    for (const text of ['No pending payments', /^Overdue: /]) await expect(page.getByText(text)).toHaveCount(0);
    await expect(beside(page, 'Pending')).toHaveText(/^\d+$/);
    expect(asked).not.toContain('/api/v3/invoices/next-due');
  });

  test('no pill beyond the permission, and recent documents are orders only', async ({ page }) => {
    await page.goto('/connect');
    const links = card(page, 'Recent documents').getByRole('row').getByRole('link');
    await expect(links.first()).toBeVisible();
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.filter((href) => href.includes('/invoices/'))).toEqual([]);
    await expect(page.getByRole('link', { name: /Quick Order|Manage Users/ })).toHaveCount(0);
  });
});

test.describe('a user without any permission', () => {
  test.use({ account: 'sam' });

  test('has no Orders pill, no recent documents, no search box, and dashes for the counts (specification §permissions)', async ({
    page,
  }) => {
    await page.route('**/api/auth/me', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), permissions: [] } });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/connect');
    await expect(beside(page, 'Pending')).toHaveText('—');
    await expect(beside(page, 'Fulfilled')).toHaveText('—');
    await expect(page.getByRole('link', { name: 'Orders & Invoices' })).toHaveCount(0);
    await expect(card(page, 'Recent documents')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    expect(asked.filter((path) => /orders-count|next-due/.test(path))).toEqual([]);
  });
});

test.describe('Lee, in US dollars', () => {
  test.use({ account: 'lee' });

  test("money shows in the customer's currency, and the payment is overdue by its days (specification §currency)", async ({
    page,
    api,
  }) => {
    const customer = await json(api, '/api/v3/customer');
    const { due_date: due } = await json(api, '/api/v3/invoices/next-due');
    await page.goto('/connect');
    await expect(card(page, 'Credit Limit')).toContainText(money(customer.credit_limit, 'USD'));
    await expect(card(page, 'Payment Overdue')).toContainText(`Payment Overdue by ${-daysTo(due)} days`);
    await expect(card(page, 'Recent documents')).toContainText('US$');
    await expect(page.locator('body')).not.toContainText('£');
  });
});

test.describe('Kim, with no documents at all', () => {
  test.use({ account: 'kim' });

  test('No pending payments, counts of 0, and recent documents say how they get there', async ({ page }) => {
    await page.goto('/connect');
    await expect(card(page, 'No pending payments')).toBeVisible();
    await expect(beside(page, 'Pending')).toHaveText('0');
    const recent = card(page, 'Recent documents');
    await expect(recent).toContainText('You have no documents yet.');
    await recent.getByRole('link').click();
    await expect(page).toHaveURL(/\/connect\/help#first-order$/);
    await expect(page.locator('#first-order')).toHaveAttribute('open');
  });
});
