import type { Page } from '@playwright/test';
import { banner, claimsOf, impersonate, openBeside, pages, stopLink, tokensOf } from './support/acting.ts';
import { password } from './support/accounts.ts';
import { expectCleanInBothSchemes, expectGoodState } from './support/good-page.ts';
import { testOn } from './support/own-server.ts';
import { apiAs, openAs } from './support/people.ts';
import { settled } from './support/pages.ts';
import { stored } from './support/storage.ts';
import { expect, signIn, test } from './support/test.ts';

interface Entry {
  readonly kind: string;
  readonly request: { readonly method: string; readonly path: string; readonly status: number | null } | null;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

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

const reasoned = testOn({ ACTING_NEEDS_REASON: 'on' });

reasoned.describe('where a reason is demanded (specification §acting-for-a-customer)', () => {
  reasoned('asks why, by keyboard and at 320 px; super users read it', async ({ page, origin }) => {
    await openAs(page, { token: await signIn(origin, 'robin') }, '/connect/customers/C10482');
    // A page that still loads makes its buttons anew, and the key would be nobody's.
    await settled(page);
    await page.getByRole('button', { name: 'Impersonate' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Impersonate Northgate Site Supplies?' });
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
    await expect(banner(page)).toContainText('You’re acting for Northgate Site Supplies (C10482)');
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
      const dialog = page.getByRole('dialog', { name: 'Impersonate Northgate Site Supplies?' });
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
    await expect(banner(page)).toContainText('You’re acting for Northgate Site Supplies (C10482)');
  });
});
