import type { BrowserContext, Page } from '@playwright/test';
import { password } from './support/accounts.ts';
import { expectCleanInBothSchemes, expectGoodState } from './support/good-page.ts';
import { hear } from './support/heard.ts';
import { testOn } from './support/own-server.ts';
import { apiAs, openAs } from './support/people.ts';
import { settled } from './support/pages.ts';
import { openReusedPage } from './support/reused-context.ts';
import { stored } from './support/storage.ts';
import { expect, signIn, signInWith, test } from './support/test.ts';

interface Entry {
  readonly kind: string;
  readonly request: { readonly method: string; readonly path: string; readonly status: number | null } | null;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Impersonation' });
const stopLink = (page: Page) => banner(page).getByRole('button', { name: 'Stop' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const tokensOf = async (page: Page) => {
  const { jwt, impersonator_jwt: impersonator } = await stored(page);
  return { jwt, impersonator };
};
const claimsOf = (token: string | undefined) =>
  JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
const isOver = (token: string | undefined): boolean => Date.now() >= claimsOf(token).exp * 1000;

/** Begins to act for Northgate Site Supplies from its page. */
const impersonate = async (page: Page): Promise<void> => {
  await page.goto('/connect/customers/C10482');
  await page.getByRole('button', { name: 'Impersonate' }).click();
  await expect(banner(page)).toContainText('You are acting for Northgate Site Supplies (C10482)');
  await expect(page).toHaveURL(/\/connect$/);
};
const openBeside = async (context: BrowserContext, address: string): Promise<Page> => {
  const other = await openReusedPage(context);
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  return other;
};

test.describe('an account manager who stops on the customer’s dashboard', () => {
  test.use({ account: 'morgan' });

  test('hears of no failure', async ({ page }) => {
    await impersonate(page);
    await settled(page);
    const heard = await hear(page);
    await stopLink(page).click();
    await expect(page.getByText('My favourite customers')).toBeVisible();
    expect((await heard()).filter((text) => /couldn’t|could not|failed/.test(text))).toEqual([]);
  });
});

for (const [account, name, isSuperUser] of [
  ['morgan', 'Morgan Hale', false],
  ['robin', 'Robin Castell', true],
] as const)
  test.describe(`${account} acts for a customer (specification §acting-for-a-customer, decisions §acting-within-limits)`, () => {
    test.use({ account });

    test('sees the customer’s portal with the banner, in a second tab too, and Stop leads back exactly to where they were', async ({
      page,
      context,
      api,
      jwt,
      baseURL,
    }) => {
      test.slow();
      const other = await openBeside(context, '/connect/my-profile');
      await impersonate(page);
      const { jwt: acting, impersonator } = await tokensOf(page);
      expect(impersonator).toBe(jwt);
      expect(claimsOf(acting)).toMatchObject({ sub: 'C10482', act: { sub: `${account}@connect.example` } });

      // The customer's own screens; the second tab has left the page of staff for them.
      await expect(pages(page).getByRole('button', { name: 'Logout' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Northgate Site Supplies');
      await expect(banner(other)).toContainText('Northgate Site Supplies (C10482)');
      await expect(other).toHaveURL(/\/connect$/);
      await page.getByRole('main').getByRole('link', { name: 'Orders & Invoices' }).first().click();
      const rows = page.getByRole('table').getByRole('link');
      await rows.first().click();
      await expect(heading(page, /S[OI]/)).toBeVisible();
      await expect
        .poll(async () => Object.keys(await stored(page)).some((key) => /^(order|invoice):/.test(key)))
        .toBe(true);

      await test.step('the banner stays in sight, and is clean', async () => {
        await settled(page);
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expect(stopLink(page)).toBeInViewport();
        await expectCleanInBothSchemes(page);
      });

      await test.step('what is the customers’ own is refused: users, passwords, second factor, sessions', async () => {
        const asCustomer = await apiAs(baseURL ?? '', acting ?? '');
        for (const path of ['/api/v3/users', '/api/v3/mfa', '/api/v3/sessions'])
          expect(await (await asCustomer.get(path)).json()).toMatchObject({ code: 'not_while_impersonating' });
        await asCustomer.dispose();
        await page.getByRole('button', { name: 'Account menu' }).click();
        await expect(page.getByText(name)).toBeVisible();
        await expect(page.getByRole('menuitem', { name: /Two-step|sessions/ })).toHaveCount(0);
        await page.goto('/connect/mfa-settings');
        const refusal = 'You can’t do this while acting for a customer. Select Stop first.';
        await expect(page.getByRole('main').getByText(refusal)).toBeVisible();
        await page.goto('/connect/users');
        await expect(page).toHaveURL(/\/connect$/);
        await expect(pages(page).getByRole('link', { name: 'Manage Users' })).toHaveCount(0);
      });

      await test.step('the pages of staff are out of reach meanwhile', async () => {
        await page.goto('/connect/customers/C10482');
        await expect(page).toHaveURL(/\/connect$/);
        await expect(banner(page)).toBeVisible();
      });

      await stopLink(page).click();
      await expect(page).toHaveURL(/\/connect$/);
      await expect(page.getByText('My favourite customers')).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
      expect(await tokensOf(page)).toEqual({ jwt, impersonator: undefined });
      expect(Object.keys(await stored(page)).filter((key) => /^(order|invoice):/.test(key))).toEqual([]);
      await expect(banner(other)).toHaveCount(0);
      await expect(other.getByText('My favourite customers')).toBeVisible();
      expect((await api.get('/api/auth/me')).ok()).toBe(true);

      await test.step('the server ended it, too, and super users read what was done', async () => {
        const ended = await apiAs(baseURL ?? '', acting ?? '');
        await expect.poll(async () => (await ended.get('/api/auth/me')).status()).toBe(401);
        await ended.dispose();
        const log = `/api/v3/account-manager/audit?customerNo=C10482&actorEmail=${account}@connect.example`;
        const answer = await api.get(log);
        if (!isSuperUser) return expect(await answer.json()).toMatchObject({ code: 'super_users_only' });
        const { data }: { data: Entry[] } = await answer.json();
        // Other journeys may have done something meanwhile.
        expect(data.map(({ request }) => request && `${request.method} ${request.path} ${request.status}`)).toEqual(
          expect.arrayContaining(['GET /api/v3/users 403', 'GET /api/v3/mfa 403', 'DELETE /api/v3/impersonation 204']),
        );
        const starts: { data: Entry[] } = await (await api.get(`${log}&filter=starts`)).json();
        expect(new Set(starts.data.map(({ kind }) => kind))).toEqual(new Set(['started', 'stopped']));
        await page.goto(`/connect/reports/audit?who=${account}%40connect.example`);
        await expect(page.getByRole('main')).toContainText('/api/v3/mfa');
      });
    });
  });

test.describe('acting for a customer ends', () => {
  test.use({ account: 'morgan' });

  test('with Logout: both sessions, here, in a second tab and at the server (decisions §logging-out-forgets)', async ({
    page,
    context,
    api,
  }) => {
    await impersonate(page);
    const other = await openBeside(context, '/connect/orders');
    await pages(page).getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/connect\/login$/);
    await expect(other).toHaveURL(/\/connect\/login\?return=/);
    expect(await tokensOf(page)).toEqual({ jwt: undefined, impersonator: undefined });
    expect((await api.get('/api/auth/me')).status()).toBe(401);
  });

  test('when the server ends it: the own session goes on where staff may be, and nobody is logged out', async ({
    page,
    jwt,
    baseURL,
  }) => {
    await impersonate(page);
    await page.goto('/connect/orders?show=orders');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    const acting = await apiAs(baseURL ?? '', (await tokensOf(page)).jwt ?? '');
    expect((await acting.delete('/api/v3/impersonation')).status()).toBe(204);
    await acting.dispose();
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByText('My favourite customers')).toBeVisible();
    await expect(page).toHaveURL(/\/connect$/);
    await expect(banner(page)).toContainText('You’re no longer acting for the customer');
    await banner(page).getByRole('button', { name: 'OK' }).click();
    await expect(banner(page)).toHaveCount(0);
    // Its token may have been renewed since.
    const { jwt: own, impersonator } = await tokensOf(page);
    expect([claimsOf(own).sid, impersonator]).toEqual([claimsOf(jwt ?? undefined).sid, undefined]);
  });

  test('without a network: the stop is kept and told as soon as it is back, also by a page that opens later', async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    await impersonate(page);
    const acting = await apiAs(baseURL ?? '', (await tokensOf(page)).jwt ?? '');
    const status = async () => (await acting.get('/api/auth/me')).status();
    await context.setOffline(true);
    await stopLink(page).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await status()).toBe(200);
    await context.setOffline(false);
    // At once, or with the next of its tries.
    await expect.poll(status, { timeout: 40_000 }).toBe(401);
    await acting.dispose();

    await impersonate(page);
    const again = await apiAs(baseURL ?? '', (await tokensOf(page)).jwt ?? '');
    const call = '**/api/v3/impersonation';
    await context.route(call, (route) => route.abort());
    await stopLink(page).click();
    await expect(banner(page)).toHaveCount(0);
    await page.close();
    expect((await again.get('/api/auth/me')).status()).toBe(200);
    await context.unroute(call);
    const later = await openReusedPage(context);
    await later.goto('/connect');
    await expect.poll(async () => (await again.get('/api/auth/me')).status()).toBe(401);
    await again.dispose();
  });

  test('with the own session, which is ended elsewhere: that is a logout (decisions §refused-sessions)', async ({
    page,
    api,
  }) => {
    await impersonate(page);
    expect((await api.post('/api/auth/logout')).status()).toBe(204);
    await page.reload();
    await expect(page).toHaveURL(/\/connect\/login/);
    expect(await tokensOf(page)).toEqual({ jwt: undefined, impersonator: undefined });
  });

  test('in the middle of a page, by keyboard, at 320 px and in German', async ({ page }) => {
    await impersonate(page);
    await page.goto('/de/de/connect/contact');
    await settled(page);
    await expect(page.getByText('Sie handeln für Northgate Site Supplies (C10482)')).toBeVisible();
    await expectGoodState(page);
    await page.setViewportSize({ width: 320, height: 568 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const stop = page.getByRole('button', { name: 'Beenden' });
    await expect(stop).toBeInViewport();
    await stop.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de\/de\/connect$/);
    await expect(stop).toHaveCount(0);
  });
});

const briefly = testOn({ TOKEN_SECONDS: '3', SESSION_SECONDS: '12', SEARCH_TOKEN_SECONDS: '2' });

briefly.describe('on a server whose tokens hold for seconds', () => {
  briefly.slow();

  briefly('who acts for longer than their own token holds goes on with it after Stop', async ({ page, origin }) => {
    await openAs(page, { token: await signInWith(page.request, origin, 'morgan') }, '/connect');
    await impersonate(page);
    const { impersonator: own, jwt: first } = await tokensOf(page);
    await expect(async () => {
      await page.getByRole('main').getByRole('link', { name: 'Orders & Invoices' }).first().click();
      await pages(page).getByRole('link', { name: 'Dashboard' }).click();
      await expect(banner(page)).toBeVisible();
      expect([isOver(own), isOver(first)]).toEqual([true, true]);
    }).toPass({ timeout: 40_000, intervals: [500] });
    expect((await tokensOf(page)).impersonator).toBe(own);
    await stopLink(page).click();
    await expect(page.getByText('My favourite customers')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  briefly('whose time to act runs out is told why they are back on their own dashboard', async ({ page, origin }) => {
    await openAs(page, { token: await signInWith(page.request, origin, 'morgan') }, '/connect');
    await impersonate(page);
    // The dashboard looks again for some minutes, which uses the session.
    await page.goto('/connect/contact');
    await expect(page.getByRole('alertdialog', { name: 'Acting for the customer ends soon' })).toBeVisible({
      timeout: 20_000,
    });
    await expect(banner(page)).toContainText('the time ran out', { timeout: 20_000 });
    await expect(page.getByText('My favourite customers')).toBeVisible();
    await banner(page).getByRole('button', { name: 'OK' }).click();
    await expect(banner(page)).toHaveCount(0);
  });
});

const reasoned = testOn({ ACTING_NEEDS_REASON: 'on' });

reasoned.describe('where a reason is demanded (specification §acting-for-a-customer)', () => {
  reasoned('asks why, by keyboard and at 320 px; super users read it', async ({ page, origin }) => {
    await openAs(page, { token: await signIn(origin, 'robin') }, '/connect/customers/C10482');
    // A page that still loads makes its buttons anew, and the key would be nobody's.
    await settled(page);
    await page.getByRole('button', { name: 'Impersonate' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Act for Northgate Site Supplies?' });
    await expect(dialog).toBeVisible();
    await expectGoodState(page);
    await dialog.getByRole('button', { name: 'Impersonate' }).press('Enter');
    await expect(dialog).toContainText('Enter a reason.');
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await expect(reason).toBeFocused();
    await page.keyboard.type('Called about SO-1');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(banner(page)).toContainText('You are acting for Northgate Site Supplies (C10482)');
    await stopLink(page).click();
    await expect(page.getByText('My favourite customers')).toBeVisible();
    await page.goto('/connect/reports/audit?filter=starts');
    await expect(page.getByRole('row').filter({ hasText: 'Started acting for' })).toContainText(
      'Reason: Called about SO-1',
    );
  });
});

// Whoever looks at a dialog for longer than this has to log in again: what takes its time is tried with a reason alone.
const demanding = testOn({ ACTING_NEEDS_REASON: 'on', ACTING_SIGN_IN_SECONDS: '15' });

demanding.describe('where a reason and a recent login are demanded (specification §acting-for-a-customer)', () => {
  demanding('a login of long ago leads to the provider, and back to the customer', async ({ page, origin }) => {
    demanding.slow();
    const token = await signIn(origin, 'morgan');
    await openAs(page, { token }, '/connect/customers/C10482');
    const impersonateWith = async (reason: string) => {
      await page.getByRole('button', { name: 'Impersonate' }).click();
      const dialog = page.getByRole('dialog', { name: 'Act for Northgate Site Supplies?' });
      await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
      await dialog.getByRole('button', { name: 'Impersonate' }).click();
    };
    // The claims' second is rounded down.
    await expect.poll(() => Date.now() - claimsOf(token).iat * 1000, { timeout: 30_000 }).toBeGreaterThan(16_000);
    await impersonateWith('Called about SO-1');
    const again = page.getByRole('alertdialog', { name: 'Log in again' });
    await expect(again).toContainText('You logged in too long ago for this.');
    await expectGoodState(page);
    await again.getByRole('button', { name: 'Log in again' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('morgan@connect.example');
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/connect\/customers\/C10482$/);
    await impersonateWith('Called about SO-1');
    await expect(banner(page)).toContainText('You are acting for Northgate Site Supplies (C10482)');
  });
});
