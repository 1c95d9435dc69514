import type { Page } from '@playwright/test';
import { accounts, password, staff } from './support/accounts.ts';
import { complaintsOf } from './support/console.ts';
import { expectGoodState } from './support/good-page.ts';
import { expectVisibleFocus, tabTo } from './support/keyboard.ts';
import { staffCode } from './support/staff-sign-in.ts';
import { stored } from './support/storage.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const codeCall = '**/api/auth/login/code';
const alertText = 'Something has gone terribly wrong. Please try again later.';
const providerHeading = { level: 1, name: /^(Staff sign-in|Anmeldung für Mitarbeitende)$/ } as const;

const toProvider = async (page: Page, login = '/connect/login'): Promise<void> => {
  await page.goto(login);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(Staff login|Anmeldung für Mitarbeitende)$/ })
    .click();
  await expect(page.getByRole('heading', providerHeading)).toBeVisible();
};
const provider = (page: Page) => ({
  email: page.getByRole('textbox', { name: 'Email' }),
  password: page.getByRole('textbox', { name: 'Password' }),
  button: page.getByRole('button', { name: 'Sign in', exact: true }),
});
const submit = async (page: Page, email: string, secret = password): Promise<void> => {
  const form = provider(page);
  await form.email.fill(email);
  await form.password.fill(secret);
  await form.button.click();
};
const expectAlert = async (page: Page): Promise<void> => {
  await expect(page.getByRole('alertdialog')).toContainText(alertText);
  expect(await stored(page)).not.toHaveProperty('jwt');
};
const whoIs = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('jwt')}` };
    return (await (await fetch('/api/auth/me', { headers })).json()).email;
  });

test.describe('staff sign in at the provider (specification §staff-sign-in)', () => {
  test('morgan types email and password, and comes to the dashboard', async ({ page }) => {
    const complaints = complaintsOf(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/login/code')) asked.push(request.postData() ?? '');
    });
    await toProvider(page);
    await submit(page, accounts.morgan);
    await expect(page).toHaveURL(/\/connect$/);
    expect(await whoIs(page)).toBe(accounts.morgan);
    expect(asked).toHaveLength(1);
    expect(complaints).toEqual([]);
    // Back leads to the provider's page, which is over: they are signed in, and on their dashboard.
    await page.goBack();
    await expect(page).toHaveURL(/\/connect$/);
    await expect(page.getByRole('heading', { level: 1, name: /Morgan/ })).toBeVisible();
    await page.goto('/connect/staff-login');
    await expect(page).toHaveURL(/\/connect$/);
  });

  test('robin chooses the demo account, and comes to where they wanted to', async ({ page }) => {
    await toProvider(page, '/connect/login?return=/connect/help%23credit-approval');
    for (const email of Object.values(staff)) await expect(page.getByRole('button', { name: email })).toBeVisible();
    await page.getByRole('button', { name: accounts.robin }).click();
    await expect(page).toHaveURL(/\/connect\/help#credit-approval$/);
    expect(await whoIs(page)).toBe(accounts.robin);
  });

  test('in a tab of its own, as the link is opened with Ctrl', async ({ page, context }) => {
    await page.goto('/connect/login?return=/connect/help%23credit-approval');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Staff login' }).click({ modifiers: ['Control'] });
    const tab = await opened;
    await tab.getByRole('button', { name: accounts.robin }).click();
    await expect(tab).toHaveURL(/\/connect\/help#credit-approval$/);
    expect(await whoIs(tab)).toBe(accounts.robin);
    // The first tab hears of it, and goes on as well.
    await expect(page).toHaveURL(/\/connect\/help#credit-approval$/);
  });

  test('in German: there and back to the German dashboard', async ({ page }) => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(codeCall, async (route) => {
      await held;
      await route.continue();
    });
    await toProvider(page, '/de/de/connect/login');
    await page.getByRole('button', { name: accounts.morgan }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wir melden Sie an...' })).toBeVisible();
    await expect(page).toHaveURL(/\/de\/de\/connect\/staff-login$/);
    answer();
    await expect(page).toHaveURL(/\/de\/de\/connect$/);
  });

  test('by keyboard alone', async ({ page }) => {
    await page.goto('/connect/login');
    const link = page.getByRole('link', { name: 'Staff login' });
    await expect(link).toBeVisible();
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expect(provider(page).email).toBeFocused();
    await page.keyboard.type(accounts.morgan);
    await page.keyboard.press('Tab');
    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    await expect(provider(page).password).toBeFocused();
    await expectVisibleFocus(page);
    await tabTo(page, page.getByRole('button', { name: accounts.brook }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/connect$/);
    expect(await whoIs(page)).toBe(accounts.brook);
  });
});

test.describe('the page of the provider', () => {
  test('says that a password is wrong, keeps the email, and takes the right one then', async ({ page }) => {
    await toProvider(page);
    await submit(page, accounts.sasha, 'wrong');
    const form = provider(page);
    await expect(form.password).toHaveAccessibleDescription(
      'This email and password do not match an account of staff.',
    );
    await expect(form.email).toHaveValue(accounts.sasha);
    await form.password.fill(password);
    await form.button.click();
    await expect(page).toHaveURL(/\/connect$/);
  });

  test('knows no customer', async ({ page }) => {
    await toProvider(page);
    await submit(page, accounts.priya);
    await expect(page.getByRole('heading', providerHeading)).toBeVisible();
    await expect(provider(page).password).toHaveAttribute('aria-invalid', 'true');
  });

  test('as it opens and refused: axe clean in both schemes, no sideways scroll at 320 px and 200% zoom', async ({
    page,
  }) => {
    for (const reach of [toProvider, (to: Page) => submit(to, 'nobody@connect.example', 'wrong')]) {
      await reach(page);
      await page.waitForLoadState();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, { coloursOnly: colorScheme === 'dark' });
      }
      for (const width of [320, 720]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
      }
    }
  });

  test('that is over leads back to login', async ({ page }) => {
    await page.goto('/oauth/callback?state=unknown&code=x');
    await expect(page.getByText('Your login may have expired. Log in to continue.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Account Login' })).toBeVisible();
  });
});

test.describe("Staff login code failure: the alert 'Something has gone terribly wrong' (specification §staff-sign-in)", () => {
  test('a state that is not the one sent out: the server is not asked', async ({ page }) => {
    let asked = 0;
    await page.route(codeCall, (route) => {
      asked += 1;
      return route.continue();
    });
    await toProvider(page);
    await page.evaluate(() =>
      sessionStorage.setItem('staff-login-state', JSON.stringify({ state: 'another', returnTo: null })),
    );
    await submit(page, accounts.morgan);
    await expectAlert(page);
    expect(asked).toBe(0);
  });

  test('an account at the provider that is no staff here: reads so, and whom to ask', async ({ page }) => {
    await toProvider(page);
    const asked = JSON.parse((await page.evaluate(() => sessionStorage.getItem('staff-login-state'))) ?? '{}');
    await page.goto(`/connect/staff-login?state=${asked.state}&error=unknown_user`);
    await expect(page.getByText('Your account isn’t a staff account here.')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Go to login' })).toBeVisible();
  });

  test('a code of another browser: whoever follows such a link is not signed in', async ({
    page,
    request,
    baseURL,
  }) => {
    const code = await staffCode(request, baseURL ?? '', accounts.morgan);
    await page.goto(`/connect/staff-login?state=some-state&code=${code}`);
    await expectAlert(page);
  });

  test('a code counts once, and leads nowhere when its address is opened again', async ({ page, request }) => {
    let [address, body] = ['', ''];
    page.on('request', (sent) => {
      if (sent.url().endsWith('/api/auth/login/code')) body = sent.postData() ?? '';
    });
    page.on('framenavigated', (frame) => {
      if (frame.url().includes('code=')) address = frame.url();
    });
    await toProvider(page);
    await page.getByRole('button', { name: accounts.morgan }).click();
    await expect(page).toHaveURL(/\/connect$/);
    const again = await request.post('/api/auth/login/code', { data: JSON.parse(body) });
    expect([again.status(), (await again.json()).code]).toEqual([401, 'invalid_code']);
    await page.evaluate(() => localStorage.clear());
    await page.goto(address);
    await expectAlert(page);
  });

  for (const [what, answer] of [
    ['a code the server refuses', { status: 401, json: { message: 'No.', code: 'invalid_code' } }],
    ['a server out of reach', null],
  ] as const)
    test(`${what}: after the alert a link leads back to login (decisions §staff-state)`, async ({ page }) => {
      await page.route(codeCall, (route) => (answer === null ? route.abort() : route.fulfill(answer)));
      await toProvider(page);
      await page.getByRole('button', { name: accounts.morgan }).click();
      await expectAlert(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await page.getByRole('link', { name: 'Go to login' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Account Login' })).toBeVisible();
    });

  for (const [language, pair] of [
    ['English', ''],
    ['German', '/de/de'],
  ] as const)
    test(`in ${language}: axe clean in both schemes, no sideways scroll at 320 px and 200% zoom`, async ({ page }) => {
      await page.goto(`${pair}/connect/staff-login?state=x&error=sign_in_failed`);
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectGoodState(page);
      await page.keyboard.press('Escape');
      await expectGoodState(page);
    });

  test('the page while it waits: axe clean in both schemes, no sideways scroll at 320 px', async ({ page }) => {
    await page.route(codeCall, () => new Promise(() => undefined));
    await toProvider(page);
    await page.getByRole('button', { name: accounts.morgan }).click();
    await expect(page.getByRole('heading', { level: 1, name: "We're authenticating you..." })).toBeVisible();
    await expect(page.getByText("Give us a few moments. You'll be taken to your dashboard soon.")).toBeVisible();
    await expect(page).toHaveTitle('Staff login · Connect');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, { coloursOnly: colorScheme === 'dark' });
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
  });
});
