import type { Page } from '@playwright/test';
import { allDocuments, pick } from './support/documents.ts';
import { openSettled } from './support/pages.ts';
import { shifts, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

const laptop = { width: 1366, height: 768 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 375, height: 667 };
const smallest = { width: 320, height: 568 };
const all = [laptop, tablet, phone, smallest];

/** What is held here beside the pages of `budgets.spec.ts`: those whose parts come at different times, or are of a size that nobody knows. */
const pages = [
  { account: 'sasha', address: '/connect/products', windows: [laptop, phone] },
  { account: 'brook', address: '/connect/products', windows: [tablet] },
  { account: 'robin', address: '/connect/customers/C10482', windows: all },
  { account: 'robin', address: '/connect/customers/C10482/orders', windows: all },
  { account: 'robin', address: '/connect/customers/C10482/invoices', windows: [phone, smallest] },
  { account: 'robin', address: '/connect/customers/C10482/orders/SO-208284', windows: [phone, smallest] },
  { account: 'robin', address: '/connect/sample-orders', windows: [tablet, phone] },
  { account: 'ada', address: '/connect/admin', windows: [laptop, phone] },
  { account: 'robin', address: '/connect/my-profile', windows: [laptop, tablet, phone] },
  { account: 'priya', address: '/connect/mfa-settings', windows: [laptop, tablet, phone] },
  { account: 'priya', address: '/connect/favourites', windows: [laptop, phone] },
  { account: 'priya', address: '/connect/orders/view/SO-208352', windows: all },
  // Web orders, whose badges are long.
  { account: 'priya', address: '/de/de/connect/orders/view/SO-208352', windows: [laptop, smallest] },
  { account: 'priya', address: '/de/de/connect/orders/view/SO-208697', windows: [laptop, tablet] },
  { account: 'priya', address: '/connect/orders/view/SO-208208', windows: all },
] as const;

/** How far all moves that moves by itself while a page loads. */
const shiftsOf = async (page: Page, address: string): Promise<number> => {
  await watchShifts(page);
  await openSettled(page, address);
  // Nothing tells that nothing comes any more: what does after the page has settled, such as a font, does within this.
  await page.waitForTimeout(500);
  return shifts(page);
};

for (const { account, address, windows } of pages)
  test.describe(`for ${account}`, () => {
    test.use({ account });

    for (const size of windows)
      test(`nothing shifts while ${address} loads at ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size);
        expect(await shiftsOf(page, address)).toBeLessThan(0.01);
      });
  });

test.describe('an order that has its invoice', () => {
  test.use({ account: 'priya', viewport: phone });

  test('nothing shifts when its number comes', async ({ page, api }) => {
    const { invoices } = await allDocuments(api);
    const { order_number: order } = pick(invoices, (hit) => !hit.sample && hit.order_number !== null, 'invoice');
    expect(await shiftsOf(page, `/connect/orders/view/${order}`)).toBeLessThan(0.01);
  });
});
