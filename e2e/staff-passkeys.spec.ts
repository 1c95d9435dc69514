import type { Page } from '@playwright/test';
import { startEmptyServer, type EmptyServer } from './support/empty-server.ts';
import { clippedTexts } from './support/clipped.ts';
import { expectGoodState } from './support/good-page.ts';
import { loseNextAnswer } from './support/lost-answer.ts';
import { openSettled } from './support/pages.ts';
import { passkeyDeviceOf } from './support/passkey-device.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';
import { untranslatedTexts } from './support/untranslated.ts';

const supplier = {
  name: 'Hale & Sons Ltd',
  address: '1 Dock Road, Hull, HU1 1AA',
  vatNo: 'GB 999 9999 73',
  iban: 'GB82 WEST 1234 5698 7654 32',
  currency: 'GBP',
};
const email = 'ada@supplier.example';
const person = ['--email', email, '--first-name', 'Ada', '--last-name', 'Byron'];
const linkOf = ({ link }: { link: string }): string => new URL(link).pathname + new URL(link).hash;

/** Axe in both schemes, and no sideways scroll at widths of a laptop and a phone either. */
const expectGood = async (page: Page, name: string): Promise<void> => {
  await expectGoodState(page);
  for (const width of [375, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    const shots = process.env['SHOTS'];
    for (const colorScheme of ['light', 'dark'] as const) {
      if (!shots) continue;
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${shots}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
};

/** In other languages: every text is there, and has room. */
const expectLanguages = async (page: Page, path: string): Promise<void> => {
  for (const pair of ['/de/de', '/pl/pl', '/fr/fr', '/it/it'])
    await test.step(pair, async () => {
      await openSettled(page, pair + path);
      await page.setViewportSize({ width: 320, height: 800 });
      await expectNoSidewaysScroll(page);
      expect.soft(await clippedTexts(page)).toEqual([]);
      if (pair === '/de/de') expect.soft(await untranslatedTexts(page)).toEqual([]);
    });
  await page.setViewportSize({ width: 1366, height: 800 });
  await openSettled(page, path);
};

test.setTimeout(480_000);
test.use({ actionTimeout: 30_000 });

test('staff without a provider come by a link, and from then on with a passkey, by keyboard (specification §passkeys-of-staff)', async ({
  browser,
}) => {
  let server: EmptyServer | null = null;
  try {
    server = await startEmptyServer(supplier);
    // A number is no host for passkeys.
    const baseURL = server.origin.replace('127.0.0.1', 'localhost');
    const page = await browser.newPage({ baseURL });
    const device = await passkeyDeviceOf(page);
    const card = page.getByRole('region', { name: 'Passkeys' });
    const items = card.getByRole('listitem');
    const name = card.getByLabel('Name of the passkey');
    const press = async (button: string, within = card): Promise<void> => {
      await within.getByRole('button', { name: button }).focus();
      await page.keyboard.press('Enter');
    };
    const logOut = async (): Promise<void> => {
      await press('Account menu', page.locator('body'));
      await page.getByRole('menuitem', { name: 'Logout' }).press('Enter');
      await expect(page).toHaveURL(/\/connect\/login$/);
    };
    const logIn = page.getByRole('button', { name: 'Log in with a passkey' });

    await test.step('given a link, when they add one on the page of the account menu, then it is there and told of', async () => {
      await page.goto(linkOf(await server?.connect('admin', 'create', ...person)));
      await expect(page.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
      await press('Account menu', page.locator('body'));
      await page.getByRole('menuitem', { name: 'Your logins' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Your logins' })).toBeVisible();
      await expect(card.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
      await expectGood(page, 'empty');
      await press('Add a passkey');
      await expect(name).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(name).toHaveAccessibleDescription(/Enter a name for the passkey/);
      await name.fill('Work laptop');
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('status').getByText('Passkey Work laptop was added. You can use it the next time you log in.'),
      ).toBeVisible();
      await expect(items).toContainText('not used yet');
      await expect.poll(() => server?.subjectsTo(email)).toEqual(['A passkey was added']);
      await expectGood(page, 'added');
    });

    await test.step('given a page they wanted, when they use it on the staff login, then they come to that page', async () => {
      await logOut();
      await page.goto('/connect/admin/staff');
      await page.getByRole('link', { name: 'Staff login' }).press('Enter');
      await expect(page).toHaveURL(/\/connect\/staff-login$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Staff login' })).toBeVisible();
      await expectLanguages(page, '/connect/staff-login');
      await device.refuse();
      await logIn.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^No passkey was used\. Try again/)).toBeVisible();
      await expect(logIn).toBeFocused();
      await expectGood(page, 'login');
      await device.agree();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/connect\/admin\/staff$/);
    });

    await test.step('given an answer that is lost, when they send it again, then it is added once', async () => {
      const other = await browser.newPage({ baseURL });
      await other.goto(linkOf(await server?.connect('staff', 'link', '--email', email)));
      await expect(other.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
      await passkeyDeviceOf(other);
      await other.goto('/connect/logins');
      await expect(other.getByText(/^Added .*last used/)).toBeVisible();
      await other.getByRole('button', { name: 'Add a passkey' }).click();
      await other.getByLabel('Name of the passkey').fill('Phone');
      await loseNextAnswer(other, '**/api/v3/staff-passkeys');
      await other.keyboard.press('Enter');
      await expect(other.getByText('We can’t reach the server. Check your connection and try again.')).toBeVisible();
      await other.getByRole('button', { name: 'Create the passkey' }).click();
      await expect(other.getByText(/^Passkey Phone was added\./)).toBeVisible();
      await expect(other.getByRole('region', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(2);
      await other.close();
    });

    await test.step('given a login of too long ago, when they add one, then they log in again and come back', async () => {
      await expectLanguages(page, '/connect/logins');
      // Instead of an hour.
      await page.route(
        '**/api/v3/staff-passkeys/begin',
        (route) => route.fulfill({ status: 403, json: { code: 'sign_in_again', message: 'Please log in again.' } }),
        { times: 1 },
      );
      await press('Add a passkey');
      await expect(card.getByText(/^You logged in too long ago for this\./)).toBeVisible();
      await expectGood(page, 'stale');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/connect\/staff-login$/);
      await logIn.press('Enter');
      await expect(page).toHaveURL(/\/connect\/logins$/);
    });

    await test.step('given the last one, when it is removed, then the login refuses it, and a link is the way back', async () => {
      for (const each of ['Work laptop', 'Phone']) {
        await press(`Remove ${each}`);
        await expect(card.getByText(`Remove the passkey ${each}? It will no longer log you in.`)).toBeVisible();
        await card.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
        await expect(page.getByRole('status').getByText(`Passkey ${each} was removed.`)).toBeVisible();
      }
      await expect(items).toHaveCount(0);
      await expect
        .poll(() => server?.subjectsTo(email).slice(-2))
        .toEqual(['A passkey was removed', 'A passkey was removed']);
      await logOut();
      await page.getByRole('link', { name: 'Staff login' }).press('Enter');
      await logIn.press('Enter');
      await expect(page.getByText(/^Your passkey wasn’t accepted\. Try again/)).toBeVisible();
      await page.goto(linkOf(await server?.connect('staff', 'link', '--email', email)));
      await expect(page.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
    });
    await page.close();
  } finally {
    await server?.stop();
  }
});
