import type { Page } from '@playwright/test';
import { openSettled } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** What stands at a field that was left empty: our own words, and not the browser's. */
const expectError = async (page: Page, field: string, text: string): Promise<void> => {
  const box = page.getByRole('textbox', { name: field, exact: true });
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toHaveAccessibleDescription(new RegExp(text));
};

test.describe('a visitor', () => {
  test('hears what to enter of empty fields on the pages that lead into the portal', async ({ page }) => {
    await openSettled(page, '/pl/pl/connect/login');
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
    await expectError(page, 'E-mail', 'Prosimy wpisać adres e-mail.');
    await expectError(page, 'Hasło', 'Prosimy wpisać hasło.');
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
    await expect(page).toHaveTitle(/^Błąd: /);
    await page.getByRole('textbox', { name: 'E-mail' }).fill('p');
    await expect(page).not.toHaveTitle(/^Błąd: /);
    await openSettled(page, '/connect/forgot-password');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expectError(page, 'Email', 'Enter an email address.');
    await expect(page).toHaveTitle(/^Error: /);
  });
});

test.describe('a customer', () => {
  test.use({ account: 'priya' });

  test('hears it of the forms about their login', async ({ page }) => {
    await openSettled(page, '/connect/mfa-settings');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    const summary = page.getByRole('group', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Current password: Enter your password.',
      'New password: Enter a new password.',
    ]);
    await expect(page).toHaveTitle(/^Error: /);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).not.toHaveTitle(/^Error: /);
    for (const [open, act] of [
      ['Set up', 'Continue'],
      ['Log out everywhere', 'Log out everywhere'],
    ] as const) {
      await page.getByRole('button', { name: open }).click();
      await page.getByRole('button', { name: act }).click();
      await expectError(page, 'Password', 'Enter your password.');
      await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeFocused();
      await page.getByRole('button', { name: 'Cancel' }).click();
    }
  });
});
