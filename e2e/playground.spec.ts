import type { Page } from '@playwright/test';
import { complaintsOf } from './support/console.ts';
import { openSettled, settled } from './support/pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const address = '/connect/playground';
const schemes = ['light', 'dark'] as const;
const groups = (page: Page) => page.getByRole('main').locator('section[id]');
const stages = (page: Page) => page.locator('[data-theme]');
/** Waits for all pages' code and data, then has nothing in it that still loads but what shows how loading looks. */
const open = async (page: Page, path = address): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
};

/** Rows that are about to be replaced are faded (specification §fades), and no longer meant to be read. */
const expectGalleryAccessible = (page: Page, coloursOnly = false): Promise<void> =>
  expectAccessible(page, { leftOut: 'tbody[data-busy="true"]', coloursOnly });

test('is for customers: a visitor is sent to the login page', async ({ page }) => {
  await page.goto(address);
  await expect(page).toHaveURL(/\/connect\/login/);
});

test.describe('for priya', () => {
  test.use({ account: 'priya' });

  test('the gallery in both schemes, its index and its switch', async ({ page }) => {
    test.slow();
    await test.step('shows every group light beside dark, all in one picture', async () => {
      const complaints = complaintsOf(page);
      await open(page);
      await expect(page).toHaveTitle('Playground · Connect');
      expect(await groups(page).count()).toBeGreaterThan(8);
      for (const group of await groups(page).all()) {
        for (const scheme of schemes)
          await expect(group.locator(`[data-theme="${scheme}"]`)).toHaveCSS('color-scheme', scheme);
      }
      await test.info().attach('groups', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
      expect(complaints).toEqual([]);
    });

    await test.step('is axe clean on a light page and on a dark one, both schemes shown', async () => {
      await expectGalleryAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectGalleryAccessible(page, true);
      await page.emulateMedia({ colorScheme: 'light' });
    });

    await test.step('the index leads to each group', async () => {
      const index = page.getByRole('navigation', { name: 'Topics' }).getByRole('link');
      await expect(index).toHaveCount(await groups(page).count());
      await index.filter({ hasText: 'Tables' }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#tables$/);
      await expect(page.getByRole('heading', { level: 2, name: 'Tables' })).toBeInViewport();
    });

    await test.step('the switch leaves one scheme, by the keyboard too', async () => {
      await page.getByRole('radiogroup').first().getByRole('radio', { checked: true }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('[data-theme="dark"]')).toHaveCount(0);
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('[data-theme="light"]')).toHaveCount(0);
      expect(await stages(page).count()).toBe(await groups(page).count());
    });
  });

  for (const scheme of schemes)
    test(`menu, popover and dialogs of the ${scheme} stage open by keyboard, are axe clean, and close by Escape`, async ({
      page,
    }, info) => {
      test.slow();
      await open(page);
      const overlays = page.locator(`#overlays [data-theme="${scheme}"]`);
      const openers = overlays.locator('[aria-haspopup]');
      const count = await openers.count();
      expect(count).toBeGreaterThan(6);
      for (const [index, opener] of (await openers.all()).entries()) {
        await opener.focus();
        await page.keyboard.press('Enter');
        const panel = page.locator('dialog[open], [role="menu"]').first();
        await expect(panel).toBeVisible();
        await expectAccessible(page, { only: 'dialog[open], [role="menu"]', coloursOnly: scheme === 'dark' });
        // Nobody looks at pictures of CI's.
        if (!process.env['CI'])
          await info.attach(`overlay ${index} ${scheme}`, { body: await page.screenshot(), contentType: 'image/png' });
        // What is busy is not given up; the gallery has no end to it.
        if (index === count - 1) return;
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        await expect(opener).toBeFocused();
      }
    });

  test('fits into 320 px in German', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, `/de/de${address}`);
    await expectNoSidewaysScroll(page);
    await expectGalleryAccessible(page);
  });

  test('its code is loaded on its own page only', async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script' && response.ok()) scripts.push(response.text());
    });
    const ofGallery = async () => (await Promise.all(scripts)).filter((script) => script.includes('Topics'));
    await openSettled(page, '/connect/orders');
    await settled(page);
    expect(scripts.length).toBeGreaterThan(1);
    expect(await ofGallery()).toEqual([]);
    await open(page);
    expect(await ofGallery()).not.toEqual([]);
  });
});
