import type { Browser, Page } from '@playwright/test';
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

test.describe('Invitations', () => {
  test.use({ account: 'priya' });

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
    await expect(entries(email).first()).toContainText(`Ines Moreau registered with ${email}.`);
  });

  test('an invitation whose answer was lost is among the open ones, also once it is refused as sent already', async ({
    page,
    api,
  }) => {
    const [lost, known] = [freshEmail(), freshEmail()];
    const { open, invitation } = usersPage(page);
    await open();
    await page.getByRole('button', { name: 'Invite a user' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a user' });
    const send = async (email: string) => {
      await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
      await dialog.getByRole('button', { name: 'Send invitation' }).click();
    };
    let losses = 0;
    await page.route('**/api/v3/invitations', async (route) => {
      if (route.request().method() !== 'POST' || losses++ > 0) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await send(lost);
    await expect(dialog.getByText(/^We can’t reach the server/).first()).toBeVisible();
    await expect(invitation(lost)).toHaveCount(1);
    const permissions = ['View Orders'];
    await api.post('/api/v3/invitations', { data: { email: known, permissions, spendLimit: null, storefront: '' } });
    await send(known);
    await expect(dialog.getByText(/^We’ve already sent an invitation to this address/).first()).toBeVisible();
    await expect(invitation(known)).toHaveCount(1);
    for (const email of [lost, known]) {
      const { data } = await (await api.get('/api/v3/invitations')).json();
      const { id } = data.find((each: { email: string }) => each.email === email);
      await api.delete(`/api/v3/invitations/${id}`);
    }
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
    await expect(dialog.getByRole('radio', { name: 'Accounts team' })).toBeChecked();
    await tabTo(page, dialog.getByRole('checkbox', { name: 'Download Invoices' }));
    await page.keyboard.press('Space');
    await expect(dialog.getByText('Custom: choose each permission yourself.')).toBeVisible();
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
    await dialog.getByRole('radio', { name: 'Accounts team' }).check();
    await limit.fill('a lot');
    await email.fill('sam@northgate.example');
    await send.click();
    await expect(limit).toHaveAccessibleDescription(/Enter an amount, for example 1,500\.00\./);
    await expect(limit).toBeFocused();
    await limit.fill('75');
    await send.click();
    await expect(email).toHaveAccessibleDescription('This email address already belongs to a user in your company.');
    await expect(email).toBeFocused();
    await email.fill('not an email');
    await send.click();
    await expect(email).toHaveAccessibleDescription('Enter a valid email address.');
    await expect(limit).toHaveValue('75');
    await expect(dialog.getByRole('radio', { name: 'Accounts team' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Invite a user' })).toBeFocused();
  });

  test('resending sends a new link and ends the old one', async ({ page, api, baseURL, browser }) => {
    const email = freshEmail();
    const old = await invite(baseURL ?? '', email);
    const { open, invitation, entries } = usersPage(page);
    await open();
    await invitation(email).getByRole('button', { name: 'Resend' }).click();
    await expect(page.getByRole('status').filter({ hasText: `resent the invitation to ${email}` })).toBeVisible();
    await expect(entries(email).first()).toContainText(`Priya Nair resent the invitation to ${email}.`);
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
    await expect(guest.getByText('This invitation is no longer valid.')).toBeVisible();
    await register(fresh);
    await expect(guest).toHaveURL(/\/connect$/, { timeout: 15_000 });
    await guest.context().close();
  });

  test('revoking asks first, then ends the link', async ({ page, baseURL, request }) => {
    const email = freshEmail();
    const link = new URL(await invite(baseURL ?? '', email), baseURL);
    const { open, invitation, entries } = usersPage(page);
    await open();
    await invitation(email).getByRole('button', { name: 'Revoke' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Revoke the invitation?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(invitation(email)).toBeVisible();
    await invitation(email).getByRole('button', { name: 'Revoke' }).click();
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'was revoked' })).toBeVisible();
    await expect(invitation(email)).toHaveCount(0);
    await expect(entries(email).first()).toContainText(`Priya Nair revoked the invitation to ${email}.`);
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
});
