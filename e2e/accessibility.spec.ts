import { authPages, authStates, languages } from './support/auth-pages.ts';
import { complaintsOf } from './support/console.ts';
import {
  expectCleanInBothSchemes,
  expectGoodPage,
  expectGoodPages,
  expectGoodState,
  pageTitle,
} from './support/good-page.ts';
import { documentPages, goOn, openSettled } from './support/pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';
import { inOneOf } from './support/languages.ts';
import { companyUser } from './support/users-page.ts';

const refusedOnPurpose = /Failed to load resource/;

test.describe('for a visitor', () => {
  // The link that is complete and the one that is not are one page: another comes between them.
  const [login, register, incomplete, forgotten, reset, resetIncomplete] = authPages;
  const pages = [
    login,
    register,
    forgotten,
    incomplete,
    reset,
    ['help', '/connect/help#credit-approval'],
    resetIncomplete,
    ['not found', '/connect/nonsense'],
  ] as const;
  test('every page is axe clean, fits, and is quiet', ({ page }) => expectGoodPages(page, pages));

  for (const [language, pair] of inOneOf(languages, 1))
    test(`the forms in ${language}: axe clean in both schemes, no sideways scroll at 320 px and 200% zoom`, async ({
      page,
      viewport,
    }) => {
      test.setTimeout(240_000);
      for (const [name, address, reach] of authStates)
        await test.step(name, async () => {
          await page.unrouteAll();
          await page.setViewportSize(viewport ?? { width: 1440, height: 900 });
          await openSettled(page, pair + address);
          await reach(page);
          await expectGoodState(page);
          // The browser keeps, at the address, that a second step was asked for.
          await page.goto('about:blank');
        });
    });
});

for (const account of ['sam', 'lee', 'sasha'] as const)
  test.describe(`for ${account}`, () => {
    test.use({ account });
    test(pageTitle('dashboard'), ({ page }) => expectGoodPage(page, '/connect'));
  });

test.describe('for kim, who has none', () => {
  test.use({ account: 'kim' });
  test('dashboard and list are axe clean, fit, and are quiet', ({ page }) =>
    expectGoodPages(page, [
      ['dashboard', '/connect'],
      ['list', '/connect/orders'],
    ]));
});

test.describe('for priya', () => {
  test.use({ account: 'priya' });

  test('the pages of documents are axe clean, fit, and are quiet', async ({ page, api }) => {
    const { order, invoice } = await documentPages(api);
    await expectGoodPages(page, [
      ['dashboard', '/connect'],
      ['list', '/connect/orders'],
      ['order', order],
      ['invoice', invoice],
    ]);
    await test.step('a document that is not found: axe clean in both schemes', async () => {
      await openSettled(page, '/connect/orders/view/SO-0');
      await expectCleanInBothSchemes(page);
    });
  });

  test('the pages of the company and of one’s own account are axe clean, fit, and are quiet', async ({ page, api }) => {
    const [own, other] = await Promise.all(
      ['priya@northgate.example', 'sam@northgate.example'].map((email) => companyUser(api, email)),
    );
    await expectGoodPages(page, [
      ['Edit User of oneself', `/connect/users/view/${own?.id}`],
      ['Manage Users', '/connect/users'],
      ['Edit User of another', `/connect/users/view/${other?.id}`],
      ['help', '/connect/help'],
      ['Contact Us', '/connect/contact'],
      ['Two-step verification', '/connect/mfa-settings'],
    ]);
  });

  for (const [language, pair] of inOneOf(languages, 1)) {
    test(`the dialogs of Manage Users in ${language} are axe clean in both schemes and fit into 320 px`, async ({
      page,
    }) => {
      await openSettled(page, `${pair}/connect/users`);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Invite a user|Benutzer einladen)$/ })
        .click();
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

  test('tables as stacked rows are axe clean', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    let open = openSettled;
    for (const address of ['/connect', '/connect/orders', '/connect/users']) {
      await test.step(address, async () => {
        await open(page, address);
        await expectAccessible(page);
      });
      open = goOn;
    }
  });

  test('what opens over the list is axe clean in both schemes, and fits', async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1366, height: 768 });
    await openSettled(page, '/connect/orders');
    const dates = page.getByRole('button', { name: /^Date range/ });
    const picker = page.getByRole('dialog', { name: 'Date range' });

    await test.step('the account menu', async () => {
      await page.getByRole('button', { name: 'Account menu' }).click();
      await expect(page.getByRole('menu').first()).toBeVisible();
      await expectCleanInBothSchemes(page);
      await page.keyboard.press('Escape');
    });
    await test.step('the date picker, all of it in the window of an office', async () => {
      await dates.click();
      await expect(picker.getByRole('textbox').first()).toBeVisible();
      await expect(picker).toBeInViewport({ ratio: 1 });
      await expectCleanInBothSchemes(page);
      await page.keyboard.press('Escape');
    });
    await test.step('the drawer and open panels at 320 px', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await dates.click();
      await expect(picker.getByRole('textbox').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectCleanInBothSchemes(page);
    });
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
});
