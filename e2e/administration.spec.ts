import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodPages, expectGoodState } from './support/good-page.ts';
import { loseNextAnswer } from './support/lost-answer.ts';
import { linkIn, mailTo } from './support/mailbox.ts';
import { openSettled } from './support/pages.ts';
import { freshEmail, newPerson } from './support/people.ts';
import { expect, test } from './support/test.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('the administrators’ area (specification §administration)', () => {
  test.use({ account: 'ada' });

  test('begins with how the portal is, and leads there from the dashboard', async ({ page }) => {
    await openSettled(page, '/connect');
    await page.getByRole('link', { name: 'Administration' }).click();
    await expect(page).toHaveURL(/\/connect\/admin$/);
    await expect(page).toHaveTitle('Health · Administration · Connect');
    await expect(part(page, 'Database')).toContainText(/PostgreSQL \d+/);
    await expect(part(page, 'Database')).toContainText('OK');
    await expect(part(page, 'Emails')).toContainText('No mail server is set up');
    await expect(part(page, 'Emails')).toContainText('Ask the server’s operator to set SMTP_URL.');
    await expect(part(page, 'Backup')).toContainText('Ask the server’s operator to run connect backup every day.');
  });

  test('has more logged for a while, and the usual again, by keyboard', async ({ page }) => {
    await openSettled(page, '/connect/admin');
    const log = part(page, 'Log');
    const press = async (name: string): Promise<void> => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await press('Change the log');
    await page.getByRole('radio', { name: 'Every request and database query' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('radio', { name: '15 minutes' }).focus();
    await page.keyboard.press('Space');
    await expectGoodState(page);
    await page.keyboard.press('Enter');
    await expect(log).toContainText('Every request and database query, until ');
    await expect(page.getByRole('button', { name: 'Change the log' })).toBeFocused();
    await press('Change the log');
    await page.getByRole('radio', { name: /^As usual/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(log).not.toContainText('until');
  });

  test('finds what happened around signing in, of everybody and of an email that nobody has', async ({
    page,
    request,
  }) => {
    const email = freshEmail();
    await request.post('/api/auth/login', { data: { email, password: 'not a password' } });
    await openSettled(page, '/connect/admin/logins');
    await expect(page).toHaveTitle('Logins · Administration · Connect');
    const logins = part(page, 'Logins');
    await expect(logins).toContainText('ada@connect.example');
    await expectGoodState(page);
    await page.getByRole('searchbox', { name: 'Search by email address' }).fill(email);
    await expect(logins.getByRole('listitem')).toHaveCount(1);
    await expect(logins).toContainText('Wrong password');
    await expect(logins).toContainText('An email address without an account');
    await page.getByRole('searchbox', { name: 'Search by email address' }).fill(`x${email}`);
    await expect(logins).toContainText('No logins match this search.');
  });

  test('says when the health cannot be loaded, and loads it again', async ({ page }) => {
    await page.route('**/api/v3/admin/health', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await openSettled(page, '/connect/admin');
    await expect(page.getByRole('alert')).toContainText('We couldn’t load the portal’s health.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(part(page, 'Database')).toContainText(/PostgreSQL \d+/);
  });

  test('adds somebody to the staff, changes what they are, and ends their access by typing the email, by keyboard', async ({
    page,
  }) => {
    const email = `${randomBytes(6).toString('hex')}@connect.example`;
    const row = page.getByRole('table', { name: 'Staff' }).getByRole('row').filter({ hasText: email });
    const press = async (name: string): Promise<void> => {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    await openSettled(page, '/connect/admin');
    await page.getByRole('link', { name: 'Staff', exact: true }).click();
    await expect(page).toHaveURL(/\/connect\/admin\/staff$/);
    await expect(page).toHaveTitle('Staff · Administration · Connect');

    await test.step('what is missing is said at its field; the link is shown once', async () => {
      await press('Add a member of staff');
      const dialog = page.getByRole('dialog', { name: 'Add a member of staff' });
      await page.keyboard.type(email);
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('group', { name: 'There is a problem' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel('First Name')).toBeFocused();
      await page.keyboard.type('Max');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Hale');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Login link' })).toContainText('/connect/one-time-link#');
      await page.keyboard.press('Escape');
      await expect(row).toContainText('Account manager');
    });

    await test.step('a role is changed', async () => {
      await press(`Change role ${email}`);
      await page.getByRole('radio', { name: /^Brand manager/ }).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${email}’s role was changed.`)).toBeVisible();
      await expect(row).toContainText('Brand manager');
    });

    await test.step('an access ends once its name is typed', async () => {
      await press(`Remove access ${email}`);
      const dialog = page.getByRole('dialog', { name: 'Remove Max Hale’s access?' });
      await page.keyboard.type('max');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(`This isn’t ${email}.`)).toBeVisible();
      await dialog.getByRole('textbox').fill(email);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${email} no longer has access.`)).toBeVisible();
      await expect(row).toContainText('No access');
      await press(`Give access ${email}`);
      await expect(row).not.toContainText('No access');
    });

    await test.step('the last administrator stays', async () => {
      await press('Remove access ada@connect.example');
      await page.keyboard.type('ada@connect.example');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText('The portal needs at least one administrator.');
    });

    await test.step('all of it is in the audit log, with before and after', async () => {
      await openSettled(page, '/connect/reports/audit?who=ada%40connect.example');
      const entry = page.getByRole('row').filter({ hasText: `Made ${email} a brand manager` });
      await expect(entry).toContainText('Role: Account manager → Brand manager');
    });
  });

  test('makes a key that is shown once, opens the integration API, and opens nothing once its name was typed', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const name = `Shop ${randomBytes(4).toString('hex')}`;
    const row = page.getByRole('table', { name: 'Keys' }).getByRole('row').filter({ hasText: name });
    const live = row.filter({ hasNotText: 'Revoked' });
    await openSettled(page, '/connect/admin/keys');
    await page.getByRole('button', { name: 'Create a key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a key' });
    await dialog.getByLabel('Name of the key').fill(name);
    // A key was made, and the answer with its text is lost: there is no second one of the name.
    await loseNextAnswer(page, '**/api/v3/admin/keys');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog.getByText(/^There’s already a key with this name\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toContainText('read:*, write:*');
    await page.getByRole('button', { name: `Revoke key ${name}` }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(name);
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Revoked');

    await page.getByRole('button', { name: 'Create a key' }).click();
    await dialog.getByLabel('Name of the key').fill(name);
    await dialog.getByLabel('Read all data').check();
    await dialog.getByLabel('Addresses it may be used from (optional)').fill('nowhere');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(
      dialog.getByText('Enter addresses or networks such as 192.0.2.7 or 192.0.2.0/24.', { exact: true }),
    ).toBeVisible();
    await dialog.getByLabel('Addresses it may be used from (optional)').fill('127.0.0.0/8, ::1');
    await dialog.getByRole('button', { name: 'Create' }).click();
    const shown = page.getByRole('dialog', { name: `Key ${name}` });
    const key = (await shown.locator('code').textContent()) ?? '';
    expect(key).toMatch(/^ck_[0-9a-f]{16}_/);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(live).toContainText('read:*');
    await expect(live).toContainText('from 127.0.0.0/8, ::1');

    const program = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { Authorization: `Bearer ${key}` },
    });
    expect((await program.get('/api/integration/v1/customers')).status()).toBe(200);
    await page.getByRole('button', { name: `Revoke key ${name}` }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`The key ${name} was revoked.`)).toBeVisible();
    await expect(live).toHaveCount(0);
    expect((await program.get('/api/integration/v1/customers')).status()).toBe(401);
    await program.dispose();
  });

  test('invites a user of a customer, locks them by typing their email, and lets them in again, by keyboard', async ({
    page,
    request,
    baseURL,
  }) => {
    const { email } = await newPerson(baseURL ?? '');
    const row = page.getByRole('table', { name: 'Users of Northgate' }).getByRole('row').filter({ hasText: email });
    const press = async (name: string): Promise<void> => {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    await openSettled(page, '/connect/admin/customers');
    await page.getByRole('searchbox', { name: 'Search by name, number or postcode' }).fill('northgate');
    await press('Users Northgate Site Supplies');
    await expect(page.getByRole('heading', { name: 'Users of Northgate Site Supplies' })).toBeFocused();

    await test.step('a password link is mailed', async () => {
      await press(`Send a password link ${email}`);
      await expect(page.getByText(`A password link is on its way to ${email}.`)).toBeVisible();
      expect(linkIn(await mailTo(request, email, 2), 'password-reset')).toContain('email=');
    });

    await test.step('they are locked once their email is typed', async () => {
      await press(`Lock ${email}`);
      await page.keyboard.type('somebody');
      await page.keyboard.press('Enter');
      await expect(page.getByText(`This isn’t ${email}.`)).toBeVisible();
      await page.getByRole('dialog').getByRole('textbox').fill(email);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${email} is locked.`)).toBeVisible();
      await expect(row).toContainText('Locked');
      await press(`Unlock ${email}`);
      await expect(page.getByText(`${email} can log in again.`)).toBeVisible();
    });

    await test.step('somebody else is invited', async () => {
      const other = freshEmail('invited');
      await press('Invite a user');
      await page.keyboard.type(other);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`An invitation is on its way to ${other}.`)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Open invitations' })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Open invitations' })).toContainText(other);
    });
    await expectGoodState(page);
  });

  test('gives a customer to an account manager and leaves it to the ERP again, by keyboard; the staff list says whose customers they are', async ({
    page,
  }) => {
    const open = async () => {
      await openSettled(page, '/connect/admin/customers');
      // Nobody else's journey looks after it.
      await page.getByRole('searchbox', { name: 'Search by name, number or postcode' }).fill('C10605');
      await page.getByRole('row').filter({ hasText: 'C10605' }).getByRole('button').press('Enter');
      await expect(page.getByRole('heading', { name: /^Users of / })).toBeFocused();
    };
    const card = page.getByLabel('Account manager', { exact: true }).first();
    const change = card.getByRole('button', { name: 'Change the account manager' });
    const choose = async (option: string) => {
      await change.press('Enter');
      const dialog = page.getByRole('dialog', { name: /^Account manager of / });
      const wanted = dialog.getByRole('combobox').locator('option').filter({ hasText: option });
      // The staff come a moment after the dialog.
      await expect(wanted).toBeAttached();
      await dialog.getByRole('combobox').selectOption(await wanted.textContent());
      await expectGoodState(page);
      await dialog.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(change).toBeFocused();
    };
    await open();
    await choose('morgan@connect.example');
    await expect(card).toContainText(/morgan@connect\.example\)\s*Set here/);

    await openSettled(page, '/connect/admin/staff');
    const customers = page.getByRole('button', { name: /Customers of morgan@connect\.example/ });
    await customers.press('Enter');
    await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'C10605' })).toBeVisible();
    await expectGoodState(page);
    await page.keyboard.press('Escape');
    await expect(customers).toBeFocused();

    await open();
    await choose('From the ERP');
    await expect(card).toContainText('By the ERP');
  });

  test('adds a webhook, tries it, pauses it and removes it by typing its address, by keyboard', async ({ page }) => {
    const address = `https://${randomBytes(6).toString('hex')}.example/events`;
    const row = page.getByRole('table', { name: 'Webhooks' }).getByRole('row').filter({ hasText: address });
    const press = async (name: string): Promise<void> => {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    await openSettled(page, '/connect/admin/webhooks');
    await press('Add a webhook');
    await page.keyboard.type('nowhere');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
    await expect(dialog.getByText(/^Enter an address such as/).last()).toBeVisible();
    const field = dialog.getByRole('textbox', { name: 'Address' });
    await field.fill('https://10.1.1.1/events');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(/That’s a private address/);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    // It was added, and the answer with its secret is lost.
    await field.fill(address);
    await loseNextAnswer(page, '**/api/v3/admin/webhooks');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert').filter({ hasText: 'private' })).toHaveCount(0);
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog.getByText('This address already has a webhook.', { exact: false })).toBeVisible();
    await page.keyboard.press('Escape');
    await press(`New secret ${address}`);
    await page.getByRole('button', { name: 'Create a new secret' }).click();
    await expect(page.getByRole('dialog', { name: `Secret of ${address}` })).toContainText('whsec_');
    await page.keyboard.press('Escape');
    await expect(row).toContainText('All events');

    // What waits is looked at again until it has gone, without a press.
    await page.route(
      '**/api/v3/admin/webhooks',
      async (route) => {
        const response = await route.fetch();
        const { webhooks, ...rest } = await response.json();
        const waits = webhooks.map((each: object) => ({ ...each, waiting: 77 }));
        await route.fulfill({ response, json: { ...rest, webhooks: waits } });
      },
      { times: 1 },
    );
    await page.reload();
    await expect(row).toContainText('77');
    await expect(row).not.toContainText('77');

    await press(`Send a test event ${address}`);
    await expect(page.getByRole('alert')).toContainText(`${address} didn’t accept the test event`);
    await press(`Pause ${address}`);
    await expect(page.getByText(`${address} is paused.`)).toBeVisible();
    await expect(row).toContainText('by Ada Byron');
    await press(`Resume ${address}`);
    // Another journey may have made something happen, which goes to nobody.
    await expect(row).toContainText(/OK|Failing/);
    await press(`Deliveries ${address}`);
    // It is told of what others do here, too.
    const deliveries = page.getByRole('region', { name: `Deliveries to ${address}` });
    await expect(deliveries.getByRole('table')).toBeVisible();
    await expect(deliveries.getByRole('heading')).toBeFocused();
    await expect(deliveries.getByRole('heading')).toBeInViewport();
    await expectGoodState(page);
    await deliveries.getByRole('button', { name: 'Close' }).click();
    await expect(deliveries).toHaveCount(0);
    await expect(row.getByRole('button', { name: `Deliveries ${address}` })).toBeFocused();

    await press(`Remove ${address}`);
    await page.keyboard.type(address);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${address} was removed.`)).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  for (const { part, call, none, some } of [
    { part: 'staff', call: 'staff', none: 'No staff have been added yet.', some: 'Ada Byron' },
    { part: 'logins', call: 'sign-ins**', none: 'No logins match this search.', some: 'Ada Byron' },
  ])
    test(`a list of ${part} of which nothing could be read is not called empty`, async ({ page }) => {
      await page.route(`**/api/v3/admin/${call}`, (route) => route.fulfill({ json: { data: [{ email: null }] } }), {
        times: 1,
      });
      await openSettled(page, `/connect/admin/${part}`);
      await expect(page.getByText(none)).toHaveCount(0);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Try again' }).click();
      await expect(main.getByText(some).first()).toBeVisible();
    });

  test('every page of the area is a good one', async ({ page }) => {
    await expectGoodPages(
      page,
      ['', '/staff', '/customers', '/keys', '/webhooks', '/imports', '/rules', '/supplier', '/branding'].map((part) => [
        `admin${part}`,
        `/connect/admin${part}`,
      ]),
    );
  });
});
