import type { Page } from '@playwright/test';
import { documentOf } from './support/detail-page.ts';
import { allDocuments, pick, search } from './support/documents.ts';
import { openSettled } from './support/pages.ts';
import { shifts, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

const narrowLaptop = { width: 1280, height: 720 };
const laptop = { width: 1366, height: 768 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 375, height: 667 };
const smallest = { width: 320, height: 568 };
const all = [laptop, tablet, phone, smallest];

/** What is held here beside the pages of `budgets.spec.ts`: those whose parts come at different times, or are of a size that nobody knows. */
const pages = [
  // Whether orders wait for approval is known last.
  { account: 'robin', address: '/connect', windows: [tablet, phone] },
  { account: 'priya', address: '/connect', windows: [tablet, phone, smallest] },
  // Where words are long, and something is overdue.
  { account: 'priya', address: '/de/de/connect', windows: [laptop, phone, smallest] },
  { account: 'priya', address: '/fr/fr/connect', windows: [smallest] },
  { account: 'priya', address: '/pl/pl/connect', windows: [tablet] },
  { account: 'sasha', address: '/connect/products', windows: [laptop, phone] },
  { account: 'brook', address: '/connect/products', windows: [tablet] },
  { account: 'robin', address: '/connect/customers/C10482', windows: all },
  { account: 'robin', address: '/connect/customers/C10482/orders', windows: all },
  { account: 'robin', address: '/connect/customers/C10482/invoices', windows: [phone, smallest] },
  { account: 'robin', address: '/connect/sample-orders', windows: [tablet, phone] },
  { account: 'ada', address: '/connect/admin', windows: [laptop, phone] },
  { account: 'robin', address: '/connect/my-profile', windows: [laptop, tablet, phone] },
  { account: 'priya', address: '/connect/mfa-settings', windows: [laptop, tablet, phone] },
  { account: 'priya', address: '/connect/favourites', windows: [laptop, phone] },
] as const;

/** Documents whose parts come at different times, in languages whose words are long. */
const documents = [
  { which: 'cancelled order', pair: '', windows: all },
  { which: 'cancelled order', pair: '/de/de', windows: [laptop, smallest] },
  { which: 'web order', pair: '/de/de', windows: [laptop, tablet] },
  { which: 'order with a promise', pair: '', windows: all },
  { which: 'partly shipped order', pair: '', windows: all },
] as const;

/** What is long in other languages: a status beside the title, more beside it, a reference that takes two lines. */
const longOnes = [
  { which: 'partly shipped order', pair: '/fr/fr', size: narrowLaptop },
  { which: 'order on hold', pair: '/pl/pl', size: narrowLaptop },
  { which: 'order on hold', pair: '/pl/pl', size: smallest },
  { which: 'invoice with a long reference', pair: '/pl/pl', size: smallest },
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

test.describe('a document', () => {
  test.use({ account: 'priya' });

  for (const { which, pair, windows } of documents)
    for (const size of windows)
      test(`nothing shifts while one loads: ${which} ${pair || 'en'} at ${size.width} px`, async ({ page, api }) => {
        const { path } = await documentOf(api, which);
        await page.setViewportSize(size);
        expect(await shiftsOf(page, `${pair}/connect/${path}`)).toBeLessThan(0.01);
      });

  for (const { which, pair, size } of longOnes)
    test(`nothing shifts where answers take long: ${which} ${pair} at ${size.width} px`, async ({ page, api }) => {
      const { path } = await documentOf(api, which);
      await page.setViewportSize(size);
      await page.route('**/api/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      expect(await shiftsOf(page, `${pair}/connect/${path}`)).toBeLessThan(0.01);
      // What the page asks for now and then may be held back still.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
});

test.describe('an account manager', () => {
  test.use({ account: 'robin' });

  for (const size of [phone, smallest])
    test(`nothing shifts while a customer's order loads at ${size.width} px`, async ({ page, api }) => {
      const { hits } = await search(api, 'SO', 'customer_no = "C10482"');
      const { number } = pick(hits, (hit) => !hit.sample, 'order');
      await page.setViewportSize(size);
      expect(await shiftsOf(page, `/connect/customers/C10482/orders/${number}`)).toBeLessThan(0.01);
    });
});

test.describe('a sample order', () => {
  test.use({ account: 'robin', viewport: smallest });

  test('nothing shifts while it loads at 320 px', async ({ page, api }) => {
    const { hits } = await search(api, 'SO', 'customer_no = "C10482"');
    const { number } = pick(hits, (hit) => hit.sample, 'sample order');
    expect(await shiftsOf(page, `/connect/sample-orders/${number}`)).toBeLessThan(0.01);
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
