import { authPages, authStates, languages } from './support/auth-pages.ts';
import { complaintsOf } from './support/console.ts';
import { expectCleanInBothSchemes, expectGoodPage, expectGoodState, pageTitle } from './support/good-page.ts';
import { documentPages, openSettled } from './support/pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';
import { inOneOf } from './support/languages.ts';
import { companyUser } from './support/users-page.ts';

const refusedOnPurpose = /Failed to load resource/;

test.describe('for a visitor', () => {
  for (const [name, address] of [
    ...authPages,
    ['help', '/connect/help#credit-approval'],
    ['not found', '/connect/nonsense'],
  ] as const)
    test(pageTitle(name), ({ page }) => expectGoodPage(page, address));

  for (const [language, pair] of inOneOf(languages, 1)) {
    for (const [name, address, reach] of authStates)
      test(`${name} in ${language}: axe clean in both schemes, no sideways scroll at 320 px and 200% zoom`, async ({
        page,
      }) => {
        await openSettled(page, pair + address);
        await reach(page);
        await expectGoodState(page);
      });
  }
});

for (const account of ['priya', 'sam', 'lee', 'kim', 'sasha'] as const)
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

  test(pageTitle('Manage Users'), ({ page }) => expectGoodPage(page, '/connect/users'));
  for (const email of ['priya@northgate.example', 'sam@northgate.example'])
    test(pageTitle(`Edit User of ${email}`), async ({ page, api }) => {
      const { id } = await companyUser(api, email);
      await expectGoodPage(page, `/connect/users/view/${id}`);
    });
  test(pageTitle('Contact Us'), ({ page }) => expectGoodPage(page, '/connect/contact'));
  test(pageTitle('Multi-factor settings'), ({ page }) => expectGoodPage(page, '/connect/mfa-settings'));

  for (const [language, pair] of inOneOf(languages, 1)) {
    test(`the dialogs of Manage Users in ${language} are axe clean in both schemes and fit into 320 px`, async ({
      page,
    }) => {
      await openSettled(page, `${pair}/connect/users`);
      await page.getByRole('main').locator('button:has(svg)').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('[type=submit]').click();
      await expect(dialog.locator('[aria-invalid=true]')).toBeFocused();
      await expectGoodState(page);
      await page.keyboard.press('Escape');
      await page.getByRole('region').getByRole('table').getByRole('button').nth(1).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectGoodState(page);
    });
  }

  for (const address of ['/connect', '/connect/orders', '/connect/users'])
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

  test('the date picker is axe clean in both schemes, and all of it in the window of an office', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openSettled(page, '/connect/orders');
    await page.getByRole('button', { name: /^Date range/ }).click();
    const picker = page.getByRole('dialog', { name: 'Date range' });
    await expect(picker.getByRole('textbox').first()).toBeVisible();
    await expect(picker).toBeInViewport({ ratio: 1 });
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
