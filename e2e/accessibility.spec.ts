import type { Page } from '@playwright/test';
import { complaintsOf } from './support/console.ts';
import { loginForm } from './support/login-form.ts';
import { documentPages, openSettled, settled } from './support/pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

/** Half of 1440 is what is left at 200% zoom. */
const widths = [320, 720];
const refusedOnPurpose = /Failed to load resource/;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The page as it is now: axe in both schemes. */
const expectCleanInBothSchemes = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['scheme'])).toBe(colorScheme);
    await test.step(colorScheme, () => expectAccessible(page));
  }
};

/** A whole page: clean in both schemes, quiet, and as wide as the window when that is small. */
const expectGoodPage = async (page: Page, address: string): Promise<void> => {
  const complaints = complaintsOf(page);
  await openSettled(page, address);
  await expectCleanInBothSchemes(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    await test.step(`${width} px`, () => expectNoSidewaysScroll(page));
  }
  expect(complaints).toEqual([]);
};

const pageTitle = (name: string): string =>
  `${name}: axe clean in both schemes, no sideways scroll at 320 px and 200% zoom, no complaint in the console`;

test.describe('for a visitor', () => {
  for (const [name, address] of [
    ['login', '/connect/login'],
    ['help', '/connect/help#credit-approval'],
    ['not found', '/connect/nonsense'],
  ] as const)
    test(pageTitle(name), ({ page }) => expectGoodPage(page, address));

  test('login with its error message: axe clean in both schemes', async ({ page }) => {
    await openSettled(page, '/connect/login');
    await loginForm(page).submit('nobody@quietco.example');
    await expect(loginForm(page).password).toHaveAttribute('aria-invalid', 'true');
    await expect(loginForm(page).button).toBeEnabled();
    await expectCleanInBothSchemes(page);
  });
});

for (const account of ['priya', 'sam', 'lee', 'kim'] as const)
  test.describe(`for ${account}`, () => {
    test.use({ account });
    test(pageTitle('dashboard'), ({ page }) => expectGoodPage(page, '/connect'));
  });

test.describe('for kim, who has none', () => {
  test.use({ account: 'kim' });
  test(pageTitle('list'), ({ page }) => expectGoodPage(page, '/connect/orders'));
});

test.describe('for priya', () => {
  test.use({ account: 'priya' });

  test(pageTitle('list'), ({ page }) => expectGoodPage(page, '/connect/orders'));
  test(pageTitle('order'), async ({ page, api }) => expectGoodPage(page, (await documentPages(api)).order));
  test(pageTitle('invoice'), async ({ page, api }) => expectGoodPage(page, (await documentPages(api)).invoice));
  test(pageTitle('help'), ({ page }) => expectGoodPage(page, '/connect/help'));
  test('a document that is not found: axe clean in both schemes', async ({ page }) => {
    await openSettled(page, '/connect/orders/view/SO-0');
    await expectCleanInBothSchemes(page);
  });

  for (const address of ['/connect', '/connect/orders'])
    test(`${address} with its tables as stacked rows is axe clean`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await openSettled(page, address);
      await expectAccessible(page);
    });

  test('the account menu is axe clean in both schemes', async ({ page }) => {
    await openSettled(page, '/connect/help');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expectCleanInBothSchemes(page);
  });

  test('the date picker is axe clean in both schemes', async ({ page }) => {
    await openSettled(page, '/connect/orders');
    await page.getByRole('button', { name: /^Date range/ }).click();
    await expect(page.getByRole('dialog', { name: 'Date range' }).getByRole('textbox').first()).toBeVisible();
    await expectCleanInBothSchemes(page);
  });

  test('the search panel and its error dialog are axe clean in both schemes', async ({ page }) => {
    const complaints = complaintsOf(page, refusedOnPurpose);
    await openSettled(page, '/connect');
    await page.getByRole('combobox').fill('SO-');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await expectCleanInBothSchemes(page);
    await page.route('**/multi-search', (route) =>
      route.fulfill({ status: 500, json: { message: 'No.', code: 'internal', type: 'internal', link: '' } }),
    );
    await page.getByRole('combobox').fill('SI-');
    await page.getByRole('alertdialog').waitFor();
    await expectCleanInBothSchemes(page);
    expect(complaints).toEqual([]);
  });

  test('the drawer and open panels fit into 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openSettled(page, '/connect/orders');
    await page.getByRole('button', { name: /^Date range/ }).click();
    await expect(page.getByRole('dialog', { name: 'Date range' }).getByRole('textbox').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectCleanInBothSchemes(page);
  });
});
