import type { Page } from '@playwright/test';
import { loginForm } from './support/login-form.ts';
import { expectGoodState } from './support/good-page.ts';
import { newLogin } from './support/people.ts';
import type { Person } from './support/people.ts';
import { turnOnSecondFactor } from './support/second-factor.ts';
import { stored } from './support/storage.ts';
import { expect, test as base } from './support/test.ts';
import { totp } from './support/totp.ts';

const call = '**/api/auth/login/mfa';
const wrongCode = 'That code isn’t right. Check it and try again.';

type Careful = Person & { readonly secret: string; readonly recoveryCodes: readonly string[] };

/** Tests with somebody who has a second factor. */
const test = base.extend<{ readonly person: Careful }>({
  person: async ({ baseURL }, use) => {
    const person = await newLogin(baseURL ?? '');
    await use({ ...person, ...(await turnOnSecondFactor(baseURL ?? '', person)) });
  },
});

const codeForm = (page: Page) => {
  const form = {
    code: page.getByRole('textbox', { name: 'Authentication code' }),
    recovery: page.getByRole('textbox', { name: 'Recovery code' }),
    button: page.getByRole('button', { name: 'Verify' }),
    toRecovery: page.getByRole('button', { name: 'Use a recovery code instead' }),
    back: page.getByRole('button', { name: 'Back to password' }),
  };
  return form;
};

/** Gives email and password, and comes to the second step. */
const passPassword = async (page: Page, { email, password }: Person, path = '/connect/login'): Promise<void> => {
  await page.goto(path);
  await loginForm(page).submit(email, password);
  await expect(codeForm(page).code).toBeVisible();
};

test.describe('Account Login of an account with a second factor', () => {
  test('asks for the code on the same screen, with the focus in its field; nothing is stored before', async ({
    page,
    person,
  }) => {
    await passPassword(page, person);
    const { code } = codeForm(page);
    await expect(page).toHaveURL(/\/connect\/login$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Account Login' })).toBeVisible();
    await expect(page.getByText(`Logging in as ${person.email}.`)).toBeVisible();
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(await stored(page)).not.toHaveProperty('jwt');
  });

  test('signs in with the right code, and goes where the visitor wanted to', async ({ page, person }) => {
    await page.goto('/connect/orders?show=orders');
    await loginForm(page).submit(person.email, person.password);
    await codeForm(page).code.fill(totp(person.secret, 1));
    await codeForm(page).code.press('Enter');
    await expect(page).toHaveURL(/\/connect\/orders\?show=orders/);
    expect(await stored(page)).toHaveProperty('jwt');
  });

  test('says of a wrong code that it is, under the field; the message is cleared on input', async ({
    page,
    person,
  }) => {
    await passPassword(page, person);
    const { code, button } = codeForm(page);
    await code.fill('000000');
    await button.click();
    await expect(code).toHaveAccessibleDescription(new RegExp(`${wrongCode}$`));
    await expect(code).toBeFocused();
    await expect(button).toBeEnabled();
    await code.fill(totp(person.secret, 1));
    await expect(code).not.toHaveAttribute('aria-invalid');
    await button.click();
    await expect(page).toHaveURL(/\/connect$/);
  });

  test('takes a recovery code instead, once', async ({ page, person }) => {
    const [recoveryCode = ''] = person.recoveryCodes;
    await passPassword(page, person);
    await codeForm(page).toRecovery.click();
    const { recovery, button } = codeForm(page);
    await expect(recovery).toBeFocused();
    await expect(recovery).not.toHaveAttribute('inputmode', 'numeric');
    await recovery.fill(recoveryCode.toUpperCase().replace('-', ' '));
    await button.click();
    await expect(page).toHaveURL(/\/connect$/);

    await page.evaluate(() => localStorage.clear());
    await passPassword(page, person);
    await codeForm(page).toRecovery.click();
    await recovery.fill(recoveryCode);
    await button.click();
    await expect(recovery).toHaveAccessibleDescription(new RegExp(`${wrongCode}$`));
    await page.getByRole('button', { name: 'Use your authenticator app instead' }).click();
    await expect(codeForm(page).code).toBeFocused();
    await expect(codeForm(page).code).not.toHaveAttribute('aria-invalid');
  });

  test('stays through a reload and through Back and Forward, and is in no address', async ({ page, person }) => {
    await passPassword(page, person);
    const { code, button } = codeForm(page);
    await page.reload();
    await expect(page.getByText(`Logging in as ${person.email}.`)).toBeVisible();
    await expect(code).toBeFocused();
    await page.goBack();
    await expect(loginForm(page).password).toBeFocused();
    await page.goForward();
    await expect(code).toBeFocused();
    await expect(page).toHaveURL(/\/connect\/login$/);
    await code.fill(totp(person.secret, 1));
    await button.click();
    await expect(page).toHaveURL(/\/connect$/);
  });

  test('leads back to the password, which is typed anew', async ({ page, person }) => {
    await passPassword(page, person);
    await codeForm(page).back.click();
    const form = loginForm(page);
    await expect(form.email).toHaveValue(person.email);
    await expect(form.password).toHaveValue('');
    await expect(form.password).toBeFocused();
    await expect(form.password).not.toHaveAttribute('aria-invalid');
  });

  test('that took too long begins anew with the password, and says why', async ({ page, person }) => {
    // As the server answers when the time of the first step is over: it no longer takes what that step gave.
    await page.route(call, (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), mfa_token: 'over' } }),
    );
    await passPassword(page, person);
    await codeForm(page).code.fill(totp(person.secret, 1));
    await codeForm(page).button.click();
    const form = loginForm(page);
    await expect(form.password).toHaveAccessibleDescription('Your login timed out. Please enter your password again.');
    await expect(form.password).toBeFocused();
    await form.password.pressSequentially('x');
    await expect(form.password).not.toHaveAttribute('aria-invalid');
    await form.password.fill(person.password);
    await form.button.click();
    await expect(codeForm(page).code).toBeFocused();
  });

  test('remembers the email only (decisions §logging-out-forgets)', async ({ page, person }) => {
    await page.goto('/connect/login');
    await loginForm(page).remember.check();
    await loginForm(page).submit(person.email, person.password);
    await codeForm(page).code.fill(totp(person.secret, 1));
    await codeForm(page).button.click();
    await expect(page).toHaveURL(/\/connect$/);
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name: 'Logout' }).click();
    await expect(loginForm(page).email).toHaveValue(person.email);
    expect(JSON.stringify(await stored(page))).not.toContain(person.secret);
  });

  test('makes them wait after too many wrong codes', async ({ page, person, request }) => {
    await passPassword(page, person);
    const first = await request.post('/api/auth/login', { data: { email: person.email, password: person.password } });
    const { mfa_token } = await first.json();
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect((await request.post('/api/auth/login/mfa', { data: { mfa_token, code: '000000' } })).ok()).toBe(false);
    await codeForm(page).code.fill(totp(person.secret, 1));
    await codeForm(page).button.click();
    await expect(codeForm(page).code).toHaveAccessibleDescription(
      /Too many attempts\. Please try again in \d+ (second|minute)s?\.$/,
    );
  });
});

test('a step that cannot be fetched says so, and is there once it can', async ({ page, person }) => {
  await page.goto('/connect/login');
  await loginForm(page).email.fill(person.email);
  // What the form itself needs has come.
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\/.+\.js$/, (route) => route.abort());
  await loginForm(page).submit(person.email, person.password);
  await expect(page.getByText('We can’t reach the server. Check your connection and try again.')).toBeVisible();
  await page.unrouteAll();
  await expectGoodState(page);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(codeForm(page).code).toBeFocused();
});
