import type { Page } from '@playwright/test';
import { testOn } from './support/own-server.ts';
import { openSettled } from './support/pages.ts';
import { openAs } from './support/people.ts';
import { expect, signInWith } from './support/test.ts';

/** What is written is on the pages of everybody of its server. */
const test = testOn({});

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).press('Enter');
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const toKeys = (page: Page): Promise<void> =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Keys' }).click();

test.describe('what an administrator has typed and not saved', () => {
  test.use({ account: 'ada' });

  for (const { part, opener, name } of [
    { part: 'content', opener: 'Add a help article', name: 'Title' },
    { part: 'content', opener: 'Add a banner', name: 'What the picture shows' },
    { part: 'mails', opener: 'Edit Password reset', name: 'Subject' },
    { part: 'texts', opener: 'Edit Order Samples', name: 'Own text' },
    { part: 'supplier', opener: null, name: 'Website' },
    { part: 'branding', opener: null, name: 'Name of the portal' },
  ])
    test(`${opener ?? part}: nothing typed goes without a question`, async ({ page }) => {
      const open = async (): Promise<void> => {
        await openSettled(page, `/connect/admin/${part}`);
        if (part === 'texts') await page.getByRole('searchbox').fill('Order Samples');
        if (opener !== null) await press(page, opener);
      };
      await open();
      const before = await field(page, name).inputValue();
      await field(page, name).fill('Half of it');
      await toKeys(page);
      await question(page).getByRole('button', { name: 'Stay' }).press('Enter');
      await expect(field(page, name)).toHaveValue('Half of it');
      if (opener !== null) {
        await page.getByRole('button', { name: /^All (content|emails|texts)$/ }).press('Enter');
        await question(page).getByRole('button', { name: 'Leave' }).press('Enter');
        await expect(page.getByRole('button', { name: opener, exact: true })).toBeFocused();
        await press(page, opener);
        await expect(field(page, name)).toHaveValue(before);
        await field(page, name).fill('Half of it');
      }
      await toKeys(page);
      await question(page).getByRole('button', { name: 'Leave' }).press('Enter');
      await expect(page).toHaveURL(/\/admin\/keys$/);
      await open();
      await expect(field(page, name)).toHaveValue(before);
      // What is as it was is left without one.
      await field(page, name).fill('Half of it');
      await field(page, name).fill(before);
      await toKeys(page);
      await expect(page).toHaveURL(/\/admin\/keys$/);
    });

  test('is there after a new login, and is not saved over what somebody else wrote meanwhile', async ({
    page,
    api,
    origin,
  }) => {
    const edit = async (): Promise<void> => {
      await press(page, 'Edit Password reset');
      await expect(field(page, 'Subject')).toBeVisible();
    };
    await openSettled(page, '/connect/admin/mails');
    await edit();
    await field(page, 'Subject').fill('Half of it');
    expect((await api.post('/api/auth/logout')).status()).toBe(204);
    await press(page, 'Save');
    await expect(page).toHaveURL(/\/connect\/login\?return=/);
    await expect(question(page)).toHaveCount(0);

    const token = await signInWith(page.request, origin, 'ada');
    const theirs = { subject: 'From somebody else', title: 'Heading', paragraphs: ['Text'] };
    const written = await page.request.put('/api/v3/admin/mail-templates/password-reset/en', {
      headers: { Authorization: `Bearer ${token}` },
      data: { text: theirs, was: null },
    });
    expect(written.ok()).toBe(true);
    await openAs(page, { token }, '/connect/admin/mails');
    await edit();
    await expect(field(page, 'Subject')).toHaveValue('Half of it');
    await press(page, 'Save');
    await expect(page.getByRole('alert')).toContainText('This has been changed in the meantime.');
    await expect(page.getByRole('region', { name: 'What is there now' })).toContainText('From somebody else');
    await expect(field(page, 'Subject')).toHaveValue('Half of it');
  });

  test('in a dialog is there after a new login, and goes where it is given up', async ({ page, api, origin }) => {
    const dialogs = [
      { part: 'keys', opener: 'Create a key', name: 'Name of the key', typed: 'Half a name' },
      { part: 'staff', opener: 'Add a member of staff', name: 'Email', typed: 'half@connect.example' },
      { part: 'webhooks', opener: 'Add a webhook', name: 'Address', typed: 'https://half.example' },
    ];
    const open = async ({ part, opener }: (typeof dialogs)[number]): Promise<void> => {
      await openSettled(page, `/connect/admin/${part}`);
      await press(page, opener);
    };
    for (const dialog of dialogs) {
      await open(dialog);
      await field(page, dialog.name).fill(dialog.typed);
    }
    const log = { part: 'health', opener: 'Change log level', name: '', typed: '' };
    const level = page.getByRole('radio', { name: 'Every request and database query' });
    await open(log);
    await level.check();
    expect((await api.post('/api/auth/logout')).status()).toBe(204);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/connect\/login\?return=/);
    await openAs(page, { token: await signInWith(page.request, origin, 'ada') }, '/connect/admin');
    for (const dialog of dialogs) {
      await open(dialog);
      await expect(field(page, dialog.name)).toHaveValue(dialog.typed);
      await page.keyboard.press('Escape');
      await press(page, dialog.opener);
      await expect(field(page, dialog.name)).toHaveValue('');
    }
    await open(log);
    await expect(level).toBeChecked();
    await page.keyboard.press('Escape');
    await press(page, log.opener);
    await expect(level).not.toBeChecked();
  });
});
