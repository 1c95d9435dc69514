import type { Browser, Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { tabTo } from './support/keyboard.ts';
import { linkIn, mailTo } from './support/mailbox.ts';
import { freshEmail, invite, newPassword } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { usersPage } from './support/users-page.ts';

/** A page of somebody else, who is not signed in. */
const openVisitor = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  return context.newPage();
};

test.describe('Manage Users (spec §2)', () => {
  test.use({ account: 'priya' });

  test('is reached from the sidebar and lists the users of the company', async ({ page }) => {
    await page.goto('/connect');
    await page.getByRole('link', { name: 'Manage Users' }).click();
    await expect(page).toHaveURL(/\/connect\/users$/);
    await expect(page).toHaveTitle('Manage Users · Connect');
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Users' })).toBeVisible();
    const { users, user } = usersPage(page);
    await expect(users.getByRole('columnheader')).toHaveText([
      'Name',
      'Email',
      'Role',
      'Last signed in',
      'State',
      'Spend limit',
    ]);
    await expect(user('priya@northgate.example').getByRole('cell')).toHaveText([
      'Priya NairYou',
      'priya@northgate.example',
      'Administrator',
      /^\d{1,2} \w+ \d{4}, \d{2}:\d{2}$/,
      'Active',
      'No limit',
    ]);
    await expect(user('sam@northgate.example')).toContainText('Custom');
    await expect(user('tomasz@northgate.example')).toContainText('Deactivated');
    await expect(user('tomasz@northgate.example')).toContainText('£1,000.00');
    await expect(users).not.toContainText('harbourworks');
  });

  test('who signs in with a second factor is marked', async ({ page }) => {
    await page.route('**/api/v3/users', async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      const marked = data.map((user: { email: string }) => ({ ...user, mfa: user.email.startsWith('sam@') }));
      await route.fulfill({ json: { data: marked } });
    });
    const { open, user, users } = usersPage(page);
    await open();
    await expect(user('sam@northgate.example')).toContainText('Signs in with a second factor');
    await expect(users.getByText('Signs in with a second factor')).toHaveCount(1);
  });

  test('each row leads to its Edit User page', async ({ page }) => {
    const { open, user } = usersPage(page);
    await open();
    await user('sam@northgate.example').getByRole('link').click();
    await expect(page).toHaveURL(/\/connect\/users\/view\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Sam');
  });

  test('a search narrows the list as one types, and stands in the address', async ({ page }) => {
    const { open, search, user } = usersPage(page);
    await open();
    await search.pressSequentially('lukasik');
    await expect(user('sam@northgate.example')).toHaveCount(0);
    await expect(user('tomasz@northgate.example')).toBeVisible();
    await expect(page).toHaveURL(/\/connect\/users\?q=lukasik$/);
    await page.reload();
    await expect(search).toHaveValue('lukasik');
    await expect(user('tomasz@northgate.example')).toBeVisible();
    await expect(user('sam@northgate.example')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(user('sam@northgate.example')).toBeVisible();
    await expect(page).toHaveURL(/\/connect\/users$/);
  });

  test('a search without hits says so and can be cleared', async ({ page }) => {
    const { search, users } = usersPage(page);
    await page.goto('/connect/users?q=nobody-at-all');
    await expect(page.getByText('No user has this in name or email.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
    await expect(users.getByRole('link').first()).toBeVisible();
    await expect(search).toHaveValue('');
  });

  test('somebody who is invited gets a mail, registers, and appears', async ({ page, browser, api }) => {
    const email = freshEmail();
    const { open, user, invitation, entries } = usersPage(page);
    await open();
    await page.getByRole('button', { name: 'Invite a user' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a user' });
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('radio', { name: 'Buyer' }).check();
    await expect(dialog.getByRole('checkbox', { name: 'Place Orders' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Create and Edit Users' })).not.toBeChecked();
    await dialog.getByRole('textbox', { name: 'Spend limit' }).fill('£2,500.50');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByRole('status').filter({ hasText: `We sent an invitation to ${email}.` })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(invitation(email)).toContainText('Buyer');
    await expect(invitation(email)).toContainText('Priya Nair');
    await expect(entries(email)).toContainText([`Priya Nair invited ${email} as Buyer.`]);

    const link = linkIn(await mailTo(api, email), 'register');
    const guest = await openVisitor(browser);
    await guest.goto(link);
    await guest.getByRole('textbox', { name: 'First Name' }).fill('Ines');
    await guest.getByRole('textbox', { name: 'Last Name' }).fill('Moreau');
    await guest.getByRole('textbox', { name: 'Password' }).fill(newPassword);
    await guest.getByRole('button', { name: 'Register' }).click();
    await expect(guest).toHaveURL(/\/connect$/, { timeout: 15_000 });
    // Their permissions are those of the invitation.
    await expect(guest.getByRole('link', { name: 'Manage Users' })).toHaveCount(0);
    await guest.context().close();

    await open();
    await expect(user(email).getByRole('cell').nth(0)).toHaveText('Ines Moreau');
    await expect(user(email)).toContainText('Buyer');
    await expect(user(email)).toContainText('£2,500.50');
    await expect(invitation(email)).toHaveCount(0);
    await expect(entries(email).first()).toContainText(`Ines Moreau joined as ${email}.`);
  });

  test('somebody is invited with the keyboard only, and every stop on the way is seen', async ({ page }) => {
    const email = freshEmail();
    await usersPage(page).open();
    await tabTo(page, page.getByRole('button', { name: 'Invite a user' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Invite a user' });
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await page.keyboard.type(email);
    await tabTo(page, dialog.getByRole('radio', { name: 'Viewer' }));
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByRole('radio', { name: 'Accounts' })).toBeChecked();
    await tabTo(page, dialog.getByRole('checkbox', { name: 'Download Invoices' }));
    await page.keyboard.press('Space');
    await expect(dialog.getByText('Custom: the permissions are chosen one by one.')).toBeVisible();
    await tabTo(page, dialog.getByRole('button', { name: 'Send invitation' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(`We sent an invitation to ${email}.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invite a user' })).toBeFocused();
    await expect(usersPage(page).invitation(email)).toContainText('Custom');
  });

  test('an invitation from a storefront leads into it', async ({ page, api }) => {
    const email = freshEmail();
    await page.goto('/de/de/connect/users');
    await page.getByRole('button', { name: 'Benutzer einladen' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await page.getByRole('button', { name: 'Einladung senden' }).click();
    await expect(page.getByText(`Wir haben eine Einladung an ${email} gesendet.`)).toBeVisible();
    expect(linkIn(await mailTo(api, email), 'register')).toMatch(/^\/de\/de\/connect\/register\?/);
  });

  test('an invitation that is refused is told at its field, and nothing typed is lost', async ({ page }) => {
    await usersPage(page).open();
    await page.getByRole('button', { name: 'Invite a user' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a user' });
    const email = dialog.getByRole('textbox', { name: 'Email' });
    const limit = dialog.getByRole('textbox', { name: 'Spend limit' });
    const send = dialog.getByRole('button', { name: 'Send invitation' });
    await dialog.getByRole('radio', { name: 'Accounts' }).check();
    await limit.fill('a lot');
    await email.fill('sam@northgate.example');
    await send.click();
    await expect(limit).toHaveAccessibleDescription(/This is not an amount of money\./);
    await expect(limit).toBeFocused();
    await limit.fill('75');
    await send.click();
    await expect(email).toHaveAccessibleDescription('This email belongs to a user of your company already.');
    await expect(email).toBeFocused();
    await email.fill('not an email');
    await send.click();
    await expect(email).toHaveAccessibleDescription('This is not an email address.');
    await expect(limit).toHaveValue('75');
    await expect(dialog.getByRole('radio', { name: 'Accounts' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Invite a user' })).toBeFocused();
  });

  test('resending sends a new link and ends the old one', async ({ page, api, baseURL, browser }) => {
    const email = freshEmail();
    const old = await invite(baseURL ?? '', email);
    const { open, invitation, invitations, entries } = usersPage(page);
    await open();
    await invitation(email).getByRole('button', { name: 'Resend' }).click();
    await expect(invitations.getByRole('status').filter({ hasText: `invitation to ${email} again` })).toBeVisible();
    await expect(entries(email).first()).toContainText(`Priya Nair sent the invitation of ${email} again.`);
    const fresh = linkIn(await mailTo(api, email, 2), 'register');
    expect(fresh).not.toBe(old);

    const guest = await openVisitor(browser);
    const register = async (link: string) => {
      await guest.goto(link);
      await guest.getByRole('textbox', { name: 'First Name' }).fill('Ola');
      await guest.getByRole('textbox', { name: 'Last Name' }).fill('Berg');
      await guest.getByRole('textbox', { name: 'Password' }).fill(newPassword);
      await guest.getByRole('button', { name: 'Register' }).click();
    };
    await register(old);
    await expect(guest.getByText('This invitation is not valid, has been used or has expired.')).toBeVisible();
    await register(fresh);
    await expect(guest).toHaveURL(/\/connect$/, { timeout: 15_000 });
    await guest.context().close();
  });

  test('revoking asks first, then ends the link', async ({ page, baseURL, request }) => {
    const email = freshEmail();
    const link = new URL(await invite(baseURL ?? '', email), baseURL);
    const { open, invitation, invitations, entries } = usersPage(page);
    await open();
    await invitation(email).getByRole('button', { name: 'Revoke' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Revoke the invitation?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(invitation(email)).toBeVisible();
    await invitation(email).getByRole('button', { name: 'Revoke' }).click();
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect(invitations.getByRole('status').filter({ hasText: 'was revoked' })).toBeVisible();
    await expect(invitation(email)).toHaveCount(0);
    await expect(entries(email).first()).toContainText(`Priya Nair revoked the invitation of ${email}.`);
    const answer = await request.post('/api/auth/register', {
      data: {
        email,
        password: newPassword,
        first_name: 'Ola',
        last_name: 'Berg',
        signature: link.searchParams.get('_sig'),
      },
    });
    expect(answer.status()).toBe(422);
    expect((await answer.json()).code).toBe('invalid_invitation');
  });

  test('the log goes on with Show more, to its end', async ({ page }) => {
    const entry = (n: number) => ({
      at: '2026-11-18T10:00:00.000Z',
      kind: 'renamed',
      actor: 'Priya Nair',
      subject: `person-${n}@northgate.example`,
      added: [],
      removed: [],
      spend_limit: null,
    });
    await page.route('**/api/v3/users-activity*', (route) => {
      const before = new URL(route.request().url()).searchParams.get('before');
      return route.fulfill({
        json: before === '7' ? { data: [entry(2)], next: null } : { data: [entry(1)], next: '7' },
      });
    });
    const { open, activity } = usersPage(page);
    await open();
    await expect(activity.getByRole('listitem')).toHaveCount(1);
    await activity.getByRole('button', { name: 'Show more' }).click();
    await expect(activity.getByRole('listitem')).toHaveText([/person-1/, /person-2/]);
    await expect(activity.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  });

  for (const [what, path, text] of [
    ['users', '**/api/v3/users', 'The users could not be loaded.'],
    ['invitations', '**/api/v3/invitations', 'The invitations could not be loaded.'],
    ['activity', '**/api/v3/users-activity', 'The activity could not be loaded.'],
  ] as const)
    test(`${what} that could not be loaded say so alone, and Retry asks again`, async ({ page }) => {
      await page.route(path, (route) =>
        route.fulfill({ status: 500, json: { message: 'No.', code: 'internal_error' } }),
      );
      await page.goto('/connect/users');
      await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(1);
      await page.unroute(path);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText(text)).toHaveCount(0);
      await expect(usersPage(page).users.getByRole('link').first()).toBeVisible();
    });

  test('shapes stand where the users will be until they come', async ({ page }) => {
    const held = await hold(page, '**/api/v3/users');
    await page.goto('/connect/users');
    const { users, user } = usersPage(page);
    await expect(users.getByRole('rowgroup').last()).toHaveAttribute('aria-busy', 'true');
    await held.release();
    await expect(user('priya@northgate.example')).toBeVisible();
    await expect(users.getByRole('rowgroup').last()).toHaveAttribute('aria-busy', 'false');
  });
});

test.describe('without the permission Create and Edit Users (spec §6)', () => {
  test.use({ account: 'sam' });

  test('there is no link, both pages lead to the dashboard, and the API refuses', async ({ page, api }) => {
    await page.goto('/connect');
    await expect(page.getByRole('heading', { level: 1, name: /Sam/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Manage Users' })).toHaveCount(0);
    const someone = '00000000-0000-4000-8000-000000000000';
    for (const address of ['/connect/users', `/connect/users/view/${someone}`]) {
      await page.goto(address);
      await expect(page).toHaveURL(/\/connect$/);
      await expect(page.getByRole('heading', { level: 1, name: /Sam/ })).toBeVisible();
    }
    for (const path of ['users', `users/${someone}`, 'invitations', 'users-activity'])
      expect((await api.get(`/api/v3/${path}`)).status(), path).toBe(403);
    const body = { email: freshEmail(), permissions: [], spend_limit: null };
    expect((await api.post('/api/v3/invitations', { data: body })).status()).toBe(403);
  });
});

test('a visitor is sent to login, and back afterwards', async ({ page }) => {
  await page.goto('/connect/users');
  await expect(page).toHaveURL(/\/connect\/login\?return=%2Fconnect%2Fusers/);
});
