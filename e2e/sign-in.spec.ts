import type { Page } from '@playwright/test';
import { accounts, customers, password } from './support/accounts.ts';
import { loginForm } from './support/login-form.ts';
import { stored } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const mismatch = 'The email or password is incorrect.';
const unreachable = 'We can’t reach the server. Check your connection and try again.';
const loginCall = '**/api/auth/login';

test.beforeEach(async ({ page }) => {
  await page.goto('/connect/login');
});

test.describe('Account Login (specification §sign-in-screens)', () => {
  test('has Email, Password, Remember me, Login and Staff login, and no link that leads nowhere', async ({ page }) => {
    const form = loginForm(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Account Login' })).toBeVisible();
    for (const part of [form.email, form.password, form.remember, form.button]) await expect(part).toBeVisible();
    await expect(page).toHaveTitle('Account Login · Connect');
    await expect(page.getByRole('link', { name: 'Staff login' })).toBeVisible();
    for (const link of await page.getByRole('link').all()) {
      await link.click();
      await expect(page.getByText('We couldn’t find the page')).toHaveCount(0);
      await page.goto('/connect/login');
    }
  });

  test('login success redirects to /connect (specification §signing-in) and stores the token under jwt', async ({
    page,
  }) => {
    await loginForm(page).submit(accounts.kim);
    await expect(page).toHaveURL(/\/connect$/);
    await expect(page.getByRole('heading', { level: 1, name: /Kim/ })).toBeVisible();
    expect((await stored(page))['jwt']).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  test('Enter in the password field signs in, whatever the letter case of the email', async ({ page }) => {
    const form = loginForm(page);
    await form.email.fill(`  ${accounts.kim.toUpperCase()} `);
    await form.password.fill(password);
    await form.password.press('Enter');
    await expect(page).toHaveURL(/\/connect$/);
  });

  test('the demo accounts fill the form with one click', async ({ page }) => {
    const form = loginForm(page);
    for (const email of Object.values(customers)) {
      await page.getByRole('button', { name: email }).click();
      await expect(form.email).toHaveValue(email);
      await expect(form.password).toHaveValue(password);
    }
    await form.button.click();
    await expect(page).toHaveURL(/\/connect$/);
  });

  test('the password can be shown and hidden again', async ({ page }) => {
    const field = loginForm(page).password;
    await expect(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(field).toHaveAttribute('type', 'password');
  });
});

test.describe("Login failure: the server's message under the password field (specification §server-messages)", () => {
  test('stands there, is taken back, and is said of everything that fails', async ({ page, request }) => {
    test.slow();
    for (const [who, email, secret] of [
      ['a wrong password', accounts.kim, 'Connect-demo-2'],
      ['an unknown account', 'nobody@quietco.example', password],
      ['a member of staff, who signs in elsewhere', 'morgan@connect.example', password],
    ] as const)
      await test.step(`${who} is told the same`, async () => {
        await page.goto('/connect/login');
        const form = loginForm(page);
        await form.submit(email, secret);
        await expect(form.password).toHaveAccessibleDescription(mismatch);
        await expect(form.password).toHaveAttribute('aria-invalid', 'true');
        expect(await stored(page)).not.toHaveProperty('jwt');
      });

    await test.step('the message stands under the field, is read with it, and is cleared on input', async () => {
      await page.goto('/connect/login');
      const form = loginForm(page);
      for (const field of [form.email, form.password]) {
        await form.submit('nobody@northgate.example');
        const message = page.getByText(mismatch);
        await expect(message).toBeVisible();
        // It is read with the field, which has the focus.
        await expect(form.password).toBeFocused();
        await expect(form.password).toHaveAccessibleDescription(mismatch);
        const [above, below] = [await form.password.boundingBox(), await message.boundingBox()];
        expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0));
        await field.press('End');
        await field.pressSequentially('x');
        await expect(page.getByText(mismatch)).toHaveCount(0);
        await expect(form.password).not.toHaveAttribute('aria-invalid');
        await expect(form.button).toBeEnabled();
      }
    });

    await test.step('too many attempts: the account has to wait, and is told how long', async () => {
      await page.goto('/connect/login');
      const email = `locked-${Date.now()}@quietco.example`;
      for (let attempt = 1; attempt <= 5; attempt += 1)
        expect((await request.post('/api/auth/login', { data: { email, password: 'wrong' } })).status()).toBe(401);
      const form = loginForm(page);
      await form.submit(email, 'wrong');
      await expect(form.password).toHaveAccessibleDescription(
        /^Too many attempts\. Please try again in \d+ (second|minute)s?\.$/,
      );
    });

    await test.step('a server out of reach is told, too', async () => {
      await page.goto('/connect/login');
      await page.route(loginCall, (route) => route.abort());
      const form = loginForm(page);
      await form.submit(accounts.kim);
      await expect(form.password).toHaveAccessibleDescription(unreachable);
      await page.unrouteAll();
    });

    await test.step('an empty form asks the server nothing', async () => {
      await page.goto('/connect/login');
      let asked = 0;
      await page.route(loginCall, (route) => {
        asked += 1;
        return route.continue();
      });
      const form = loginForm(page);
      await form.button.click();
      await expect(form.email).toBeFocused();
      await form.email.fill(accounts.kim);
      await form.button.click();
      await expect(form.password).toBeFocused();
      expect(asked).toBe(0);
      await page.unrouteAll();
    });
  });
});

test('login is disabled while the request runs and re-enabled 1 second after it ends (specification §form-buttons)', async ({
  page,
}) => {
  await page.clock.install();
  await page.reload();
  const form = loginForm(page);
  let answer = (): void => undefined;
  let asked = 0;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(loginCall, async (route) => {
    asked += 1;
    await held;
    await route.fulfill({ status: 401, json: { message: mismatch, code: 'mismatch' } });
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.submit(accounts.kim, 'wrong');
  await expect(form.button).toBeDisabled();
  await form.password.press('Enter');
  await page.clock.runFor(5000);
  await expect(form.button).toBeDisabled();
  answer();
  await expect(page.getByText(mismatch)).toBeVisible();
  await page.clock.runFor(999);
  await expect(form.button).toBeDisabled();
  await page.clock.runFor(1);
  await expect(form.button).toBeEnabled();
  expect(asked).toBe(1);
});

test.describe('Remember me (decisions §logging-out-forgets)', () => {
  const signInAndOut = async (page: Page, remember: boolean) => {
    const form = loginForm(page);
    await form.remember.setChecked(remember);
    await form.submit(accounts.kim);
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Account Login' })).toBeVisible();
    await page.reload();
  };

  test('keeps the email only', async ({ page }) => {
    await signInAndOut(page, true);
    const form = loginForm(page);
    await expect(form.email).toHaveValue(accounts.kim);
    await expect(form.password).toHaveValue('');
    await expect(form.remember).toBeChecked();
    expect(JSON.stringify(await stored(page))).not.toContain(password);
  });

  test('keeps nothing when it is not ticked, and forgets what it kept', async ({ page }) => {
    await signInAndOut(page, true);
    await signInAndOut(page, false);
    await expect(loginForm(page).email).toHaveValue('');
    expect(JSON.stringify(await stored(page))).not.toContain(accounts.kim);
  });
});
