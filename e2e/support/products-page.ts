import type { Locator, Page } from '@playwright/test';
import { openSettled } from './pages.ts';

/** My Products as a visitor sees it. */
export const productsPage = (page: Page) => {
  const table = page.getByRole('table', { name: 'Products to sign off' });
  const rows = table.getByRole('rowgroup').last().getByRole('row');
  const cell = (row: Locator, level: 'Signed Off' | 'Second Signed Off') =>
    row.getByRole('cell').nth(level === 'Signed Off' ? 4 : 5);
  return {
    table,
    rows,
    headers: table.getByRole('columnheader'),
    tabs: page.getByRole('tab'),
    open: (query = '') => openSettled(page, `/connect/products${query}`),
    row: (sku: string) => rows.filter({ hasText: sku }),
    sku: async (row: Locator): Promise<string> =>
      (await row.getByRole('checkbox').locator('xpath=..').locator('xpath=..').innerText()).replace('Select ', ''),
    cell,
    signed: (row: Locator, level: 'Signed Off' | 'Second Signed Off' = 'Signed Off') =>
      cell(row, level).getByText('Signed off', { exact: true }),
    notice: page.getByRole('status').filter({ hasText: 'signed off.' }),
  };
};

/** The count on a tab. */
export const countOf = async (tab: Locator): Promise<number> =>
  Number((await tab.innerText()).replace(/^\D+/, '').replaceAll(',', ''));

/** What happened to a product, as the server tells whoever is signed in. */
export const historyOf = async (
  page: Page,
  region: string,
  sku: string,
): Promise<readonly { readonly by: string }[]> => {
  const token = await page.evaluate(() => localStorage.getItem('jwt'));
  const answer = await page.request.get(`/api/brand-manager/sign-off/history?region=${region}&sku=${sku}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data;
};
