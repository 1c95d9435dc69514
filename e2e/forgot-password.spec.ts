import type { Page } from '@playwright/test';
import { loginForm } from './support/login-form.ts';
import { linkIn, mailTo, mailsTo } from './support/mailbox.ts';
import { freshEmail, newLogin } from './support/people.ts';
import { expect, test } from './support/test.ts';

const call = '**/api/auth/password/email';
const path = '/connect/forgot-password';

const forgotForm = (page: Page) => {
  const form = {
    email: page.getByRole('textbox', { name: 'Email' }),
    button: page.getByRole('button', { name: 'Submit' }),
    success: page.getByRole('status'),
  };
  return {
    ...form,
    submit: async (email: string): Promise<void> => {
      await form.email.fill(email);
      await form.button.click();
    },
  };
};

test.describe('Forgot password (specification §forgotten-password)', () => {
  test("has an Email field and Submit, and is where login's 'Forgot your password? Reset it here' leads", async ({
    page,
  }) => {
    await page.goto('/connect/login');
    await expect(page.getByText('Forgot your password? Reset it here')).toBeVisible();
    await page.getByRole('link', { name: 'Reset it here' }).click();
    await expect(page).toHaveURL(/\/connect\/forgot-password$/);
    await expect(page).toHaveTitle('Forgot password · Connect');
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
    await expect(forgotForm(page).email).toBeEditable();
    await expect(forgotForm(page).button).toBeEnabled();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(loginForm(page).button).toBeVisible();
  });

  test('what is wrong stays said while it is corrected (WCAG 3.3.1)', async ({ page }) => {
    await page.goto(path);
    await forgotForm(page).button.click();
    const wrong = page.getByText('Enter an email address.');
    await expect(wrong).toBeVisible();
    await forgotForm(page).email.pressSequentially('buyer');
    await expect(wrong).toBeVisible();
    await expect(forgotForm(page).email).toBeFocused();
  });

  test('keeps the storefront on the way there and back', async ({ page }) => {
    await page.goto('/de/de/connect/login');
    await page.getByRole('link', { name: 'Hier zurücksetzen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Passwort vergessen' })).toBeVisible();
    await page.getByRole('link', { name: 'Zurück zur Anmeldung' }).click();
    await expect(page).toHaveURL(/\/de\/de\/connect\/login$/);
  });

  test.describe('when a user is flagged as logged in', () => {
    test.use({ account: 'kim' });
    test('checks /api/auth/me and redirects to /connect', async ({ page }) => {
      const me = page.waitForRequest('**/api/auth/me');
      await page.goto(path);
      await me;
      await expect(page).toHaveURL(/\/connect$/);
    });
  });

  test('leads to the mailbox, and asks nothing in vain', async ({ page, context }) => {
    test.slow();
    for (const address of [path, '/connect/login'])
      await test.step(`${address} leads to the mailbox of the demo, in a new tab`, async () => {
        await page.goto(address);
        const [mailbox] = await Promise.all([
          context.waitForEvent('page'),
          page.getByRole('link', { name: /^Read them in the demo mailbox/ }).click(),
        ]);
        await expect(mailbox).toHaveURL(/\/dev\/mailbox$/);
        await expect(page).toHaveURL(new RegExp(`${address}$`));
      });

    await test.step('an empty form, or what is no email, asks the server nothing', async () => {
      let asked = 0;
      await page.route(call, (route) => {
        asked += 1;
        return route.abort();
      });
      await page.goto(path);
      await forgotForm(page).button.click();
      await forgotForm(page).submit('nobody');
      await expect(forgotForm(page).email).toBeFocused();
      expect(asked).toBe(0);
      await page.unrouteAll();
    });
  });
});

test.describe("Forgot password success: 'We sent a password reset email to {email}' (specification §forgotten-password)", () => {
  test('mails what leads on, and never says who has an account', async ({ page, request, baseURL }) => {
    test.slow();
    await test.step('is shown, and the mail leads to Reset Password', async () => {
      const { email } = await newLogin(baseURL ?? '');
      await page.goto(path);
      await forgotForm(page).submit(email);
      await expect(forgotForm(page).success).toHaveText(`We sent a password reset email to ${email}`);
      // The first mail was the invitation.
      await page.goto(linkIn(await mailTo(request, email, 2), 'password-reset'));
      await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
      await expect(page.getByText(`Choose a new password for ${email}.`)).toBeVisible();
    });

    await test.step('the mail is in the language of the page, and its link leads into the same storefront', async () => {
      const { email } = await newLogin(baseURL ?? '');
      await page.goto(`/de/de${path}`);
      await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
      await page.getByRole('button', { name: 'Absenden' }).click();
      await expect(page.getByRole('status')).toContainText(email);
      const mail = await mailTo(request, email, 2);
      expect(mail.subject).toMatch(/Passwort/);
      expect(linkIn(mail, 'password-reset')).toMatch(/^\/de\/de\/connect\/password-reset\//);
    });

    await test.step('an email without account is answered the same, and gets no mail', async () => {
      const unknown = freshEmail('unknown');
      const { email } = await newLogin(baseURL ?? '');
      const answers: object[] = [];
      await page.goto(path);
      for (const each of [unknown, email]) {
        const answer = page.waitForResponse(call);
        await forgotForm(page).submit(each);
        await expect(forgotForm(page).success).toHaveText(`We sent a password reset email to ${each}`);
        answers.push({ status: (await answer).status(), body: await (await answer).json() });
        await expect(forgotForm(page).button).toBeEnabled();
      }
      expect(answers[0]).toEqual(answers[1]);
      // Mails are made in turn: this one came after the other would have.
      await mailTo(request, email, 2);
      expect(await mailsTo(request, unknown)).toEqual([]);
    });

    await test.step('the success goes as soon as something else is typed', async () => {
      await page.goto(path);
      await forgotForm(page).submit(freshEmail('unknown'));
      await expect(forgotForm(page).success).toBeVisible();
      await forgotForm(page).email.press('End');
      await forgotForm(page).email.pressSequentially('x');
      await expect(forgotForm(page).success).toHaveCount(0);
    });
  });
});

test.describe('Forgot password failure: the translated server message (specification §server-messages)', () => {
  test('is told in the language of the page', async ({ page }) => {
    test.slow();
    await test.step('stands under the field, with its values, and is cleared on input', async () => {
      await page.unrouteAll();
      await page.route(call, (route) =>
        route.fulfill({
          status: 429,
          json: { message: 'In English.', code: 'too_many_attempts', values: { seconds: 42 } },
        }),
      );
      await page.goto(`/de/de${path}`);
      const email = page.getByRole('textbox', { name: 'E-Mail' });
      await email.fill('kim@quietco.example');
      await page.getByRole('button', { name: 'Absenden' }).click();
      await expect(email).toHaveAccessibleDescription(
        'Zu viele Versuche. Bitte versuchen Sie es in 42 Sekunden erneut.',
      );
      await expect(email).toBeFocused();
      await email.pressSequentially('x');
      await expect(email).not.toHaveAttribute('aria-invalid');
      await page.unrouteAll();
    });

    await test.step('a server out of reach is told, too', async () => {
      await page.unrouteAll();
      await page.route(call, (route) => route.abort());
      await page.goto(path);
      await forgotForm(page).submit('kim@quietco.example');
      await expect(forgotForm(page).email).toHaveAccessibleDescription(
        'We can’t reach the server. Check your connection and try again.',
      );
      await page.unrouteAll();
    });
  });
});
