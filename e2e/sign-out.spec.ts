import { accounts } from './support/accounts.ts';
import { allDocuments, pick } from './support/documents.ts';
import { loginForm } from './support/login-form.ts';
import { store, stored } from './support/storage.ts';
import { expect, signIn, test } from './support/test.ts';

/** Return paths that lead out of the portal, or nowhere (decisions §refused-sessions). */
const foreign = [
  '//evil.example',
  'https://evil.example/connect',
  '/\\evil.example',
  'javascript:alert(1)',
  '/connect/../..//evil.example',
  '/connect/login',
  '/admin',
];

test.describe('a visitor comes back to where they wanted to go (decisions §refused-sessions)', () => {
  for (const address of [
    '/connect/orders/2?show=orders&q=gl%20ove&from=2026-01-01&to=2026-12-31',
    '/connect/invoices/view/SI-1',
    '/fr/fr/connect/orders?show=invoices',
  ])
    test(`${address} after signing in, search and all`, async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveURL(/\/connect\/login\?return=/);
      await page.getByRole('button', { name: accounts.lee }).click();
      await page.locator('button[type="submit"]').click();
      // A list adds the days it shows.
      await expect(page).toHaveURL((url) => {
        const wanted = new URL(address, url);
        const isKept = [...wanted.searchParams].every(([name, value]) => url.searchParams.get(name) === value);
        return url.pathname === wanted.pathname && isKept;
      });
    });

  test('never to another site, even when the address says so', async ({ page }) => {
    for (const path of foreign.slice(0, 2)) {
      await page.goto(`/connect/login?return=${encodeURIComponent(path)}`);
      await loginForm(page).submit(accounts.kim);
      await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/connect$/);
      await page.evaluate(() => localStorage.clear());
    }
  });
});

test.describe('the login page checks /api/auth/me when a user is flagged as logged in (specification §route-access)', () => {
  test.describe('with a good token', () => {
    test.use({ account: 'kim' });

    test('it redirects to /connect when it answers', async ({ page }) => {
      const me = page.waitForRequest('**/api/auth/me');
      await page.goto('/connect/login');
      await me;
      await expect(page).toHaveURL(/\/connect$/);
      await expect(page.getByRole('heading', { level: 1, name: /Kim/ })).toBeVisible();
    });

    test('a return path of another site is ignored', async ({ page }) => {
      for (const path of foreign) {
        await page.goto(`/connect/login?return=${encodeURIComponent(path)}`);
        await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/connect$/);
      }
    });
  });

  test('a stale token shows the form, and is forgotten', async ({ page }) => {
    await page.goto('/connect/login');
    await store(page, { jwt: 'stale' });
    await page.goto('/connect/login');
    await expect(loginForm(page).button).toBeVisible();
    await expect(page).toHaveURL(/\/connect\/login$/);
    await loginForm(page).submit(accounts.kim);
    await expect(page).toHaveURL(/\/connect$/);
  });

  test('a visitor without a token is asked nothing of the server', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    await page.goto('/connect/login');
    await expect(loginForm(page).button).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  });
});

test.describe('Logout (specification §logging-out, decisions §logging-out-forgets)', () => {
  test.use({ account: 'priya' });

  const choices = {
    'picker-range': JSON.stringify({ date_from: '2026-01-01 00:00', date_to: '2026-12-31 23:59' }),
    'ls-orderShowingType': 'orders',
    scheme: 'dark',
    censored: 'false',
  };

  test('clears both tokens, cached documents and figures; keeps the choices; goes to login', async ({
    page,
    api,
    baseURL,
  }) => {
    const { orders, invoices } = await allDocuments(api);
    const order = pick(orders, () => true, 'order').number;
    const invoice = pick(invoices, () => true, 'invoice').number;
    await page.goto(`/connect/orders/view/${order}`);
    await store(page, { ...choices, impersonator_jwt: await signIn(baseURL ?? '', 'kim') });
    await expect.poll(async () => Object.keys(await stored(page))).toContain(`order:${order}`);
    await page.goto(`/connect/invoices/view/${invoice}`);
    await expect.poll(async () => Object.keys(await stored(page))).toContain(`invoice:${invoice}`);
    await page.goto('/connect');
    await expect
      .poll(async () => Object.keys(await stored(page)).filter((key) => key.startsWith('figure:')))
      .toHaveLength(2);

    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/connect\/login$/);
    await expect(loginForm(page).button).toBeVisible();
    expect(await stored(page)).toEqual(choices);
  });

  test('from the account menu does the same, and the token is refused from then on', async ({ page, api }) => {
    await page.goto('/connect/help');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/connect\/login$/);
    expect(await stored(page)).not.toHaveProperty('jwt');
    for (const path of ['/api/auth/me', '/api/v3/customer', '/api/v3/search/credentials'])
      expect((await api.get(path)).status()).toBe(401);
  });

  test('works while the server is out of reach, and back does not show the page again', async ({ page }) => {
    await page.goto('/connect');
    await page.route('**/api/auth/logout', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/connect\/login$/);
    expect(await stored(page)).not.toHaveProperty('jwt');
    await page.goBack();
    await expect(loginForm(page).button).toBeVisible();
  });
});

test.describe('where Logout ends the session at the provider, too (specification §signing-out-at-the-provider)', () => {
  for (const [account, leads] of [
    ['morgan', true],
    ['kim', false],
  ] as const)
    test.describe(`it leads ${account} ${leads ? 'there and back' : 'to the login page alone'}`, () => {
      test.use({ account });

      test('by the button of the sidebar', async ({ page }) => {
        const asked: string[] = [];
        page.on('request', (request) => {
          if (request.url().endsWith('/oauth/portal-logout')) asked.push(request.url());
        });
        // As a server says it whose provider is on the network.
        await page.route('**/connect', async (route) => {
          const answer = await route.fetch();
          const text = await answer.text();
          expect(text).toContain('"staffLogoutUrl":null');
          await route.fulfill({
            response: answer,
            body: text.replace('"staffLogoutUrl":null', '"staffLogoutUrl":"/oauth/portal-logout"'),
          });
        });
        await page.goto('/connect');
        await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name: 'Logout' }).click();
        await expect(page).toHaveURL(/\/connect\/login$/);
        await expect(page.getByRole('heading', { level: 1, name: 'Account Login' })).toBeVisible();
        expect(asked).toHaveLength(leads ? 1 : 0);
        expect(await stored(page)).not.toHaveProperty('jwt');
      });
    });
});
