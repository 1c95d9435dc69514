import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { documentPages, openSettled, settled } from './support/pages.ts';
import { test } from './support/test.ts';
import { setTextSize } from './support/text-size.ts';

const folder = join(import.meta.dirname, '../docs/pictures/gallery');
mkdirSync(folder, { recursive: true });

const screen = { width: 1366, height: 768 };
/** Width of a sheet of A4 between its margins, and a height like it, in CSS pixels. */
const sheet = { width: 718, height: 1000 };

/** How somebody has their browser. */
const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'forced-colours': (page) => page.emulateMedia({ forcedColors: 'active' }),
  'text-200': (page) => setTextSize(page, 32),
  print: async (page) => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(sheet);
  },
};

/** What has nothing to be printed. */
const { print: _, ...onScreen } = ways;

const take = async (page: Page, name: string, address: string, how = ways): Promise<void> => {
  for (const [way, set] of Object.entries(how)) {
    await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
    await page.setViewportSize(screen);
    await setTextSize(page, 16);
    await openSettled(page, address);
    await set(page);
    // As for who has set it for good: a page that is open is not told of another size of texts.
    if (way === 'text-200') await openSettled(page, address);
    await settled(page);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, `${name}-${way}.jpg`), type: 'jpeg', quality: 62 });
  }
};

test.describe('as priya', () => {
  test.use({ account: 'priya' });
  test('dashboard, orders, an order, an invoice', async ({ page, api }) => {
    test.setTimeout(300_000);
    const { order, invoice } = await documentPages(api);
    await take(page, 'dashboard', '/connect');
    await take(page, 'orders', '/connect/orders');
    await take(page, 'order', order);
    await take(page, 'invoice', invoice);
    await take(page, 'quick-order', '/connect/quick-order', onScreen);
  });
});

test.describe('as brook', () => {
  test.use({ account: 'brook' });
  test('products to sign off', async ({ page }) => {
    test.setTimeout(300_000);
    await take(page, 'board', '/connect/products');
  });
});
