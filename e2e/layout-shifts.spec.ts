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
  { account: 'robin', address: '/connect/my-profile', windows: [laptop, tablet, phone] },
  { account: 'priya', address: '/connect/mfa-settings', windows: [laptop, tablet, phone] },
  { account: 'priya', address: '/connect/favourites', windows: [laptop, phone] },
  { account: 'priya', address: '/connect/orders/view/SO-208352', windows: [laptop, phone, smallest] },
  { account: 'priya', address: '/connect/orders/view/SO-208208', windows: all },
] as const;

for (const { account, address, windows } of pages)
  test.describe(`for ${account}`, () => {
    test.use({ account });

    for (const size of windows)
      test(`nothing shifts while ${address} loads at ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size);
        await watchShifts(page);
        await openSettled(page, address);
        // Nothing tells that nothing comes any more: what does after the page has settled, such as a font, does within this.
        await page.waitForTimeout(500);
        expect(await shifts(page)).toBeLessThan(0.01);
      });
  });
