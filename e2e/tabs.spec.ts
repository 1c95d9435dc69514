import type { Page } from '@playwright/test';
import { accounts } from './support/accounts.ts';
import { loginForm } from './support/login-form.ts';
import { openReusedPage } from './support/reused-context.ts';
import { expect, test } from './support/test.ts';

const logOut = (page: Page): Promise<void> =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name: 'Logout' }).click();
const greeting = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: new RegExp(name) });

test.describe('several tabs stay in step', () => {
  test.describe('signed in', () => {
    test.use({ account: 'kim' });

    test('sign-out in one signs out the others, which come back to where they were', async ({ page, context }) => {
      const other = await openReusedPage(context);
      await other.goto('/connect/orders?show=orders');
      await expect(other.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
      await page.goto('/connect');
      await logOut(page);
      await expect(page).toHaveURL(/\/connect\/login$/);
      await expect(other).toHaveURL(/\/connect\/login\?return=/);
      await loginForm(other).submit(accounts.kim);
      await expect(other).toHaveURL(/\/connect\/orders\?show=orders/);
    });

    test('sign-out leaves a public page of another tab where it is, without the user', async ({ page, context }) => {
      const other = await openReusedPage(context);
      await other.goto('/connect/help');
      await expect(other.getByRole('button', { name: 'Account menu' })).toBeVisible();
      await page.goto('/connect');
      await logOut(page);
      await expect(other.getByRole('button', { name: 'Account menu' })).toHaveCount(0);
      await expect(other).toHaveURL(/\/connect\/help$/);
    });

    test('another user in one is the user of the others', async ({ page, context }) => {
      const other = await openReusedPage(context);
      await other.goto('/connect');
      await expect(greeting(other, 'Kim')).toBeVisible();
      await page.goto('/connect');
      await logOut(page);
      await loginForm(page).submit(accounts.lee);
      await expect(greeting(page, 'Lee')).toBeVisible();
      await expect(greeting(other, 'Lee')).toBeVisible();
      await expect(other).toHaveURL(/\/connect$/);
      await expect(other.getByText('Kim')).toHaveCount(0);
    });
  });

  for (const [name, address, after] of [
    ['login', '/connect/login', /\/connect$/],
    ['login with the way back', '/connect/login?return=%2Fconnect%2Forders', /\/connect\/orders\?/],
    ['forgot password', '/connect/forgot-password', /\/connect$/],
    ['register', '/connect/register?email=kim%40quietco.example&_sig=a.b', /\/connect$/],
    ['reset password', '/connect/password-reset/token?email=kim%40quietco.example', /\/connect$/],
  ] as const)
    test(`sign-in in one goes on in another that shows ${name}`, async ({ page, context }) => {
      const other = await openReusedPage(context);
      await other.goto(address);
      await expect(other.getByRole('main').getByRole('textbox').first()).toBeVisible();
      await page.goto('/connect/login');
      await loginForm(page).submit(accounts.kim);
      await expect(greeting(page, 'Kim')).toBeVisible();
      await expect(other).toHaveURL(after);
    });
});
