import type { Page } from '@playwright/test';
import { customer } from './support/customers.ts';
import { expectGoodPage, pageTitle } from './support/good-page.ts';
import { hold } from './support/hold.ts';
import { tabTo } from './support/keyboard.ts';
import { openSettled } from './support/pages.ts';
import { stored } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const favouritesCall = '**/account-manager/customers/favourites';
const favourites = (page: Page) => page.getByRole('region', { name: 'My favourite customers' }).getByRole('listitem');
const names = (page: Page) => favourites(page).getByRole('link').allTextContents();
const up = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name} up` });
const down = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name} down` });

for (const [account, first, last] of [
  ['morgan', 'Morgan', 'Hale'],
  ['robin', 'Robin', 'Castell'],
] as const)
  test.describe(`My Profile of ${account}`, () => {
    test.use({ account });

    test('shows the own details; the name can be changed, the email cannot', async ({ page }) => {
      await openSettled(page, '/connect/my-profile');
      await expect(page).toHaveTitle('My Profile · Connect');
      await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue(first);
      const lastName = page.getByRole('textbox', { name: 'Last Name' });
      await expect(lastName).toHaveValue(last);
      const email = page.getByRole('textbox', { name: 'Email' });
      await expect(email).toHaveValue(`${account}@connect.example`);
      await expect(email).not.toBeEditable();

      const save = page.getByRole('button', { name: 'Save' });
      await save.click();
      await expect(page.getByRole('status').filter({ hasText: 'No changes to save.' })).toBeVisible();
      await lastName.fill(' ');
      await save.click();
      await expect(lastName).toHaveAccessibleDescription('Enter a last name.');
      await expect(lastName).toBeFocused();
      await lastName.fill('Zed');
      await save.click();
      await expect(page.getByRole('status').filter({ hasText: 'The changes were saved.' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Account menu' })).toContainText(`${first.charAt(0)}Z`);
      await page.reload();
      await expect(lastName).toHaveValue('Zed');
      await lastName.fill(last);
      await save.click();
      await expect(page.getByRole('button', { name: 'Account menu' })).toContainText(first.charAt(0) + last.charAt(0));
    });

    test('puts the favourites in another order, which the dashboard shows, and back', async ({ page }) => {
      await openSettled(page, '/connect/my-profile');
      const before = await names(page);
      expect(before.length).toBeGreaterThan(2);
      const [one = '', two = '', ...rest] = before;
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
      await down(page, one).click();
      await saved;
      expect(await names(page)).toEqual([two, one, ...rest]);
      await page.goto('/connect');
      const rows = page.getByRole('table', { name: 'My favourite customers' }).locator('td:nth-child(2)');
      await expect(rows).toHaveText([two, one, ...rest]);
      await page.goto('/connect/my-profile');
      const restored = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
      await up(page, one).click();
      await restored;
      await page.reload();
      await expect(favourites(page).getByRole('link')).toHaveText(before);
    });
  });

test.describe('My Profile', () => {
  test.use({ account: 'morgan' });

  const give = (page: Page) =>
    page.route(favouritesCall, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { data: ['C1', 'C2', 'C3'].map((no) => customer(no)) } })
        : route.fallback(),
    );

  test('an order is saved by keyboard, the last wish last, and the place is said', async ({ page }) => {
    const saves = await hold(page, favouritesCall);
    await give(page);
    await openSettled(page, '/connect/my-profile');
    await tabTo(page, down(page, 'Company C1'));
    await page.keyboard.press('Enter');
    await expect(down(page, 'Company C1')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(down(page, 'Company C1')).toBeFocused();
    // At the end it stays where it is.
    await page.keyboard.press('Enter');
    await expect(favourites(page).getByRole('link')).toHaveText(['Company C2', 'Company C3', 'Company C1']);
    await expect(page.locator('[aria-live="polite"]', { hasText: 'Company C1: position 3 of 3' })).toBeAttached();
    const first = await saves.came(1);
    expect(first.request().postDataJSON()).toEqual({ order: ['C2', 'C1', 'C3'] });
    await first.fulfill({ json: { data: [] } });
    const second = await saves.came(2);
    expect(second.request().postDataJSON()).toEqual({ order: ['C2', 'C3', 'C1'] });
    await second.fulfill({ status: 500, json: { message: 'No.', code: 'failed' } });
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(favourites(page).getByRole('link')).toHaveText(['Company C2', 'Company C1', 'Company C3']);
  });

  test('language and colour scheme are chosen here, too', async ({ page }) => {
    await openSettled(page, '/connect/my-profile');
    await page.getByRole('radiogroup', { name: 'Colour scheme' }).getByText('Dark').click();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    expect(await stored(page)).toMatchObject({ scheme: 'dark' });
    await page.getByRole('button', { name: /^Region and language, / }).click();
    await page.getByRole('menuitemradio', { name: 'Deutschland · Deutsch' }).click();
    await expect(page).toHaveURL(/\/de\/de\/connect\/my-profile$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mein Profil');
  });

  test('sessions are listed, and can all be signed out', async ({ page }) => {
    await openSettled(page, '/connect/my-profile');
    const sessions = page.getByRole('region', { name: 'Active sessions' });
    await expect(sessions.getByText('This session')).toHaveCount(1);
    // The account is shared with other journeys, whose sessions must go on.
    await page.route('**/api/v3/sessions/end', (route) => route.fulfill({ status: 204 }));
    const everywhere = sessions.getByRole('button', { name: 'Log out everywhere' });
    await everywhere.click();
    // Staff have no password: it is asked once more.
    await expect(sessions.getByRole('textbox')).toHaveCount(0);
    await expect(sessions.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await everywhere.click();
    await expect(page).toHaveURL(/\/connect\/login$/);
    expect(await stored(page)).not.toHaveProperty('jwt');
  });

  test('what cannot be loaded says so, each by itself, with Try again', async ({ page }) => {
    const failed = { status: 500, json: { message: 'No.', code: 'failed' } };
    await page.route(favouritesCall, (route) => route.fulfill(failed));
    let asked = 0;
    // The session asks for it first.
    await page.route('**/account-manager/me', (route) => ((asked += 1) > 1 ? route.fulfill(failed) : route.continue()));
    await page.goto('/connect/my-profile');
    await expect(page.getByText('We couldn’t load your details.')).toBeVisible();
    await expect(page.getByText('We couldn’t load your favourite customers.')).toBeVisible();
    await page.unrouteAll();
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.last().click();
    await expect(retry).toHaveCount(1);
    await retry.click();
    await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Morgan');
    await expect(favourites(page).first()).toBeVisible();
  });

  test(pageTitle('My Profile'), async ({ page }) => {
    await expectGoodPage(page, '/connect/my-profile');
  });
});
