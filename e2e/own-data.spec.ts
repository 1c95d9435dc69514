import { readFile } from 'node:fs/promises';
import { expectGoodPage } from './support/good-page.ts';
import { expect, test } from './support/test.ts';

for (const [account, address] of [
  ['morgan', '/connect/my-profile'],
  ['kim', '/connect/mfa-settings'],
] as const)
  test.describe(`${account} downloads what is kept of them (specification §download-of-ones-own-data)`, () => {
    test.use({ account });

    test('by keyboard, as a JSON file, and sees that it was done', async ({ page }) => {
      await expectGoodPage(page, address);
      const card = page.getByRole('region', { name: 'Your data' });
      const saved = page.waitForEvent('download');
      await card.getByRole('button', { name: 'Download my data' }).press('Enter');
      const file = await saved;
      expect(file.suggestedFilename()).toBe('my-data.json');
      const held = JSON.parse(await readFile(await file.path(), 'utf8'));
      expect(held.users).toHaveLength(1);
      expect(held.users[0].email).toContain(account);
      await expect(card.getByRole('button', { name: 'Download my data' })).toBeEnabled();
      if (account === 'morgan') return;
      await page.reload();
      await expect(page.getByRole('region', { name: 'Recent logins' })).toContainText('Own data downloaded');
    });

    test('and reads why it does not come', async ({ page }) => {
      await page.route('**/api/v3/own-data', (route) =>
        route.fulfill({ status: 500, json: { message: 'No.', code: 'internal_error' } }),
      );
      await page.goto(address);
      const card = page.getByRole('region', { name: 'Your data' });
      await card.getByRole('button', { name: 'Download my data' }).click();
      await expect(card).toContainText('Something went wrong on our side.');
    });
  });
