import type { Page } from '@playwright/test';
import { findDetail } from './support/detail-page.ts';
import { openSettled } from './support/pages.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test.use({ account: 'priya' });

/** As the browser lays it out for a sheet of A4. */
const onPaper = async (page: Page, address: string): Promise<void> => {
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await openSettled(page, address);
  await expect(page.getByRole('button', { name: /^Basket: / })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
};

for (const colorScheme of ['light', 'dark'] as const)
  test(`on paper stands what a page says, and nothing to press (${colorScheme})`, async ({ page, api }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    const order = await findDetail(api, 'orders', 'order', ({ lines }) => lines.length > 1);
    const invoice = await findDetail(api, 'invoices', 'invoice', ({ lines }) => lines.length > 1);
    for (const address of [
      `/connect/orders/view/${order.no}`,
      `/connect/invoices/view/${invoice.no}`,
      '/connect/orders',
      '/connect',
    ])
      await test.step(address, async () => {
        await onPaper(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const gone of ['searchbox', 'combobox', 'radio', 'navigation', 'dialog'] as const)
          await expect(page.getByRole(gone).filter({ visible: true })).toHaveCount(0);
        for (const name of [/^Save /, /^Basket/, /^Download /, /^Order again/, /^Export/, /Account menu/, /^Copy/])
          await expect(page.getByRole('button', { name }).filter({ visible: true })).toHaveCount(0);
        await expect(page.getByRole('link', { name: 'Skip to content' }).filter({ visible: true })).toHaveCount(0);
        // Whose it is: the company's name heads the sheet, but for the dashboard, which says it above the greeting.
        await expect(page.getByText('Northgate Site Supplies').first()).toBeVisible();
        // In columns, dark on white, and with the grounds that tell one badge from the next.
        const heads = page.getByRole('columnheader').filter({ hasText: /./ });
        await expect(heads.first()).toBeVisible();
        const looks = await page
          .getByRole('table')
          .first()
          .evaluate((table) => {
            const { color, printColorAdjust } = getComputedStyle(table);
            return { color, printColorAdjust };
          });
        expect(looks).toEqual({ color: 'rgb(16, 25, 26)', printColorAdjust: 'exact' });
        await expectNoSidewaysScroll(page);
      });
    await onPaper(page, `/connect/orders/view/${order.no}`);
    await expect(page.getByRole('heading', { name: 'Ship to' })).toBeVisible();
  });
