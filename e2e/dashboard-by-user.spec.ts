import { settled } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.describe('what an account manager may not do', () => {
  test.use({ account: 'morgan' });

  test('has no pill, no search and no table; without View Orders no links to orders (specification §permissions)', async ({
    page,
  }) => {
    let permissions: readonly string[] = ['View Invoices', 'View Customers', 'View Sample Orders'];
    await page.route('**/api/auth/me', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), permissions } });
    });
    await page.goto('/connect');
    await expect(page.getByRole('columnheader', { name: 'Invoices' }).first()).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Orders' })).toHaveCount(0);
    const pills = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
    await expect(pills).toHaveText(['My Customers', 'Sample Orders']);

    permissions = [];
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(pills).toHaveCount(0);
  });
});

for (const account of ['brook', 'sasha'] as const)
  test.describe(`a brand manager: ${account}`, () => {
    test.use({ account });

    test('has a dashboard of their own (specification §dashboard-by-user)', async ({ page }) => {
      await page.goto('/connect');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
      await expect(page.getByRole('table').getByText('View Product').first()).toBeVisible();
      const sidebar = page.getByRole('navigation').getByRole('link');
      await expect(sidebar.filter({ hasText: 'My Products' })).toHaveCount(0);
    });
  });

test.describe('a customer', () => {
  test.use({ account: 'priya' });

  test('loads nothing of the dashboard of staff', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/connect');
    await settled(page);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((url) => /staff/.test(url))).toEqual([]);
  });
});
