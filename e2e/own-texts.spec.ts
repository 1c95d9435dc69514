import type { Browser, Page } from '@playwright/test';
import { complaintsOf } from './support/console.ts';
import { expectGoodState } from './support/good-page.ts';
import { loseNextAnswer } from './support/lost-answer.ts';
import { testOn } from './support/own-server.ts';
import { openSettled } from './support/pages.ts';
import { expect } from './support/test.ts';

/** What is written is on all pages of its server. */
const test = testOn({});

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).press('Enter');
const rowOf = (page: Page, text: string) =>
  page.getByRole('row').filter({ has: page.getByText(text, { exact: true }) });
const search = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Search the texts' }).fill(text);
  await page.getByRole('searchbox', { name: 'Search the texts' }).press('Enter');
};

/** What was written is gone again: other journeys go on with this server. */
test.afterEach(async ({ api }) => {
  for (const language of ['de', 'en'])
    for (const { source, own } of (await (await api.get(`/api/v3/admin/texts/${language}?view=own`)).json()).texts) {
      const back = { source, text: null, was: own.text };
      expect((await api.put(`/api/v3/admin/texts/${language}`, { data: back })).ok()).toBe(true);
    }
});

/** The page of the login, of somebody without anything that a page kept. */
const openLogin = async (browser: Browser, baseURL: string, pair: string) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await openSettled(page, `${pair}/connect/login`);
  return { page, complaints, close: () => context.close() };
};

test.describe('texts of one’s own (specification §own-texts)', () => {
  test.use({ account: 'ada' });

  test('a text is written by keyboard: what it has to keep is named, and pages have it from the next one on, the login too', async ({
    page,
    browser,
    context,
    origin,
  }) => {
    test.setTimeout(240_000);
    const wide = page.viewportSize() ?? { width: 1440, height: 900 };
    const own = page.getByRole('textbox', { name: 'Own text', exact: true });
    const preview = page.getByRole('region', { name: 'Preview' });
    const saved = page.getByText('Saved. Pages show it from the next time they load.');
    await openSettled(page, '/connect/admin/texts');
    await expect(page).toHaveTitle('Texts · Administration · Connect');
    await expectGoodState(page);
    await page.setViewportSize(wide);

    await test.step('what the page fills in is kept, or nothing is saved', async () => {
      await search(page, 'the first of search others');
      await press(page, 'Edit The first {n} of {total}. Search to find the others.');
      await expect(page.getByRole('heading', { name: 'Text (English)' })).toBeFocused();
      await own.fill('{n} of them. Search on.');
      await expect(preview).toContainText('Keep {total} as in the built-in text.');
      await press(page, 'Save');
      await expect(own).toBeFocused();
      await expect(own).toHaveAccessibleDescription(/Keep \{total\} as in the built-in text\./);
      await own.fill('{n} of {total}. <b>Search</b> on.');
      await expect(preview).toContainText('{n} of {total}. <b>Search</b> on.');
      await expectGoodState(page);
      await page.setViewportSize(wide);
    });

    await test.step('an answer gets lost: asked for again it is there', async () => {
      await loseNextAnswer(page, '**/api/v3/admin/texts/en');
      await press(page, 'Save');
      await expect(page.getByRole('alert')).toContainText('We can’t reach the server.');
      await press(page, 'Save');
      await expect(saved).toBeVisible();
      await expect(rowOf(page, '{n} of {total}. <b>Search</b> on.')).toContainText('Own text');
    });

    await test.step('the next page says it, as text', async () => {
      await openSettled(page, '/connect/admin/texts');
      await expect(page.getByText(/^50 of [\d,]+\. <b>Search<\/b> on\.$/)).toBeVisible();
    });

    await test.step('a plural is shown with each of its forms', async () => {
      await page.getByRole('combobox', { name: 'Language' }).selectOption('pl');
      await search(page, 'Sign off {n, plural, one {# product}');
      await page
        .getByRole('button', { name: /^Edit Zatwierdzić \{n, plural/ })
        .first()
        .press('Enter');
      await expect(preview.getByRole('paragraph')).toHaveCount(4);
      await press(page, 'All texts');
      await page.getByRole('combobox', { name: 'Language' }).selectOption('en');
    });

    await test.step('of two who write one the second is told, and sees what it says now', async () => {
      await search(page, 'Order Samples');
      await press(page, 'Edit Order Samples');
      const other = await context.newPage();
      await openSettled(other, '/connect/admin/texts');
      await search(other, 'Order Samples');
      await press(other, 'Edit Order Samples');
      await other.getByRole('textbox', { name: 'Own text' }).fill('From the other page');
      await press(other, 'Save');
      await expect(other.getByText('Saved. Pages show it from the next time they load.')).toBeVisible();
      await other.close();
      await own.fill('Sample requests');
      await press(page, 'Save');
      await expect(page.getByRole('alert')).toContainText('This has been changed in the meantime.');
      await expect(page.getByRole('region', { name: 'What is there now' })).toContainText('From the other page');
      await expect(own).toHaveValue('Sample requests');
      await press(page, 'Save');
      await expect(saved).toBeVisible();
      await expect(rowOf(page, 'Sample requests')).toContainText('Built-in: Order Samples');
    });

    await test.step('the login has it before anybody is signed in, in its language alone', async () => {
      await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
      await search(page, 'Account Login');
      await page.getByRole('row').filter({ hasText: 'In English: Account Login' }).getByRole('button').press('Enter');
      await own.fill('Willkommen im Kundenportal');
      await press(page, 'Save');
      await expect(saved).toBeVisible();
      const german = await openLogin(browser, origin, '/de/de');
      await expect(german.page.getByRole('heading', { level: 1 })).toHaveText('Willkommen im Kundenportal');
      expect(german.complaints).toEqual([]);
      await german.close();
      const english = await openLogin(browser, origin, '');
      await expect(english.page.getByRole('heading', { level: 1 })).toHaveText('Account Login');
      // Another storefront is chosen in the page that is there.
      await english.page.locator('[aria-haspopup="menu"]').last().press('Enter');
      await english.page.getByRole('menuitemradio', { name: 'Deutschland · Deutsch' }).press('Enter');
      await expect(english.page.getByRole('heading', { level: 1 })).toHaveText('Willkommen im Kundenportal');
      expect(english.complaints).toEqual([]);
      await english.close();
    });

    await test.step('it is as it was built again once that was confirmed', async () => {
      await page.getByRole('combobox', { name: 'Show' }).selectOption('own');
      await page.getByRole('button', { name: 'Edit Willkommen im Kundenportal' }).press('Enter');
      await press(page, 'Restore the built-in text');
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await press(page, 'Restore');
      await expect(
        page.getByText('The built-in text is back. Pages show it from the next time they load.'),
      ).toBeVisible();
      await expect(page.getByText('No text matches this search.')).toBeVisible();
      await expectGoodState(page);
    });
  });
});
