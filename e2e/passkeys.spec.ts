import { loginForm } from './support/login-form.ts';
import { mailTo } from './support/mailbox.ts';
import { newLogin, openAs } from './support/people.ts';
import { expectGoodState } from './support/good-page.ts';
import { passkeyDeviceOf } from './support/passkey-device.ts';
import { turnOnSecondFactor } from './support/second-factor.ts';
import { expect, test } from './support/test.ts';

// A number is no host for passkeys.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

test('a passkey is added, finishes a sign-in in place of a code, and is removed, by keyboard (specification §passkeys)', async ({
  page,
  baseURL,
  request,
}) => {
  test.slow();
  const person = await newLogin(baseURL ?? '');
  await turnOnSecondFactor(baseURL ?? '', person);
  const device = await passkeyDeviceOf(page);
  const card = page.getByRole('region', { name: 'Passkeys' });
  const press = async (name: string): Promise<void> => {
    await card.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };

  await test.step('with the password and a name, once the device agrees', async () => {
    await openAs(page, person, '/connect/mfa-settings');
    await press('Add a passkey');
    await card.getByLabel('Password', { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    const name = card.getByLabel('Name of the passkey');
    await expect(name).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(name).toHaveAccessibleDescription(/Enter a name for the passkey/);
    await expectGoodState(page);
    await name.fill('Work laptop');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('status').getByText('Passkey Work laptop was added. You can use it the next time you log in.'),
    ).toBeVisible();
    await expect(card.getByRole('listitem')).toContainText('not used yet');
    expect((await mailTo(request, person.email, 3)).subject).toBe('A passkey was added');
    await expectGoodState(page);
  });

  await test.step('the second step offers it; who does not agree reads so, and tries again', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/connect/login');
    await loginForm(page).submit(person.email, person.password);
    const use = page.getByRole('button', { name: 'Use a passkey' });
    await expect(use).toBeVisible();
    await expect(page.getByLabel('Authentication code')).toBeFocused();
    await device.refuse();
    await use.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('No passkey was used. Try again, or enter a code.')).toBeVisible();
    await expect(use).toBeFocused();
    await expectGoodState(page);
    await device.agree();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/connect$/);
  });

  await test.step('it is removed with the password, and offered no more', async () => {
    await page.goto('/connect/mfa-settings');
    await expect(card.getByRole('listitem')).toContainText('last used');
    await expect(page.getByText('Logged in with a passkey')).toBeVisible();
    await press('Remove Work laptop');
    await card.getByLabel('Password', { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText('Passkey Work laptop was removed.')).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/connect/login');
    const asked = page.waitForResponse((each) => each.url().endsWith('/api/auth/login/passkey'));
    await loginForm(page).submit(person.email, person.password);
    expect(await (await asked).json()).toEqual({ options: null });
    await expect(page.getByLabel('Authentication code')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0);
  });
});
