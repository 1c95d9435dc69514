import { expectGoodPage } from './support/good-page.ts';
import { expect, test } from './support/test.ts';

test.describe('search in the questions of Help', () => {
  test('keeps the questions that hold every word, marks the words, and stands in the address', async ({ page }) => {
    await page.goto('/connect/help');
    const search = page.getByRole('searchbox', { name: 'Find an answer' });
    await search.fill('CALCULATED credit');
    await expect(page.getByRole('main').locator('summary')).toHaveText(['How is my available credit calculated?']);
    await expect(page.locator('summary mark')).toHaveText(['credit', 'calculated']);
    await expect(page).toHaveURL('/connect/help?q=CALCULATED+credit');
    await page.reload();
    await expect(search).toHaveValue('CALCULATED credit');
    await expect(page.getByRole('main').locator('summary')).toHaveCount(1);
  });

  test('without a match says so, and one press shows all again', async ({ page }) => {
    await page.goto('/connect/help?q=unicorn');
    await expect(page.getByText('No help articles match your search.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all questions' }).click();
    await expect(page).toHaveURL('/connect/help');
    expect(await page.locator('summary').count()).toBeGreaterThan(12);
  });

  test('looks into the page’s own language, accents or not', async ({ page }) => {
    await page.goto('/fr/fr/connect/help?q=credit');
    await expect(page.locator('summary mark').first()).toHaveText('crédit');
  });
});

test.describe('articles of the supplier’s own', () => {
  const articles = [
    {
      key: 'returns',
      topic: 'Returns',
      title: 'How do I send goods back?',
      body: 'Within **30 days**, <b onclick="x()">please</b>.\n\n# What to do\n\n1. Write to [us](mailto:a@b.example)\n2. Read [more](https://b.example/returns)\n3. Press [this](javascript:alert(1))\n\n- in its box',
    },
    { key: 'more-orders', topic: 'Orders', title: 'Can I ring to order?', body: 'Yes.' },
  ];

  test('stand among the questions, are searched and opened by their address, and are never HTML', async ({ page }) => {
    await page.route(/\/api\/v3\/help-articles\b/, (route) => route.fulfill({ json: { data: articles } }));
    await expectGoodPage(page, '/connect/help#article-returns');
    const article = page.locator('#article-returns');
    await expect(article).toHaveAttribute('open');
    await expect(article.getByText('<b onclick="x()">please</b>')).toBeVisible();
    await expect(article.getByRole('listitem')).toHaveCount(4);
    await expect(article.getByRole('link')).toHaveText(['us', 'more']);
    await expect(page.locator('#orders summary').last()).toHaveText('Can I ring to order?');
    await page.getByRole('searchbox', { name: 'Find an answer' }).fill('30 days goods');
    await expect(page.getByRole('main').locator('summary')).toHaveText(['How do I send goods back?']);
    await expect(page.locator('summary mark')).toHaveText(['goods']);
  });

  test('that cannot be loaded are said to be missing, and the portal’s own are there', async ({ page }) => {
    await page.route(/\/api\/v3\/help-articles\b/, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await page.goto('/connect/help');
    await expect(page.getByText('We couldn’t load some articles.')).toBeVisible();
    expect(await page.locator('summary').count()).toBeGreaterThan(12);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('We couldn’t load some articles.')).toBeHidden();
  });
});

for (const [account, words, question] of [
  ['morgan', 'credit approvals', 'How do I approve or reject orders in Credit approvals?'],
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
