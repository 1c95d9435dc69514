import type { Page } from '@playwright/test';
import { productsPage } from './support/products-page.ts';
import { openSettled } from './support/pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

/** Where the card of the products begins, from the top of the page. */
const topOfTable = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('table')
    .evaluate((table) => Math.round(table.getBoundingClientRect().top + scrollY));
/** How high what stands over it is. */
const head = async (page: Page) => (await topOfTable(page)) - ((await page.getByRole('tablist').boundingBox())?.y ?? 0);

for (const account of ['sasha', 'brook'] as const)
  test.describe(`for ${account}`, () => {
    test.use({ account });

    for (const [width, pair] of [
      [1440, ''],
      [1366, ''],
      [1280, ''],
      [1366, '/de/de'],
      [1366, '/fr/fr'],
      [1366, '/it/it'],
      [1366, '/pl/pl'],
      [768, ''],
      [768, '/de/de'],
      [820, '/pl/pl'],
      [375, ''],
    ] as const)
      test(`the first tick moves nothing at ${width} px ${pair}, and the head is low`, async ({ page }) => {
        await page.setViewportSize({ width, height: 768 });
        await openSettled(page, `${pair}/connect/products`);
        const top = await topOfTable(page);
        if (width > 375) expect(await head(page)).toBeLessThan(120);
        await page.getByRole('table').locator('tbody').getByRole('checkbox').first().check();
        await expect(page.getByRole('button', { name: /\(1\)$/ }).first()).toBeVisible();
        expect(await topOfTable(page)).toBe(top);
        await expectNoSidewaysScroll(page);
      });

    test('a phone folds the filters away behind a button that counts them, and has a product in view', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 375, height: 667 });
      const products = productsPage(page);
      await products.open();
      expect(((await products.rows.first().boundingBox())?.y ?? Infinity) + 100).toBeLessThan(667);
      for (const row of await products.rows.all())
        expect((await row.boundingBox())?.height).toBeLessThan(account === 'sasha' ? 185 : 140);
      const brand = page.getByLabel('Brand', { exact: true });
      await expect(brand).toBeHidden();
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await brand.selectOption({ index: 1 });
      const button = page.getByRole('button', { name: 'Filters (1)' });
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expectAccessible(page);
      await button.click();
      await expect(brand).toBeHidden();
    });
  });
