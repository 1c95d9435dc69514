import type { Page } from '@playwright/test';
import { loginForm } from './support/login-form.ts';
import { loseNextAnswer } from './support/lost-answer.ts';
import { newLogin, openAs } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const address = '/connect/mfa-settings#sessions';
const sessions = (page: Page) => page.getByRole('region', { name: 'Active sessions' });

/** Two browsers of one person, both signed in, the first at the list of sessions. */
const twoBrowsers = async (page: Page, baseURL: string) => {
  const person = await newLogin(baseURL);
  const other = await (await page.context().browser()?.newContext({ baseURL }))?.newPage();
  if (!other) throw new Error('No second browser');
  await other.goto('/connect/login');
  await loginForm(other).submit(person.email, person.password);
  await expect(other).toHaveURL(/\/connect$/);
  await openAs(page, person, address);
  await expect(sessions(page).getByRole('listitem')).toHaveCount(2);
  return { person, other };
};

test('the list names browser, address and last use, and marks this session', async ({ page, baseURL }) => {
  await twoBrowsers(page, baseURL ?? '');
  const mine = sessions(page).getByRole('listitem').filter({ hasText: 'This session' });
  await expect(mine).toHaveCount(1);
  await expect(mine.getByRole('button')).toHaveCount(0);
  const other = sessions(page).getByRole('listitem').filter({ hasNotText: 'This session' });
  await expect(other).toContainText(/Chrome · Linux/);
  await expect(other).toContainText(/Logged in \d+ \w+ \d{4} · last used now · 127\.0\.0\.1/);
});

test('ending one session takes the password, by keyboard, and signs that browser out at its next call', async ({
  page,
  baseURL,
}) => {
  const { person, other } = await twoBrowsers(page, baseURL ?? '');
  const ask = sessions(page).getByRole('button', { name: /^Log out (Headless)?Chrome/ });
  await ask.focus();
  await page.keyboard.press('Enter');
  const password = sessions(page).getByRole('textbox', { name: 'Password' });
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('not my password');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription('That password isn’t right. Check it and try again.');
  await expect(password).toBeFocused();
  await page.keyboard.type(person.password);
  await loseNextAnswer(page, '**/api/v3/sessions/*/end');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText(/Linux was logged out\.$/)).toBeVisible();
  await expect(sessions(page).getByRole('listitem')).toHaveCount(1);
  await other.goto('/connect/orders');
  await expect(other).toHaveURL(/\/connect\/login\?return=/);
});

test('Sign out everywhere takes the password, then ends every session, this one too', async ({ page, baseURL }) => {
  const { person, other } = await twoBrowsers(page, baseURL ?? '');
  const everywhere = sessions(page).getByRole('button', { name: 'Log out everywhere' });
  await everywhere.click();
  await sessions(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(everywhere).toBeFocused();
  await everywhere.click();
  await sessions(page).getByRole('textbox', { name: 'Password' }).fill(person.password);
  await everywhere.click();
  await expect(page).toHaveURL(/\/connect\/login$/);
  await other.goto('/connect/orders');
  await expect(other).toHaveURL(/\/connect\/login\?return=/);
});

test('sessions that cannot be loaded say so, with Try again', async ({ page, baseURL }) => {
  const person = await newLogin(baseURL ?? '');
  await page.route('**/api/v3/sessions', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await openAs(page, person, address);
  await expect(sessions(page).getByRole('alert')).toContainText('We couldn’t load your sessions.');
  await sessions(page).getByRole('button', { name: 'Try again' }).click();
  await expect(sessions(page).getByRole('listitem')).toHaveCount(1);
});
