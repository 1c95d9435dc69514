import { accounts } from './support/accounts.ts';
import { stored } from './support/storage.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.describe('API reference (specification §api-reference)', () => {
  test.use({ account: 'priya' });

  test('a call is found, sent by keyboard and answered; without a token it is refused', async ({ page }) => {
    await page.goto('/connect/contact');
    const { jwt = '' } = await stored(page);
    await page.goto('/api/reference');
    await page.getByLabel('Find a call').fill('get auth/me');
    await expect(page.locator('#found')).toHaveText('1 found');
    const call = page.locator('details#me');
    await call.locator('summary').first().press('Enter');
    const answer = call.locator('output');
    await call.locator('button').press('Enter');
    await expect(answer).toContainText('401');
    await page.getByLabel('Token or key').fill(jwt);
    await call.locator('button').press('Enter');
    await expect(answer).toContainText('200');
    await expect(answer).toContainText(accounts.priya);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, { coloursOnly: colorScheme === 'dark' });
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
