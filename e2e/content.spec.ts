import type { Page } from '@playwright/test';
import { expectGoodState } from './support/good-page.ts';
import { loseNextAnswer } from './support/lost-answer.ts';
import { testOn } from './support/own-server.ts';
import { openSettled } from './support/pages.ts';
import { expect } from './support/test.ts';

/** What is written is on the pages of everybody of its server. */
const test = testOn({});

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).press('Enter');
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test.describe('banners and help articles (specification §shown-content)', () => {
  test.use({ account: 'ada' });

  test('an article is written by keyboard, seen as customers see it, and stays when an answer is lost or somebody else was first', async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    const wide = page.viewportSize() ?? { width: 1440, height: 900 };
    await openSettled(page, '/connect/admin/content');
    await expect(page).toHaveTitle('Content · Administration · Connect');

    await test.step('what is missing is said at its fields', async () => {
      await press(page, 'Add a help article');
      await expect(page.getByRole('heading', { name: 'Add a help article' })).toBeFocused();
      await press(page, 'Save');
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(field(page, 'Title')).toBeFocused();
    });

    await test.step('the preview is what the help page shows: marks as elements, HTML as it is written', async () => {
      await page.keyboard.type('When are you closed?');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Holidays');
      await page.keyboard.press('Tab');
      await page.keyboard.type('closed');
      await page.keyboard.press('Tab');
      await page.keyboard.type('On **Monday** <b>only</b>.');
      const preview = page.getByRole('region', { name: 'Preview' });
      await expect(preview.getByRole('strong')).toHaveText('Monday');
      await expect(preview).toContainText('<b>only</b>');
      await page.getByRole('radio', { name: /^Chosen storefronts/ }).press('Space');
      await page.getByRole('checkbox', { name: 'United Kingdom · English' }).press('Space');
      await expectGoodState(page);
      await page.setViewportSize(wide);
    });

    await test.step('an answer gets lost: asked for again it is there once', async () => {
      await loseNextAnswer(page, '**/api/v3/admin/help-articles');
      await press(page, 'Save');
      await expect(page.getByRole('alert')).toContainText('We can’t reach the server.');
      await expect(field(page, 'Text')).toHaveValue('On **Monday** <b>only</b>.');
      // Something else is typed meanwhile, and does not reach the server.
      await field(page, 'Text').fill('On **Tuesday** <b>only</b>.');
      await page.route('**/api/v3/admin/help-articles', (route) => route.abort(), { times: 1 });
      await press(page, 'Save');
      await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
      await expect(page.getByRole('alert')).toContainText('We can’t reach the server.');
      await press(page, 'Save');
      await expect(page.getByText('“When are you closed?” was saved.')).toBeVisible();
      await expect(rowOf(page, 'When are you closed?')).toHaveCount(1);
      await expect(rowOf(page, 'When are you closed?')).toContainText('Showing');
    });

    await test.step('one whose answer got lost is in the list once its form is left', async () => {
      await press(page, 'Add a help article');
      await field(page, 'Title').fill('Where do you deliver?');
      await field(page, 'Topic').fill('Service');
      await field(page, 'Name in its address').fill('delivery');
      await field(page, 'Text').fill('Everywhere.');
      await loseNextAnswer(page, '**/api/v3/admin/help-articles');
      await press(page, 'Save');
      await expect(page.getByRole('alert')).toContainText('We can’t reach the server.');
      await press(page, 'All content');
      await press(page, 'Leave');
      await expect(rowOf(page, 'Where do you deliver?')).toHaveCount(1);
    });

    await test.step('customers see it in its storefront alone', async () => {
      await openSettled(page, '/connect/help');
      await expect(page.getByText('When are you closed?')).toBeVisible();
      await openSettled(page, '/us/en/connect/help');
      await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
      await expect(page.getByText('When are you closed?')).toHaveCount(0);
    });

    await test.step('of two who edit it the second is told, and loses nothing', async () => {
      const other = await context.newPage();
      for (const each of [page, other]) {
        await openSettled(each, '/connect/admin/content');
        await press(each, 'Edit When are you closed? (English)');
      }
      await field(other, 'Text').fill('On Tuesday.');
      await press(other, 'Save');
      await expect(other.getByText('“When are you closed?” was saved.')).toBeVisible();
      await other.close();
      await field(page, 'Text').fill('On Wednesday.');
      await press(page, 'Save');
      await expect(page.getByRole('alert')).toContainText('This has been changed in the meantime.');
      await expect(page.getByRole('region', { name: 'What is there now' })).toContainText('On Tuesday.');
      await expect(field(page, 'Text')).toHaveValue('On Wednesday.');
      await expectGoodState(page);
      await page.setViewportSize(wide);
      await press(page, 'Save');
      await expect(page.getByText('“When are you closed?” was saved.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Edit When are you closed? (English)' })).toBeFocused();
    });

    await test.step('one that begins tomorrow is planned, and nobody sees it', async () => {
      await press(page, 'Edit When are you closed? (English)');
      await field(page, 'First day (optional)').fill('31/12/2030');
      await field(page, 'Last day (optional)').fill('30/12/2030');
      await press(page, 'Save');
      await expect(field(page, 'Last day (optional)')).toBeFocused();
      await expect(page.getByText('The last day can’t be before the first.').first()).toBeVisible();
      await field(page, 'Last day (optional)').fill('01/01/2031');
      await press(page, 'Save');
      await expect(rowOf(page, 'When are you closed?')).toContainText('Planned');
      await expectGoodState(page);
      await page.setViewportSize(wide);
      await openSettled(page, '/connect/help');
      await expect(page.getByText('When are you closed?')).toHaveCount(0);
    });
  });

  test('a banner is added at the next place, and goes once its name was typed, by keyboard', async ({ page }) => {
    await openSettled(page, '/connect/admin/content');
    const before = await page.getByRole('table', { name: 'Banners' }).getByRole('row').count();
    await press(page, 'Add a banner');
    await field(page, 'What the picture shows').fill('Gloves for the winter');
    await field(page, 'Picture').fill('https://elsewhere.example/winter.png');
    await expect(page.getByText('This picture can’t be shown')).toBeVisible();
    await press(page, 'Save');
    await expect(field(page, 'Picture')).toBeFocused();
    await field(page, 'Picture').fill('banners/whole-crew.en.svg');
    const picture = page.getByRole('region', { name: 'Preview' }).getByRole('img', { name: 'Gloves for the winter' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'All content' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Add a banner' })).toBeFocused();
    await page.keyboard.press('Enter');
    await field(page, 'What the picture shows').fill('Gloves for the winter');
    await field(page, 'Picture').fill('banners/gloves.svg');
    await press(page, 'Save');
    await expect(page.getByText('“Gloves for the winter” was saved.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Banners' }).getByRole('row')).toHaveCount(before + 1);
    await press(page, 'Remove Gloves for the winter (English)');
    const dialog = page.getByRole('dialog', { name: 'Remove “Gloves for the winter”?' });
    await page.keyboard.type('Gloves');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('This isn’t banners/gloves.svg.')).toBeVisible();
    await dialog.getByRole('textbox').fill('banners/gloves.svg');
    await page.keyboard.press('Enter');
    await expect(page.getByText('“Gloves for the winter” was removed.')).toBeVisible();
    await openSettled(page, '/connect/reports/audit?who=ada%40connect.example');
    await expect(rowOf(page, 'Removed a banner')).toContainText('What the picture shows: Gloves for the winter → –');
  });
});
