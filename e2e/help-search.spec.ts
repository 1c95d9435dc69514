import { expectGoodPage } from './support/good-page.ts';
import { expect, test } from './support/test.ts';

test.describe('search in the questions of Help', () => {
  test('keeps the questions that hold every word, marks the words, and stands in the address', async ({ page }) => {
    await page.goto('/connect/help');
    const search = page.getByRole('searchbox', { name: 'Find an answer' });
    await search.fill('WORKED credit');
    await expect(page.getByRole('main').locator('summary')).toHaveText(['How is my available credit worked out?']);
    await expect(page.locator('summary mark')).toHaveText(['credit', 'worked']);
    await expect(page).toHaveURL('/connect/help?q=WORKED+credit');
    await page.reload();
    await expect(search).toHaveValue('WORKED credit');
    await expect(page.getByRole('main').locator('summary')).toHaveCount(1);
  });

  test('without a match says so, and one press shows all again', async ({ page }) => {
    await page.goto('/connect/help?q=unicorn');
    await expect(page.getByText('No question has these words.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all questions' }).click();
    await expect(page).toHaveURL('/connect/help');
    expect(await page.locator('summary').count()).toBeGreaterThan(12);
  });

  test('looks into the page’s own language, accents or not', async ({ page }) => {
    await page.goto('/fr/fr/connect/help?q=credit');
    await expect(page.locator('summary mark').first()).toHaveText('crédit');
  });
});

for (const [account, words, question] of [
  ['morgan', 'credit approvals', 'How do I approve or reject orders in Credit Approvals?'],
  ['brook', 'sign off undo', 'Can I undo a sign-off?'],
] as const)
  test.describe(`Help of ${account}`, () => {
    test.use({ account });

    test('answers about the screens of staff', async ({ page }) => {
      await expectGoodPage(page, '/connect/help');
      await page.getByRole('searchbox', { name: 'Find an answer' }).fill(words);
      await expect(page.getByRole('main').locator('summary').filter({ hasText: question })).toBeVisible();
    });
  });
