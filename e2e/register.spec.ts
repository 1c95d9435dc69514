import { expectGoodState } from './support/good-page.ts';
import { tabTo } from './support/keyboard.ts';
import { loginForm } from './support/login-form.ts';
import { loseNextAnswer } from './support/lost-answer.ts';
import { freshEmail, invite, newPassword } from './support/people.ts';
import { refuseWith, registerCall, registerForm, someInvitation } from './support/register-form.ts';
import { stored } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test.describe('Register (specification §registration)', () => {
  test('has a read-only email, First Name, Last Name, Password and a Register button', async ({ page }) => {
    await page.goto(someInvitation);
    const { email, firstName, lastName, password, button } = registerForm(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
    await expect(page).toHaveTitle('Register · Connect');
    await expect(email).toHaveValue('nia@northgate.example');
    await expect(email).toHaveAttribute('readonly');
    for (const field of [firstName, lastName, password]) await expect(field).toBeEditable();
    await expect(password).toHaveAccessibleDescription(/at least 8 characters/);
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(button).toBeEnabled();
  });

  test('is public, with no sidebar', async ({ page }) => {
    await page.goto(someInvitation);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  for (const address of ['/connect/register', '/connect/register?email=x%40y.example', '/connect/register?_sig=a.b'])
    test(`${address}, a link that is not complete, says so and leads to login`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('alert')).toContainText('This invitation link is incomplete.');
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await page.getByRole('link', { name: 'Go to login' }).click();
      await expect(loginForm(page).button).toBeVisible();
    });

  test.describe('when a user is flagged as logged in', () => {
    test.use({ account: 'kim' });
    test('checks /api/auth/me and redirects to /connect', async ({ page }) => {
      const me = page.waitForRequest('**/api/auth/me');
      await page.goto('/connect/register?email=kim%40quietco.example&_sig=a.b');
      await me;
      await expect(page).toHaveURL(/\/connect$/);
    });
  });
});

test.describe('Register success (specification §registration)', () => {
  test("shows 'Account created successfully! Redirecting to your dashboard...' and redirects to /connect", async ({
    page,
    baseURL,
  }) => {
    const email = freshEmail('register');
    const link = await invite(baseURL ?? '', email);
    await page.goto(link);
    await expect(registerForm(page).email).toHaveValue(email);
    await registerForm(page).submit();
    await expect(page.getByRole('status')).toHaveText('Account created successfully! Redirecting to your dashboard...');
    await expect(page).toHaveURL(/\/connect$/);
    await expect(page.getByRole('heading', { level: 1, name: /Nia/ })).toBeVisible();
    expect(await stored(page)).toHaveProperty('jwt');

    await test.step('the invitation is good once', async () => {
      await page.evaluate(() => localStorage.clear());
      await page.goto(link);
      const { problem } = registerForm(page);
      await expect(problem).toContainText('This invitation is no longer valid.');
      await registerForm(page).submit();
      await expect(problem).toHaveCount(1);
      await expect(problem).toContainText('This invitation is no longer valid.');
    });
    await test.step('and while nobody answers the form stands by itself', async () => {
      await page.route('**/api/auth/invitation', (route) => route.abort());
      const asked = page.waitForEvent('requestfailed');
      await page.goto(link);
      await asked;
      await expect(registerForm(page).button).toBeEnabled();
      await expect(registerForm(page).problem).toHaveCount(0);
      await page.unrouteAll();
    });
    await test.step('from now on they sign in with email and password', async () => {
      await page.goto('/connect/login');
      await loginForm(page).submit(email, newPassword);
      await expect(page).toHaveURL(/\/connect$/);
    });
  });

  test('an answer that is lost is asked for again: the account was made, and signs in', async ({ page, baseURL }) => {
    await page.goto(await invite(baseURL ?? '', freshEmail('register')));
    await loseNextAnswer(page, registerCall);
    await registerForm(page).submit();
    await expect(registerForm(page).problem).toContainText('We can’t reach the server.');
    await expect(registerForm(page).button).toBeEnabled();
    await registerForm(page).button.click();
    await expect(page.getByRole('heading', { level: 1, name: /Nia/ })).toBeVisible();
    await expect(page).toHaveURL(/\/connect$/);
  });

  test('the mail of a storefront leads into it', async ({ page, baseURL }) => {
    await page.goto(await invite(baseURL ?? '', freshEmail('register'), { storefront: 'de/de' }));
    await page.getByRole('textbox', { name: 'Vorname' }).fill('Nia');
    await page.getByRole('textbox', { name: 'Nachname' }).fill('Person');
    await page.getByRole('textbox', { name: 'Passwort' }).fill('passwort1');
    const register = page.getByRole('button', { name: 'Registrieren' });
    await page.getByRole('textbox', { name: 'Passwort' }).fill('12345678');
    await register.click();
    await expect(page.getByRole('alert')).toContainText('Dieses Passwort ist zu verbreitet.');
    await page.getByRole('textbox', { name: 'Passwort' }).fill(newPassword);
    await register.click();
    await expect(page).toHaveURL(/\/de\/de\/connect$/);
  });
});

test.describe('Register failure (specification §registration, §server-messages)', () => {
  test('shows the validation HTML message of the server; nothing typed is lost', async ({ page, baseURL }) => {
    await page.goto(await invite(baseURL ?? '', freshEmail('register')));
    const form = registerForm(page);
    await form.submit('short');
    await expect(form.problem.getByRole('listitem')).toHaveText(['Password must be at least 8 characters.']);
    await expect(form.password).toHaveAttribute('aria-invalid', 'true');
    await expect(form.password).toBeFocused();
    for (const [field, value] of [
      [form.firstName, 'Nia'],
      [form.lastName, 'Person'],
      [form.password, 'short'],
    ] as const)
      await expect(field).toHaveValue(value);
    // What was wrong can be read while it is corrected (WCAG 3.3.1).
    await form.password.fill(newPassword);
    await expect(form.problem.getByRole('listitem')).toHaveText(['Password must be at least 8 characters.']);
    await form.button.click();
    await expect(page).toHaveURL(/\/connect$/);
  });

  test('what was left empty, and what the server refuses, stands above the form with links to its fields', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(await invite(baseURL ?? '', freshEmail('register')));
    const form = registerForm(page);
    const summary = page.getByRole('group', { name: 'There is a problem' });
    await expect(form.firstName).toBeVisible();
    await tabTo(page, form.button);
    await page.keyboard.press('Enter');
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle('Error: Register · Connect');
    await expect(summary.getByRole('link')).toHaveText([
      'First Name: Enter your first name.',
      'Last Name: Enter your last name.',
      'Password: Enter a password.',
    ]);
    await expectGoodState(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(form.firstName).toBeFocused();
    await expect(form.firstName).toHaveAccessibleDescription('Enter your first name.');

    await form.submit('short');
    await expect(summary.getByRole('alert')).toContainText('Password must be at least 8 characters.');
    await expect(summary.getByRole('link')).toHaveText(['Password']);
    await expect(form.password).toBeFocused();
    await expectGoodState(page);
    await summary.getByRole('link').press('Enter');
    await expect(form.password).toBeFocused();
    await form.password.fill(newPassword);
    await form.button.click();
    await expect(page).toHaveURL(/\/connect$/);
    await expect(page).not.toHaveTitle(/Error/);
  });

  test('is told in words', async ({ page, baseURL }) => {
    test.slow();
    await test.step('shows the response message, translated, where there is no HTML', async () => {
      await page.unrouteAll();
      const sanitisers: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('sanitise')) sanitisers.push(request.url());
      });
      await refuseWith(page, { code: 'invalid_registration' });
      await page.goto(`/de/de${someInvitation}`);
      await page.getByRole('textbox', { name: 'Vorname' }).fill('Nia');
      await page.getByRole('textbox', { name: 'Nachname' }).fill('Person');
      await page.getByRole('textbox', { name: 'Passwort' }).fill(newPassword);
      await page.getByRole('button', { name: 'Registrieren' }).click();
      await expect(page.getByRole('alert')).toHaveText('Bitte prüfen Sie Ihre Eingaben.');
      expect(sanitisers).toEqual([]);
    });

    await test.step('a message whose code is not known is shown as the server says it', async () => {
      await page.unrouteAll();
      await refuseWith(page, { code: 'something_new' });
      await page.goto(someInvitation);
      await registerForm(page).submit();
      await expect(registerForm(page).problem).toHaveText('In English.');
    });

    for (const [what, change] of [
      ['signature', (link: URL) => link.searchParams.set('_sig', `${link.searchParams.get('_sig')}x`)],
      ['email', (link: URL) => link.searchParams.set('email', freshEmail('other'))],
    ] as const)
      await test.step(`an invitation whose ${what} was changed is refused`, async () => {
        await page.unrouteAll();
        const link = new URL(await invite(baseURL ?? '', freshEmail('register')), baseURL);
        change(link);
        await page.goto(link.pathname + link.search);
        await registerForm(page).submit();
        await expect(registerForm(page).problem).toContainText('This invitation is no longer valid');
        expect(await stored(page)).not.toHaveProperty('jwt');
      });

    await test.step('a server out of reach is told, too', async () => {
      await page.unrouteAll();
      await page.route(registerCall, (route) => route.abort());
      await page.goto(someInvitation);
      await registerForm(page).submit();
      await expect(registerForm(page).problem).toHaveText(
        'We can’t reach the server. Check your connection and try again.',
      );
      await page.unrouteAll();
    });
  });
});
