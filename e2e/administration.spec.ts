import type { Page } from '@playwright/test';
import { expectGoodPages, expectGoodState } from './support/good-page.ts';
import { openSettled } from './support/pages.ts';
import { freshEmail } from './support/people.ts';
import { expect, test } from './support/test.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('the administrators’ area (specification §administration)', () => {
  test.use({ account: 'ada' });

  test('begins with how the portal is, and leads there from the dashboard', async ({ page }) => {
    await openSettled(page, '/connect');
    await page.getByRole('link', { name: 'Administration' }).click();
    await expect(page).toHaveURL(/\/connect\/admin$/);
    await expect(page).toHaveTitle('Health · Administration · Connect');
    await expect(part(page, 'Database')).toContainText(/PostgreSQL \d+/);
    await expect(part(page, 'Database')).toContainText('OK');
    await expect(part(page, 'Emails')).toContainText('No mail server is set up');
    await expect(part(page, 'Emails')).toContainText('Ask the server’s operator to set SMTP_URL.');
    await expect(part(page, 'Backup')).toContainText('Ask the server’s operator to run connect backup every day.');
  });

  test('has more logged for a while, and the usual again, by keyboard', async ({ page }) => {
    await openSettled(page, '/connect/admin');
    const log = part(page, 'Log');
    const press = async (name: string): Promise<void> => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await press('Change log level');
    await page.getByRole('radio', { name: 'Every request and database query' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('radio', { name: '15 minutes' }).focus();
    await page.keyboard.press('Space');
    await expectGoodState(page);
    await page.keyboard.press('Enter');
    await expect(log).toContainText('Every request and database query, until ');
    await expect(page.getByRole('button', { name: 'Change log level' })).toBeFocused();
    await press('Change log level');
    await page.getByRole('radio', { name: /^As usual/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(log).not.toContainText('until');
  });

  test('finds what happened around signing in, of everybody and of an email that nobody has', async ({
    page,
    request,
  }) => {
    const email = freshEmail();
    await request.post('/api/auth/login', { data: { email, password: 'not a password' } });
    await openSettled(page, '/connect/admin/logins');
    await expect(page).toHaveTitle('Logins · Administration · Connect');
    const logins = part(page, 'Logins');
    await expect(logins).toContainText('ada@connect.example');
    await expectGoodState(page);
    await page.getByRole('searchbox', { name: 'Search by email address' }).fill(email);
    await expect(logins.getByRole('listitem')).toHaveCount(1);
    await expect(logins).toContainText('Wrong password');
    await expect(logins).toContainText('An email address without an account');
    await page.getByRole('searchbox', { name: 'Search by email address' }).fill(`x${email}`);
    await expect(logins).toContainText('No logins match this search.');
  });

  test('says when the health cannot be loaded, and loads it again', async ({ page }) => {
    await page.route('**/api/v3/admin/health', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await openSettled(page, '/connect/admin');
    await expect(page.getByRole('alert')).toContainText('We couldn’t load the portal’s health.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(part(page, 'Database')).toContainText(/PostgreSQL \d+/);
  });

  for (const { part, call, none, some } of [
    { part: 'staff', call: 'staff', none: 'No staff have been added yet.', some: 'Ada Byron' },
    { part: 'logins', call: 'sign-ins**', none: 'No logins match this search.', some: 'Ada Byron' },
  ])
    test(`a list of ${part} of which nothing could be read is not called empty`, async ({ page }) => {
      await page.route(`**/api/v3/admin/${call}`, (route) => route.fulfill({ json: { data: [{ email: null }] } }), {
        times: 1,
      });
      await openSettled(page, `/connect/admin/${part}`);
      await expect(page.getByText(none)).toHaveCount(0);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Try again' }).click();
      await expect(main.getByText(some).first()).toBeVisible();
    });

  test('every page of the area is a good one', async ({ page }) => {
    await expectGoodPages(
      page,
      ['', '/staff', '/customers', '/keys', '/webhooks', '/imports', '/rules', '/supplier', '/branding'].map((part) => [
        `admin${part}`,
        `/connect/admin${part}`,
      ]),
    );
  });
});
