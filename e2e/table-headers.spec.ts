import type { Page } from '@playwright/test';
import { customerDocumentPages, documentPages, openWithin, settled } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const widths = [1440, 1366, 768];

/** Each cell of a row has the header that those who listen hear with it: there are as many of them as cells, whatever stands under another. */
const expectHeaders = async (page: Page): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 768 });
    const table = page.getByRole('table', { name: /^Items on this/ });
    const headers = await table.getByRole('columnheader').allInnerTexts();
    const rows = table.locator('tbody tr:not(:has([colspan]))');
    expect(await rows.count()).toBeGreaterThan(0);
    for (const row of await rows.all()) await expect(row.getByRole('cell')).toHaveCount(headers.length);
  }
};

/** The same of each table of an address on a phone, whose rows are stacked and leave values out. */
const expectHeadersOnPhone = async (page: Page, address: string): Promise<void> => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openWithin(page, address);
  await settled(page);
  const tables = await page.getByRole('table').all();
  expect(tables.length).toBeGreaterThan(0);
  for (const table of tables) {
    const headers = await table.getByRole('columnheader').count();
    const rows = table.locator('tbody tr:not([aria-hidden], :has([colspan]))');
    expect(await rows.count()).toBeGreaterThan(0);
    for (const row of await rows.all()) await expect(row.getByRole('cell'), address).toHaveCount(headers);
  }
};

test.describe('a customer', () => {
  test.use({ account: 'priya' });

  for (const address of ['/connect', '/connect/orders?show=both', '/connect/users', '/connect/favourites'])
    test(`hears each value of ${address} with its own header on a phone`, async ({ page }) => {
      await expectHeadersOnPhone(page, address);
    });

  test('hears of an order and an invoice each value with its own header', async ({ page, api }) => {
    for (const address of Object.values(await documentPages(api))) {
      await openWithin(page, address);
      await settled(page);
      await expectHeaders(page);
      await expectHeadersOnPhone(page, address);
    }
  });

  test('sees the price of a product apart from from how many on it is theirs', async ({ page, api }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto((await documentPages(api)).order);
    await page
      .getByRole('table')
      .getByRole('button', { name: /^\w{3}-\d/ })
      .first()
      .click();
    const prices = page.getByRole('dialog').getByRole('table', { name: 'Your price, excluding VAT' });
    const ends = await prices.evaluate((table) => {
      const box = (selector: string) => table.querySelector(selector)?.getBoundingClientRect();
      return {
        table: table.getBoundingClientRect().right,
        price: box('td')?.right,
        name: box('th')?.left,
        caption: box('caption')?.bottom,
        top: box('th')?.top,
      };
    });
    expect(ends.price).toBeCloseTo(ends.table, 0);
    expect(ends.top).toBeGreaterThanOrEqual(ends.caption ?? Infinity);
  });
});

test.describe('an account manager', () => {
  test.use({ account: 'robin' });

  for (const address of ['/connect/customers', '/connect/customers/C10482/invoices', '/connect/sample-orders'])
    test(`hears each value of ${address} with its own header on a phone`, async ({ page }) => {
      await expectHeadersOnPhone(page, address);
    });

  test('hears the same of a customer’s order and of a sample order', async ({ page, api }) => {
    await openWithin(page, (await customerDocumentPages(api, 'C10482')).order);
    await settled(page);
    await expectHeaders(page);
    await page.setViewportSize({ width: 1366, height: 768 });
    await openWithin(page, '/connect/sample-orders');
    await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click();
    await settled(page);
    await expectHeaders(page);
  });
});
