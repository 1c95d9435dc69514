import type { Page } from '@playwright/test';
import { documentOf } from './support/detail-page.ts';
import { newBuyer } from './support/ordering.ts';
import { openAs } from './support/people.ts';
import { shifts, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

/** Milliseconds: what moves within the first 500 after a press is the press's own. */
const slow = 800;

const answerSlowly = (page: Page, address: string) =>
  page.route(address, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slow));
    await route.continue();
  });

for (const size of [
  { width: 1366, height: 768 },
  { width: 768, height: 1024 },
  { width: 375, height: 667 },
])
  test(`nothing shifts while an order is ordered again at ${size.width} px`, async ({ page, baseURL }) => {
    const buyer = await newBuyer(baseURL ?? '', {});
    const { path } = await documentOf(buyer.api, 'partly shipped order');
    await page.setViewportSize(size);
    await watchShifts(page);
    await openAs(page, buyer, `/connect/${path}`);
    await page.getByRole('button', { name: 'Order again' }).click();
    const dialog = page.getByRole('dialog');
    // Its code comes with the first press.
    await expect(dialog.getByRole('checkbox', { checked: true })).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await answerSlowly(page, '**/api/v3/items/look-up');
    await answerSlowly(page, '**/api/v3/basket**');
    const before = await shifts(page);
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(dialog.getByRole('checkbox', { checked: true })).not.toHaveCount(0);
    // Nobody knows beforehand which lines have a note, such as one on its packs: no more than its dialog grows by such a line.
    // The browser tells of what moved a moment later.
    await page.waitForTimeout(500);
    const filled = await shifts(page);
    expect(filled - before).toBeLessThan(0.04);
    await dialog.getByRole('button', { name: /^Add \d+ lines? to the basket$/ }).click();
    await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeFocused();
    // The basket's count comes, too; the dialog's own answer moved by 0.07 to 0.26.
    expect((await shifts(page)) - filled).toBeLessThan(0.02);
    await page.unrouteAll({ behavior: 'wait' });
    await buyer.api.dispose();
  });

for (const size of [
  { width: 1366, height: 768 },
  { width: 375, height: 667 },
])
  test(`nothing shifts while a product that is looked at is added at ${size.width} px`, async ({ page, baseURL }) => {
    const buyer = await newBuyer(baseURL ?? '', {});
    await page.setViewportSize(size);
    await watchShifts(page);
    await openAs(page, buyer, '/connect/quick-order');
    await page.getByRole('combobox', { name: 'Item number, line 1' }).fill('GLV-8841-L');
    await page.getByRole('textbox', { name: 'Quantity, line 1' }).click();
    await page.getByRole('button', { name: /^Nitrile grip glove/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('region', { name: 'Description' })).toBeVisible();
    await answerSlowly(page, '**/api/v3/basket**');
    const before = await shifts(page);
    const add = dialog.getByRole('button', { name: 'Add to basket' });
    await add.click();
    await expect(dialog.getByRole('status')).toHaveText('1 item added to your basket.');
    expect((await shifts(page)) - before).toBeLessThan(0.01);
    await expect(add).toBeFocused();
    // It stands over the dialog, where it can be closed.
    await dialog.getByRole('status').getByRole('button', { name: 'Close' }).click();
    await expect(dialog.getByRole('status')).toBeEmpty();
    await expect(add).toBeFocused();
    await page.unrouteAll({ behavior: 'wait' });
    await buyer.api.dispose();
  });

for (const size of [
  { width: 1366, height: 768 },
  { width: 375, height: 667 },
])
  test(`no news move as others come at ${size.width} px`, async ({ page, baseURL }) => {
    const admin = await newBuyer(baseURL ?? '', { permissions: ['Create and Edit Users'] });
    await page.setViewportSize(size);
    await watchShifts(page);
    await openAs(page, admin, '/connect/users');
    const toasts = page.locator('#toasts > div');
    await page.getByRole('button', { name: 'Invite a user' }).click();
    const dialog = page.getByRole('dialog');
    const email = `beside-${Date.now()}@northgate.example`;
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('button', { name: /^Send/ }).click();
    await expect(toasts).toHaveCount(1);
    // Its row has come.
    await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
    const [region, first] = [page.locator('#toasts'), toasts.first()];
    const before = [await region.boundingBox(), await first.boundingBox()];
    await page
      .getByRole('button', { name: /^Resend/ })
      .first()
      .click();
    await expect(toasts).toHaveCount(2);
    // Nor does the region grow, by which the browser would take them for moved.
    expect([await region.boundingBox(), await first.boundingBox()]).toEqual(before);
    await page.unrouteAll({ behavior: 'wait' });
    await admin.api.dispose();
  });

test.describe('a form', () => {
  test.use({ account: 'priya' });

  test('its button is as wide while it is busy', async ({ page }) => {
    await page.goto('/connect/contact');
    const send = page.getByRole('button', { name: 'Send message' });
    await page.getByRole('textbox', { name: 'Message' }).fill('Do you have these in blue?');
    const { width } = (await send.boundingBox()) ?? { width: 0 };
    await page.route('**/api/**', () => undefined);
    await send.click();
    await expect(send).toHaveAttribute('aria-busy', 'true');
    expect((await send.boundingBox())?.width).toBe(width);
  });
});
