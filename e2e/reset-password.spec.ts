import type { APIRequestContext, Page } from '@playwright/test';
import { loginForm } from './support/login-form.ts';
import { loseNextAnswer } from './support/lost-answer.ts';
import { linkIn, mailTo } from './support/mailbox.ts';
import { apiAs, newPassword, newLogin } from './support/people.ts';
import { turnOnSecondFactor } from './support/second-factor.ts';
import { stored } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { totp } from './support/totp.ts';

const call = '**/api/auth/password/reset';
const someToken = 'S0me-t0ken_of-43-letters-that-no-mail-carried';
const someLink = `/connect/password-reset/${someToken}?email=kim%40quietco.example`;
const nextPassword = 'Green-harness-43';

const resetForm = (page: Page) => {
  const form = {
    password: page.getByRole('textbox', { name: 'Password', exact: true }),
    confirmation: page.getByRole('textbox', { name: 'Confirm Password' }),
    button: page.getByRole('button', { name: 'Submit' }),
    problem: page.getByRole('main').getByRole('alert'),
  };
  return {
    ...form,
    submit: async (password: string, confirmation = password): Promise<void> => {
      await form.password.fill(password);
      await form.confirmation.fill(confirmation);
      await form.button.click();
    },
  };
};

/** Asks for a reset mail, and answers path and query of its link; `count` is which of the mails to them it is. */
const resetLink = async (api: APIRequestContext, email: string, count: number): Promise<string> => {
  expect((await api.post('/api/auth/password/email', { data: { email } })).status()).toBe(200);
  return linkIn(await mailTo(api, email, count), 'password-reset');
};

test.describe('Reset Password (specification §password-reset)', () => {
  test('has Password, Confirm Password and a Submit button', async ({ page }) => {
    await page.goto(someLink);
    const { password, confirmation, button } = resetForm(page);
    await expect(page).toHaveTitle('Reset Password · Connect');
    await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
    for (const field of [password, confirmation]) {
      await expect(field).toHaveAttribute('type', 'password');
      await expect(field).toHaveAttribute('autocomplete', 'new-password');
    }
    await expect(button).toBeEnabled();
  });

  test('a link without email says so, and leads to a new one', async ({ page }) => {
    await page.goto(`/connect/password-reset/${someToken}`);
    await expect(page.getByRole('alert')).toContainText('This link is incomplete.');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Go to login' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^support@/ })).toHaveAttribute('href', /^mailto:support@/);
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  });

  test.describe('when a user is flagged as logged in', () => {
    test.use({ account: 'kim' });
    test('a link for somebody else: says who is logged in, and offers both ways', async ({ page }) => {
      const link = `/connect/password-reset/${someToken}?email=nia%40quietco.example`;
      await page.goto(link);
      await expect(page.getByText('You’re logged in as kim@quietco.example, but this link is for nia@')).toBeVisible();
      await page.getByRole('button', { name: 'Stay logged in as kim@quietco.example' }).click();
      await expect(page).toHaveURL(/\/connect$/);
      expect(await stored(page)).toHaveProperty('jwt');
      await page.goto(link);
      await page.getByRole('button', { name: 'Log out and continue as nia@quietco.example' }).click();
      await expect(resetForm(page).password).toBeVisible();
      expect(await stored(page)).not.toHaveProperty('jwt');
    });

    test('checks /api/auth/me and redirects to /connect', async ({ page }) => {
      const me = page.waitForRequest('**/api/auth/me');
      await page.goto(someLink);
      await me;
      await expect(page).toHaveURL(/\/connect$/);
    });
  });
});

test("success shows 'Password updated correctly! Redirecting to your dashboard...' and redirects to /connect (specification §password-reset)", async ({
  page,
  request,
  baseURL,
}) => {
  const person = await newLogin(baseURL ?? '');
  const link = await resetLink(request, person.email, 2);
  await page.goto(link);
  await resetForm(page).submit(nextPassword);
  await expect(page.getByRole('status')).toHaveText('Password updated correctly! Redirecting to your dashboard...');
  await expect(page).toHaveURL(/\/connect$/);
  await expect(page.getByRole('heading', { level: 1, name: /Nia/ })).toBeVisible();

  await test.step('every other session is over', async () => {
    const before = await apiAs(baseURL ?? '', person.token);
    expect((await before.get('/api/auth/me')).status()).toBe(401);
    await before.dispose();
  });
  await test.step('they are told by mail', async () => {
    expect((await mailTo(request, person.email, 3)).subject).toMatch(/password/i);
  });
  await test.step('the old password is refused, the new one signs in', async () => {
    const login = (password: string) => request.post('/api/auth/login', { data: { email: person.email, password } });
    expect((await login(newPassword)).status()).toBe(401);
    expect((await login(nextPassword)).status()).toBe(200);
  });
  await test.step('the link is good once', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await resetForm(page).submit(newPassword);
    await expect(resetForm(page).problem).toHaveText(
      'This password reset link has expired or been used. Request a new one.',
    );
    expect(await stored(page)).not.toHaveProperty('jwt');
  });
});

test('an answer that is lost is asked for again: the password was set, and signs in', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await newLogin(baseURL ?? '');
  await page.goto(await resetLink(request, email, 2));
  await loseNextAnswer(page, call);
  await resetForm(page).submit(nextPassword);
  await expect(resetForm(page).problem).toContainText('We can’t reach the server.');
  await expect(resetForm(page).button).toBeEnabled();
  await resetForm(page).button.click();
  await expect(page.getByRole('heading', { level: 1, name: /Nia/ })).toBeVisible();
  await expect(page).toHaveURL(/\/connect$/);
});

test('a newer link ends the older', async ({ page, request, baseURL }) => {
  const { email } = await newLogin(baseURL ?? '');
  const older = await resetLink(request, email, 2);
  const newer = await resetLink(request, email, 3);
  await page.goto(older);
  await resetForm(page).submit(nextPassword);
  await expect(resetForm(page).problem).toContainText('has expired or been used');
  await page.goto(newer);
  await resetForm(page).submit(nextPassword);
  await expect(page).toHaveURL(/\/connect$/);
});

test('an account with a second factor is asked for its code before the dashboard', async ({
  page,
  request,
  baseURL,
}) => {
  const person = await newLogin(baseURL ?? '');
  const { secret } = await turnOnSecondFactor(baseURL ?? '', person);
  await page.goto(await resetLink(request, person.email, 3));
  await resetForm(page).submit(nextPassword);
  await expect(page.getByRole('status')).toContainText('Password updated correctly!');
  const code = page.getByRole('textbox', { name: 'Authentication code' });
  await expect(code).toBeFocused();
  expect(await stored(page)).not.toHaveProperty('jwt');
  await code.fill(totp(secret, 1));
  await code.press('Enter');
  await expect(page).toHaveURL(/\/connect$/);
});

test.describe('the password', () => {
  test('that is too short is told so before any call', async ({ page }) => {
    test.slow();
    for (const password of ['a', '1234567', '🙂🙂🙂🙂🙂🙂🙂'])
      await test.step(`${password}: 'Password must be at least 8 characters' appears and no call is made (specification §password-reset)`, async () => {
        let asked = 0;
        await page.route(call, (route) => {
          asked += 1;
          return route.abort();
        });
        await page.goto(someLink);
        const form = resetForm(page);
        await form.submit(password);
        await expect(form.password).toHaveAccessibleDescription(/Password must be at least 8 characters$/);
        await expect(form.password).toHaveAttribute('aria-invalid', 'true');
        await expect(form.password).toBeFocused();
        await form.password.press('End');
        await form.password.pressSequentially('x');
        // It stays while it is corrected.
        await expect(form.password).toHaveAttribute('aria-invalid', 'true');
        expect(asked).toBe(0);
        await page.unrouteAll();
      });
  });

  test('that is too short is told so beside what is missing, too', async ({ page }) => {
    await page.route(call, (route) => route.abort());
    await page.goto(someLink);
    const form = resetForm(page);
    await form.submit('abc', '');
    await expect(form.password).toHaveAccessibleDescription(/Password must be at least 8 characters$/);
    await expect(form.confirmation).toHaveAccessibleDescription('Enter the password again.');
    await expect(form.password).toBeFocused();
  });

  test('a confirmation is sent; matching is decided by the server (specification §password-reset)', async ({
    page,
    request,
    baseURL,
  }) => {
    const { email } = await newLogin(baseURL ?? '');
    await page.goto(await resetLink(request, email, 2));
    const form = resetForm(page);
    const sent = page.waitForRequest(call);
    await form.submit(nextPassword, `${nextPassword}x`);
    expect((await sent).postDataJSON()).toMatchObject({
      password: nextPassword,
      password_confirmation: `${nextPassword}x`,
    });
    await expect(form.confirmation).toHaveAccessibleDescription('The passwords don’t match');
    await expect(form.confirmation).toBeFocused();
    await expect(form.password).toHaveValue(nextPassword);
    await form.confirmation.fill(nextPassword);
    await form.button.click();
    await expect(page).toHaveURL(/\/connect$/);
  });

  test('that is no good one is refused under its field', async ({ page, request, baseURL }) => {
    test.slow();
    for (const [what, passwordFor, text] of [
      ['that everybody tries', () => 'password1', 'This password is too common. Please choose another.'],
      ['that is the email', (email: string) => email, 'Password must not be your email address'],
    ] as const)
      await test.step(`one ${what} is refused under its field`, async () => {
        const { email } = await newLogin(baseURL ?? '');
        await page.goto(await resetLink(request, email, 2));
        await resetForm(page).submit(passwordFor(email));
        await expect(resetForm(page).password).toHaveAccessibleDescription(new RegExp(`${text}$`));
      });
  });
});

test.describe('Password reset failure: the translated server error message (specification §server-messages)', () => {
  test('in the language of the page', async ({ page }) => {
    await page.goto(`/de/de${someLink}`);
    await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(nextPassword);
    await page.getByRole('textbox', { name: 'Passwort bestätigen' }).fill(nextPassword);
    await page.getByRole('button', { name: 'Absenden' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Dieser Link zum Zurücksetzen des Passworts ist abgelaufen oder wurde schon verwendet. Fordern Sie einen neuen an.',
    );
  });

  test('a server out of reach is told, too; nothing typed is lost', async ({ page }) => {
    await page.route(call, (route) => route.abort());
    await page.goto(someLink);
    await resetForm(page).submit(nextPassword);
    await expect(resetForm(page).problem).toHaveText('We can’t reach the server. Check your connection and try again.');
    await expect(resetForm(page).password).toHaveValue(nextPassword);
    await expect(resetForm(page).confirmation).toHaveValue(nextPassword);
  });
});

test('the token of the link is in no referrer, no storage and no return path', async ({ page }) => {
  const referrers: (string | undefined)[] = [];
  page.on('request', (asked) => referrers.push(asked.headers()['referer']));
  await page.goto(someLink);
  await resetForm(page).submit(nextPassword);
  await expect(resetForm(page).problem).toBeVisible();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(loginForm(page).button).toBeVisible();
  await expect(page).toHaveURL(/\/connect\/login$/);
  await page.reload();
  expect(referrers.length).toBeGreaterThan(3);
  expect(referrers.filter((referrer) => referrer?.includes(someToken))).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).not.toContain(someToken);
});
