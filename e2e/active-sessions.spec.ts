import type { Page } from '@playwright/test';
import { loginForm } from './support/login-form.ts';
import { newPerson, openAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

const address = '/connect/mfa-settings#sessions';
const sessions = (page: Page) => page.getByRole('region', { name: 'Active sessions' });

/** Two browsers of one person, both signed in, the first at the list of sessions. */
const twoBrowsers = async (page: Page, baseURL: string) => {
  const person = await newPerson(baseURL);
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

test('ending one session signs that browser out at its next call', async ({ page, baseURL }) => {
  const { other } = await twoBrowsers(page, baseURL ?? '');
  await sessions(page).getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(sessions(page).getByRole('listitem')).toHaveCount(1);
  await other.goto('/connect/orders');
  await expect(other).toHaveURL(/\/connect\/login\?return=/);
});

test('Sign out everywhere asks first, then ends every session, this one too', async ({ page, baseURL }) => {
  const { other } = await twoBrowsers(page, baseURL ?? '');
  await sessions(page).getByRole('button', { name: 'Log out everywhere' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out everywhere?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await sessions(page).getByRole('button', { name: 'Log out everywhere' }).click();
  await question.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL(/\/connect\/login$/);
  await other.goto('/connect/orders');
  await expect(other).toHaveURL(/\/connect\/login\?return=/);
});

test('sessions that cannot be loaded say so, with Retry', async ({ page, baseURL }) => {
  const person = await newPerson(baseURL ?? '');
  await page.route('**/api/v3/sessions', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await openAs(page, person, address);
  await expect(sessions(page).getByRole('alert')).toContainText('Your sessions could not be loaded.');
  await sessions(page).getByRole('button', { name: 'Retry' }).click();
  await expect(sessions(page).getByRole('listitem')).toHaveCount(1);
});
