import type { Page } from '@playwright/test';
import { loginForm } from './support/login-form.ts';
import { loseNextAnswer } from './support/lost-answer.ts';
import { mailTo } from './support/mailbox.ts';
import { newLogin, openAs } from './support/people.ts';
import type { Person } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { totp } from './support/totp.ts';

const address = '/connect/mfa-settings';

const card = (page: Page) => {
  const region = page.getByRole('region', { name: 'Two-step verification' });
  const button = (name: string) => region.getByRole('button', { name });
  return {
    region,
    button,
    code: region.getByRole('textbox', { name: 'Code' }),
    password: region.getByLabel('Password', { exact: true }),
  };
};

/** The key on the page, without the spaces it is read by. */
const shownKey = async (page: Page): Promise<string> => {
  const key = card(page).region.getByText(/^([A-Z2-7]{4} ?){4,}[A-Z2-7]*$/);
  await expect(key).toBeVisible();
  return (await key.innerText()).replaceAll(' ', '');
};

/** Turns it on by the page; answers the key and the recovery codes. */
const turnOn = async (page: Page, person: Person): Promise<{ key: string; code: string; codes: readonly string[] }> => {
  await openAs(page, person, address);
  await card(page).button('Set up').click();
  await card(page).password.fill(person.password);
  await card(page).button('Continue').click();
  const key = await shownKey(page);
  const code = totp(key);
  await card(page).code.fill(code);
  await card(page).button('Confirm').click();
  const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  return { key, code, codes: await list.allInnerTexts() };
};

test('the page is for customers and its title is Two-step verification', async ({ page }) => {
  await page.goto(address);
  await expect(page).toHaveURL(/\/connect\/login\?return=/);
});

test.describe('from the account menu', () => {
  test.use({ account: 'kim' });
  test('the page is reachable, and the link in the dashboard cards stays hidden (specification §route-table)', async ({
    page,
  }) => {
    await page.goto('/connect');
    await expect(page.getByRole('main').getByRole('link', { name: /factor/i })).toHaveCount(0);
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Two-step verification' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Two-step verification' })).toBeVisible();
    await expect(page).toHaveTitle('Two-step verification · Connect');
    await expect(card(page).region.getByText('Off', { exact: true })).toBeVisible();
  });
});

test.describe('a confirmation whose answer is lost', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    const person = await newLogin(baseURL ?? '');
    await openAs(page, person, address);
    const { button, code, password } = card(page);
    await button('Set up').click();
    await password.fill(person.password);
    await button('Continue').click();
    await code.fill(totp(await shownKey(page)));
    await loseNextAnswer(page, '**/api/v3/mfa/confirm');
    await button('Confirm').click();
    await expect(code).toHaveAccessibleDescription(/We can’t reach the server/);
  });

  test('is pressed again, and shows recovery codes', async ({ page }) => {
    await card(page).button('Confirm').click();
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await expect(card(page).region.getByText('On', { exact: true })).toBeVisible();
  });

  test('says that it is on when another code is given, and leads to new recovery codes', async ({ page }) => {
    const { region, button, code } = card(page);
    await code.fill('000000');
    await button('Confirm').click();
    await expect(region.getByRole('status')).toHaveText('Two-step verification is already on.');
    await expect(region.getByText('On', { exact: true })).toBeVisible();
    await expect(button('Create new recovery codes')).toBeVisible();
  });
});

test('TOTP by QR code and key, confirmed by a code; recovery codes are shown once', async ({ page, baseURL, api }) => {
  const person = await newLogin(baseURL ?? '');
  await openAs(page, person, address);
  await card(page).button('Set up').click();
  await test.step('the password is asked for first, and a wrong one shows no key', async () => {
    await expect(card(page).password).toBeFocused();
    await card(page).password.fill('not my password');
    await card(page).button('Continue').click();
    await expect(card(page).password).toHaveAccessibleDescription(/password isn’t right/);
    await expect(card(page).password).toBeFocused();
    await expectAccessible(page);
    await card(page).password.fill(person.password);
    await card(page).button('Continue').click();
  });
  await expect(page.getByRole('img', { name: 'QR code for your setup key' }).locator('path')).toHaveAttribute(
    'd',
    /^M\d/,
  );
  const key = await shownKey(page);

  await test.step('a wrong code says so, and nothing is turned on', async () => {
    await card(page).code.fill('000000');
    await card(page).button('Confirm').click();
    await expect(card(page).code).toHaveAccessibleDescription(/code isn’t right/);
    await expectAccessible(page);
  });
  await test.step('a right code turns it on', async () => {
    await card(page).code.fill(totp(key));
    await card(page).button('Confirm').click();
    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await card(page).button('Download').click();
    expect((await saved).suggestedFilename()).toBe('connect-recovery-codes.txt');
  });
  await test.step('the codes are not shown again', async () => {
    await card(page).button('I’ve saved them').click();
    await expect(card(page).region.getByText('On', { exact: true })).toBeVisible();
    await expect(card(page).region).toContainText('10 recovery codes left');
    await page.reload();
    await expect(card(page).region).toContainText('10 recovery codes left');
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toHaveCount(0);
  });
  await test.step('its owner is told by mail', async () => {
    const mail = await mailTo(api, person.email, 2);
    expect(mail.text).toContain('Two-step verification');
  });
});

test('login asks for the second step, where a recovery code works once', async ({ page, baseURL }) => {
  const person = await newLogin(baseURL ?? '');
  const { codes } = await turnOn(page, person);
  const [code = ''] = codes;
  const signInWith = async (recoveryCode: string): Promise<void> => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/connect/login');
    await loginForm(page).submit(person.email, person.password);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByRole('textbox', { name: /code/i }).fill(recoveryCode);
    await page.keyboard.press('Enter');
  };
  await signInWith(code);
  await expect(page).toHaveURL(/\/connect$/);
  await page.goto(address);
  await expect(card(page).region).toContainText('9 recovery codes left');
  await signInWith(code);
  await expect(page.getByRole('textbox', { name: /code/i })).toHaveAccessibleDescription(/code isn’t right/);
});

test('new recovery codes end the old ones, and need password and code', async ({ page, baseURL }) => {
  const person = await newLogin(baseURL ?? '');
  const { key, codes } = await turnOn(page, person);
  await card(page).button('I’ve saved them').click();
  await card(page).button('Create new recovery codes').click();
  await card(page).password.fill(person.password);
  // The next step's code, which is good as well: that of this one is used.
  await card(page).code.fill(totp(key, 1));
  await card(page).button('Create new recovery codes').click();
  const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  for (const renewed of await list.allInnerTexts()) expect(codes).not.toContain(renewed);
});

test('it is turned off with password and code; a code is good once', async ({ page, baseURL }) => {
  const person = await newLogin(baseURL ?? '');
  const { key, code } = await turnOn(page, person);
  await card(page).button('I’ve saved them').click();
  await card(page).button('Turn off').click();
  await card(page).password.fill(person.password);
  await card(page).code.fill(code);
  await card(page).button('Turn off').click();
  await expect(card(page).code).toHaveAccessibleDescription(/code isn’t right/);
  await card(page).code.fill(totp(key, 1));
  await card(page).button('Turn off').click();
  await expect(card(page).region.getByText('Off', { exact: true })).toBeVisible();
});

test('settings that cannot be loaded say so, with Try again', async ({ page, baseURL }) => {
  const person = await newLogin(baseURL ?? '');
  await page.route('**/api/v3/mfa', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await openAs(page, person, address);
  await expect(card(page).region.getByRole('alert')).toContainText('We couldn’t load your settings.');
  await card(page).button('Try again').click();
  await expect(card(page).button('Set up')).toBeVisible();
});

test('the password is changed with the one of before; other devices are logged out', async ({
  page,
  baseURL,
  browser,
}) => {
  const person = await newLogin(baseURL ?? '');
  await openAs(page, person, address);
  const region = page.getByRole('region', { name: 'Password' });
  const field = (name: string) => region.getByLabel(name, { exact: true });
  const button = region.getByRole('button', { name: 'Change password' });
  await button.click();
  await test.step('what is refused says so where it was typed', async () => {
    await expect(field('Current password')).toBeFocused();
    await field('Current password').fill('not my password');
    await field('New password').fill('iloveyou');
    await button.click();
    await expect(field('Current password')).toHaveAccessibleDescription(/password isn’t right/);
    await expect(field('Current password')).toBeFocused();
    await field('Current password').fill(person.password);
    await button.click();
    await expect(field('New password')).toHaveAccessibleDescription(/too common/);
    await expect(field('New password')).toBeFocused();
    await expectAccessible(page);
  });
  await test.step('a good one is taken', async () => {
    await field('New password').fill('a sentence of newer words');
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: 'logged out on every other device' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Active sessions' }).getByRole('listitem')).toHaveCount(1);
  });
  await test.step('it is among the recent sign-ins, above the one that began with it', async () => {
    const recent = page.getByRole('region', { name: 'Recent logins' }).getByRole('listitem');
    await expect(recent.first()).toContainText('Password changed');
    await expect(recent.nth(1)).toContainText('Account created');
  });
  await test.step('elsewhere the new one lets in', async () => {
    const elsewhere = await browser.newPage();
    await elsewhere.goto('/connect/login');
    await loginForm(elsewhere).submit(person.email, 'a sentence of newer words');
    await expect(elsewhere).toHaveURL(/\/connect$/);
    await elsewhere.context().close();
  });
});

test('which emails about orders one gets is chosen, and stays so (specification §order-emails)', async ({
  page,
  baseURL,
}) => {
  const person = await newLogin(baseURL ?? '');
  await openAs(page, person, address);
  const emails = page.getByRole('region', { name: 'Order emails' });
  await expect(emails.getByRole('checkbox', { name: 'Confirmed' })).toBeChecked();
  await emails.getByRole('checkbox', { name: 'Confirmed' }).press('Space');
  // What is not saved yet is there after a new login, which may load the portal again.
  await page.reload();
  await expect(emails.getByRole('checkbox', { name: 'Confirmed' })).not.toBeChecked();
  await emails.getByRole('radio', { name: 'Orders I place' }).press('ArrowDown');
  await emails.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'The changes were saved.' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(emails.getByRole('checkbox', { name: 'Confirmed' })).not.toBeChecked();
  await expect(emails.getByRole('checkbox', { name: 'Invoiced' })).toBeChecked();
  await expect(emails.getByRole('radio', { name: 'All my company’s orders' })).toBeChecked();
});
