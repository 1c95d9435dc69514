import { accounts } from './support/accounts.ts';
import { allDocuments, pick } from './support/documents.ts';
import { loginForm } from './support/login-form.ts';
import { testOn } from './support/own-server.ts';
import { apiAs, openAs } from './support/people.ts';
import { stored } from './support/storage.ts';
import { expect, signInWith, test } from './support/test.ts';

test.describe('a token that is revoked mid-session', () => {
  test.use({ account: 'priya' });

  test('a 401 on any call logs out to login and returns there afterwards (decisions §refused-sessions)', async ({
    page,
    api,
  }) => {
    const { orders } = await allDocuments(api);
    const { number } = pick(orders, ({ sample }) => !sample, 'order');
    await page.goto(`/connect/orders?show=orders&q=${number}`);
    const link = page.getByRole('table').getByRole('link').first();
    await expect(link).toBeVisible();
    expect((await api.post('/api/auth/logout')).status()).toBe(204);

    // Not by the mouse, whose way there has the order asked for before it is pressed.
    await link.dispatchEvent('click');
    await expect(page).toHaveURL((url) => url.searchParams.get('return') === `/connect/orders/view/${number}`);
    expect(await stored(page)).not.toHaveProperty('jwt');
    await loginForm(page).submit(accounts.priya);
    await expect(page).toHaveURL(new RegExp(`/connect/orders/view/${number}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  });

  test('what was typed is there again after the sign-in: a message, and an invitation (WCAG 2.2.1)', async ({
    page,
    api,
    baseURL,
  }) => {
    const message = page.getByRole('textbox', { name: 'Message' });
    await page.goto('/connect/contact');
    await message.fill('Where is it?');
    await api.post('/api/auth/logout');
    await page.getByRole('button', { name: 'Send message' }).click();
    await loginForm(page).submit(accounts.priya);
    await expect(message).toHaveValue('Where is it?');

    const invite = page.getByRole('dialog', { name: 'Invite a user' });
    const email = invite.getByRole('textbox', { name: 'Email' });
    await page.getByRole('link', { name: 'Manage Users' }).click();
    await page.getByRole('button', { name: 'Invite a user' }).click();
    await email.fill('new@northgate.example');
    const { jwt } = await stored(page);
    const own = await apiAs(baseURL ?? '', jwt ?? '');
    await own.post('/api/auth/logout');
    await own.dispose();
    // By a key: a call of the page's own may meet the end of the session before, and then there is no such button.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/connect\/login\?return=/);
    await page.waitForLoadState('networkidle');
    await loginForm(page).submit(accounts.priya);
    await page.getByRole('button', { name: 'Invite a user' }).click();
    await expect(email).toHaveValue('new@northgate.example');
    // What is given up is forgotten.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Invite a user' }).click();
    await expect(email).toHaveValue('');
  });

  test('a reload asks to sign in and comes back to the same list', async ({ page, api }) => {
    const address = '/connect/orders/2?show=orders';
    await page.goto(address);
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    const before = page.url();
    await api.post('/api/auth/logout');
    await page.reload();
    await expect(page).toHaveURL(/\/connect\/login\?return=/);
    await loginForm(page).submit(accounts.priya);
    await expect(page).toHaveURL(before);
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  });
});

test.describe('search credentials', () => {
  test.use({ account: 'priya' });

  test('are renewed without the user noticing before they expire', async ({ page }) => {
    let fetched = 0;
    await page.route('**/api/v3/search/credentials', (route) => {
      fetched += 1;
      return route.continue();
    });
    await page.clock.install();
    await page.goto('/connect/orders');
    const rows = page.getByRole('table').getByRole('link');
    await expect(rows.first()).toBeVisible();
    expect(fetched).toBe(1);
    await page.clock.fastForward('16:00');
    await page.getByRole('searchbox').fill('SO-');
    await expect.poll(() => fetched).toBe(2);
    await expect(rows.first()).toContainText('SO-');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('that the service no longer takes are replaced, and the search goes on', async ({ page }) => {
    await page.goto('/connect');
    const box = page.getByRole('combobox');
    await expect(box).toBeVisible();
    let refused = 0;
    await page.route('**/multi-search', (route) => {
      refused += 1;
      if (refused > 1) return route.continue();
      return route.fulfill({
        status: 403,
        json: { message: 'Tenant token expired.', code: 'invalid_api_key', type: 'auth', link: '' },
      });
    });
    await box.fill('SO-');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(refused).toBeGreaterThan(1);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

const briefly = testOn({ TOKEN_SECONDS: '4', SESSION_SECONDS: '20', SEARCH_TOKEN_SECONDS: '2' });

briefly.describe('on a server whose tokens hold for seconds', () => {
  briefly.describe.configure({ mode: 'default' });
  briefly.slow();

  briefly('tokens are renewed silently, and so are search credentials', async ({ page, origin }) => {
    const token = await signInWith(page.request, origin, 'priya');
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 401) refused.push(response.url());
    });
    await openAs(page, { token }, '/connect/orders?show=orders&from=1994-01-01');
    const rows = page.getByRole('table').getByRole('link');
    await expect(rows.first()).toBeVisible();
    // Walking to and fro for longer than a session goes on that nobody uses.
    await expect(async () => {
      await rows.first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/S[OR]/);
      await page.goBack();
      await expect(rows.first()).toBeVisible();
      const { until } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      expect(Date.now()).toBeGreaterThan(until * 1000);
    }).toPass({ timeout: 60_000, intervals: [500] });
    expect((await stored(page))['jwt']).not.toBe(token);
    await expect(page).toHaveURL(/\/connect\/orders/);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(refused).toEqual([]);
  });

  briefly(
    'a login about to end says so: who stays goes on, who is away logs in again and finds what was typed (WCAG 2.2.1)',
    async ({ page, origin }) => {
      const announced = page.getByRole('alertdialog', { name: 'You’ll be logged out soon' });
      const message = page.getByRole('textbox', { name: 'Message' });
      await openAs(page, { token: await signInWith(page.request, origin, 'priya') }, '/connect/contact');
      await message.fill('Where is it?');
      await expect(announced).toBeVisible({ timeout: 30_000 });
      const { jwt } = await stored(page);
      await expect(announced.getByRole('button', { name: 'Stay logged in' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(announced).toHaveCount(0);
      await expect(message).toBeFocused();
      expect((await stored(page))['jwt']).not.toBe(jwt);

      await expect(announced).toBeVisible({ timeout: 30_000 });
      await expect(page).toHaveURL(/\/connect\/login\?return=%2Fconnect%2Fcontact/, { timeout: 30_000 });
      expect(await stored(page)).not.toHaveProperty('jwt');
      await expect(page.getByText('Your login may have expired. Log in to continue.')).toBeVisible();
      await loginForm(page).submit(accounts.priya);
      await expect(message).toHaveValue('Where is it?');
      // A tab that loads the portal anew has it, too, and forgets it at the logout.
      await page.reload();
      await expect(message).toHaveValue('Where is it?');
    },
  );
});

const asShipped = testOn({ TOKEN_SECONDS: '300', SESSION_SECONDS: '1800' });

asShipped.describe('a page that is left open', () => {
  for (const [account, address] of [
    ['priya', '/connect/orders'],
    ['ada', '/connect/admin/imports'],
  ] as const)
    asShipped(
      `${address} asks nothing by itself that prolongs the login, and tells of its end (WCAG 2.2.1)`,
      async ({ page, origin }) => {
        await page.clock.install();
        await openAs(page, { token: await signInWith(page.request, origin, account) }, address);
        await expect(page.getByRole('main').getByRole('table')).toBeVisible();
        // What comes with the page has come.
        await page.waitForLoadState('networkidle');
        const announced = page.getByRole('alertdialog', { name: 'You’ll be logged out soon' });
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await page.clock.runFor('10:00');
        // What was asked while somebody was at the page is asked by now: a renewal fetches its script first.
        await expect.poll(() => asked.splice(0), { intervals: [1_000] }).toEqual([]);
        await expect(async () => {
          await page.clock.runFor('01:00');
          await expect(announced).toBeVisible({ timeout: 1 });
        }).toPass({ intervals: [1] });
        expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
      },
    );
});
