import type { Page } from '@playwright/test';
import { expectGoodPage, pageTitle } from './support/good-page.ts';
import { openSettled } from './support/pages.ts';
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
    await expect(part(page, 'Emails')).toContainText('Have the setting SMTP_URL made.');
    await expect(part(page, 'Backup')).toContainText('Have connect backup run every day.');
  });

  test('says when the health cannot be loaded, and loads it again', async ({ page }) => {
    await page.route('**/api/v3/admin/health', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await openSettled(page, '/connect/admin');
    await expect(page.getByRole('alert')).toContainText('The portal’s health could not be loaded.');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(part(page, 'Database')).toContainText(/PostgreSQL \d+/);
  });

  test(pageTitle('the health of the portal'), async ({ page }) => {
    await expectGoodPage(page, '/connect/admin');
  });
});
