import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

export const invitation =
  '/connect/register?email=a.rather.long.address.of.somebody%40northgate.example&_sig=some.signature';
export const resetLink =
  '/connect/password-reset/some-token?email=a.rather.long.address.of.somebody%40northgate.example';

/** The authentication screens (specification §sign-in-screens), and what their links look like when a part is missing. */
export const authPages = [
  ['login', '/connect/login'],
  ['register', invitation],
  ['register, the link not complete', '/connect/register'],
  ['forgot password', '/connect/forgot-password'],
  ['reset password', resetLink],
  ['reset password, the link not complete', '/connect/password-reset/some-token'],
] as const;

/** Both are in the path of every page (decisions §pairs-as-a-whole). */
export const languages = [
  ['English', ''],
  ['German', '/de/de'],
] as const;

/** Fills all fields and sends the form, whatever its language. */
export const fillAndSend = async (page: Page, text: string): Promise<void> => {
  await page.locator('[type=submit]').waitFor();
  for (const field of await page
    .locator('main input:is([type=text], [type=email], [type=password]):not([readonly])')
    .all())
    await field.fill((await field.getAttribute('type')) === 'email' ? 'nobody@quietco.example' : text);
  await page.locator('[type=submit]').click();
};

export const toSecondStep = async (page: Page): Promise<void> => {
  await page.route('**/api/auth/{login,password/reset}', (route) =>
    route.fulfill({ json: { mfa_required: true, mfa_token: 'some-token' } }),
  );
  await fillAndSend(page, 'Connect-demo-1');
  await expect(page.locator('[name=code]')).toBeFocused();
};
const refused = async (page: Page): Promise<void> => {
  await fillAndSend(page, 'short');
  await expect(page.locator('[aria-invalid], main [role=alert]').first()).toBeVisible();
  await expect(page.locator('[type=submit]')).toBeEnabled();
};

/** What the forms look like once something was done, by how to come there. */
export const authStates: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  ['login refused', '/connect/login', refused],
  ['login asking for the second step', '/connect/login', toSecondStep],
  [
    'login asking for a recovery code that was refused',
    '/connect/login',
    async (page) => {
      await toSecondStep(page);
      await page.locator('main p button').first().click();
      await refused(page);
    },
  ],
  [
    'register refused with HTML',
    invitation,
    async (page) => {
      const html = '<p>Bad:</p><ul><li>Password is <a href="/connect/help">too short</a>.</li></ul>';
      await page.route('**/api/auth/register', (route) =>
        route.fulfill({ status: 422, json: { message: 'Bad.', code: 'x', errors: { password: ['Bad.'] }, html } }),
      );
      await refused(page);
    },
  ],
  [
    'forgot password sent',
    '/connect/forgot-password',
    async (page) => {
      await page.route('**/api/auth/password/email', (route) => route.fulfill({ json: { message: 'Sent.' } }));
      await fillAndSend(page, '');
      await expect(page.getByRole('status')).toBeVisible();
      await expect(page.locator('[type=submit]')).toBeEnabled();
    },
  ],
  ['reset password with a short one', resetLink, refused],
  ['reset password asking for the second step', resetLink, toSecondStep],
];
