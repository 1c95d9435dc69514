import { loginForm } from './support/login-form.ts';
import { apiAs, limitOf, newPerson, openAs } from './support/people.ts';
import { expect, signIn, test } from './support/test.ts';
import { companyUser, editUserPage, usersPage } from './support/users-page.ts';

test.describe('Edit User (specification §editing-users)', () => {
  test.use({ account: 'priya' });

  test('name, role and limit are saved, said to be, listed and logged', async ({ page, api, baseURL }) => {
    const { email } = await newPerson(baseURL ?? '');
    const { id } = await companyUser(api, email);
    const { open, firstName, preset, permission, limit, save, activity, outcome } = editUserPage(page);
    await open(id);
    await expect(page).toHaveTitle('Nia Person · Connect');
    await expect(page.getByText('Custom: choose each permission yourself.')).toBeVisible();
    await firstName.fill('Nadia');
    await preset('Buyer').check();
    for (const name of ['View Orders', 'View Invoices', 'View Balance', 'Place Orders'])
      await expect(permission(name)).toBeChecked();
    await permission('Place Orders').uncheck();
    await permission('Download Invoices').check();
    await expect(preset('Accounts team')).toBeChecked();
    await limit.fill('1,000.50');
    await save.click();
    await expect(outcome).toHaveText('The changes were saved.');
    await expect(activity.getByRole('listitem').filter({ hasText: /changed|set/ })).toContainText(
      ['spend limit for', 'changed the permissions of', 'changed the name of'].map((text) => new RegExp(text)),
    );
    await expect(activity).toContainText(`Priya Nair set the spend limit for ${email} to £1,000.50.`);
    await expect(activity).toContainText('Added: View Invoices, View Balance, Download Invoices');
    expect(await companyUser(api, email)).toMatchObject({
      firstName: 'Nadia',
      spendLimit: { minor: 100_050, currency: 'GBP' },
      permissions: expect.arrayContaining(['View Orders', 'View Invoices', 'View Balance', 'Download Invoices']),
    });

    const list = usersPage(page);
    await list.open(`?q=${email}`);
    await expect(list.user(email)).toContainText('Nadia Person');
    await expect(list.user(email)).toContainText('Accounts team');
    await expect(list.user(email)).toContainText('£1,000.50');
  });

  test('an empty limit is none; nothing changed is nothing saved', async ({ page, api, baseURL }) => {
    const { email } = await newPerson(baseURL ?? '', { spendLimit: limitOf(20) });
    const { id } = await companyUser(api, email);
    const { open, limit, save, activity, outcome } = editUserPage(page);
    await open(id);
    await expect(limit).toHaveValue('20.00');
    await limit.fill('£20');
    await save.hover();
    const before = await save.boundingBox();
    await save.click();
    await expect(outcome).toHaveText('No changes to save.');
    // It takes neither room nor focus, and goes when asked.
    expect(await save.boundingBox()).toEqual(before);
    await expect(save).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(outcome).toHaveCount(0);
    await expect(save).toBeFocused();
    await limit.fill('');
    await save.click();
    await expect(outcome).toHaveText('The changes were saved.');
    await expect(activity).toContainText(`Priya Nair removed the spend limit for ${email}.`);
    expect(await companyUser(api, email)).toMatchObject({ spendLimit: null });
  });

  test('two who edit one user both have their way; where they change the same, whoever comes second sees it', async ({
    page,
    api,
    baseURL,
  }) => {
    const { email } = await newPerson(baseURL ?? '', { permissions: ['View Orders', 'Place Orders'] });
    const { id } = await companyUser(api, email);
    const { open, firstName, permission, limit, save, outcome, form } = editUserPage(page);
    const elsewhere = async (change: object) =>
      expect((await api.patch(`/api/v3/users/${id}`, { data: change })).status()).toBe(200);
    const saved = async () => {
      await save.click();
      await expect(outcome).toHaveText('The changes were saved.');
    };
    await open(id);

    await test.step('a page that was open before gives nothing back', async () => {
      await elsewhere({ permissions: ['View Orders'], spendLimit: limitOf(100) });
      await firstName.fill('Nadia');
      await saved();
      await expect(limit).toHaveValue('100.00');
      await expect(permission('Place Orders')).not.toBeChecked();
    });

    await test.step('nor does a first name that was kept', async () => {
      await firstName.fill('Nora');
      await elsewhere({ permissions: [], spendLimit: limitOf(50) });
      page.once('dialog', (leaving) => void leaving.accept());
      await page.reload();
      await expect(firstName).toHaveValue('Nora');
      await expect(limit).toHaveValue('50.00');
      await saved();
      expect(await companyUser(api, email)).toMatchObject({
        firstName: 'Nora',
        permissions: [],
        spendLimit: { minor: 50_00 },
      });
    });

    await test.step('the same is not changed unseen', async () => {
      await limit.fill('75');
      await permission('View Orders').check();
      await elsewhere({ permissions: ['View Invoices'], spendLimit: limitOf(60) });
      await save.click();
      const notice = form.getByRole('status').filter({ hasText: 'This has been changed in the meantime.' });
      await expect(notice).toContainText('Current: View Invoices');
      await expect(notice).toContainText('Current: £60.00');
      await expect(limit).toHaveValue('75');
      await expect(permission('View Orders')).toBeChecked();
      await saved();
      await expect(notice).toHaveCount(0);
      expect(await companyUser(api, email)).toMatchObject({
        permissions: ['View Orders'],
        spendLimit: { minor: 75_00 },
      });
    });
  });

  test("a limit is read in the language's own notation", async ({ page, api, baseURL }) => {
    const { email } = await newPerson(baseURL ?? '');
    const { id } = await companyUser(api, email);
    await page.goto(`/de/de/connect/users/view/${id}`);
    await page.getByRole('textbox', { name: 'Ausgabenlimit' }).fill('1.000,50');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Die Änderungen wurden gespeichert.')).toBeVisible();
    expect(await companyUser(api, email)).toMatchObject({ spendLimit: { minor: 100_050, currency: 'GBP' } });
  });

  test("a change of permissions takes effect at once in the other's session", async ({
    page,
    api,
    baseURL,
    browser,
  }) => {
    const person = await newPerson(baseURL ?? '', { permissions: ['View Orders'] });
    const { id } = await companyUser(api, person.email);
    const theirs = await apiAs(baseURL ?? '', person.token);
    const other = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
    await openAs(other, person, '/connect');
    await expect(other.getByRole('link', { name: 'Orders & Invoices' }).first()).toBeVisible();
    expect((await theirs.get('/api/v3/invoices/next-due')).status()).toBe(403);

    const { open, permission, save, outcome } = editUserPage(page);
    await open(id);
    await permission('View Invoices').check();
    await permission('View Orders').uncheck();
    await save.click();
    await expect(outcome).toHaveText('The changes were saved.');

    expect((await theirs.get('/api/v3/invoices/next-due')).status()).toBe(200);
    expect((await theirs.get('/api/v3/orders-count?date_from=2026-01-01&date_to=2026-01-02')).status()).toBe(403);
    await other.reload();
    await expect(other.getByRole('heading', { level: 1, name: /Nia/ })).toBeVisible();
    await expect(other.getByRole('link', { name: 'Orders & Invoices' })).toHaveCount(0);
    await other.context().close();
    await theirs.dispose();
  });

  test('deactivating ends their session at once and keeps them out; reactivating lets them in', async ({
    page,
    api,
    baseURL,
    browser,
  }) => {
    const person = await newPerson(baseURL ?? '');
    const { id } = await companyUser(api, person.email);
    const other = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
    await openAs(other, person, '/connect/help');
    await expect(other.getByRole('button', { name: 'Account menu' })).toBeVisible();

    const { open, activity } = editUserPage(page);
    await open(id);
    await expect(page.getByRole('region', { name: 'Recent logins' })).toContainText('Account created');
    await page.getByRole('button', { name: 'Deactivate' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Deactivate Nia Person?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Nia Person can log in.')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('No changes to save.')).toBeVisible();
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByText('Nia Person is deactivated')).toBeVisible();
    await expect(page.getByText('No changes to save.')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Reactivate' })).toBeFocused();
    await expect(activity).toContainText(`Priya Nair deactivated ${person.email}.`);

    await other.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(other).toHaveURL(/\/connect\/login\?return=/);
    // Why is said to the right password alone.
    await loginForm(other).submit(person.email, 'no password of theirs');
    await expect(other.getByText('The email or password is incorrect.')).toBeVisible();
    await expect(loginForm(other).button).toBeEnabled();
    await loginForm(other).submit(person.email, person.password);
    await expect(
      other.getByText('Your login is deactivated. Ask an administrator in your company, or contact us.'),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Reactivate' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate' }).click();
    await expect(page.getByText('Nia Person can log in.')).toBeVisible();
    await expect(loginForm(other).button).toBeEnabled();
    await loginForm(other).submit(person.email, person.password);
    await expect(other.getByRole('heading', { level: 1, name: /Nia/ })).toBeVisible();
    await other.context().close();
  });

  test("another company's user, and an id that is none, are not found", async ({ page, api, baseURL }) => {
    const lee = await apiAs(baseURL ?? '', await signIn(baseURL ?? '', 'lee'));
    const { id } = await companyUser(lee, 'lee@harbourworks.example');
    await lee.dispose();
    expect((await api.get(`/api/v3/users/${id}`)).status()).toBe(404);
    expect((await api.post(`/api/v3/users/${id}/deactivate`)).status()).toBe(404);
    const body = { firstName: 'X', lastName: 'Y', permissions: [], spendLimit: null };
    expect((await api.patch(`/api/v3/users/${id}`, { data: body })).status()).toBe(404);
    for (const address of [id, '00000000-0000-4000-8000-000000000000', 'nonsense']) {
      await page.goto(`/connect/users/view/${address}`);
      await expect(page.getByText('We couldn’t find the page you’re looking for.')).toBeVisible();
    }
  });

  test('a refusal of the server is told at its place, in words, and nothing typed is lost', async ({ page, api }) => {
    const { id } = await companyUser(api, 'sam@northgate.example');
    const { open, firstName, limit, save, form } = editUserPage(page);
    await open(id);
    const refuse = async (status: number, code: string, rest: object = {}) => {
      await page.unroute('**/api/v3/users/*');
      await page.route('**/api/v3/users/*', (route) =>
        route.fulfill({ status, json: { message: 'In the words of the server.', code, ...rest } }),
      );
    };
    await firstName.fill('Somebody');
    await limit.fill('5000');
    await refuse(422, 'limit_above_yours', { values: { limit: 100 } });
    await save.click();
    await expect(limit).toHaveAccessibleDescription(/You can’t set a spend limit above your own\./);
    await refuse(422, 'last_administrator');
    await save.click();
    await expect(form.getByRole('alert')).toHaveText('Your company needs at least one administrator.');
    await refuse(400, 'malformed_request', { errors: { firstName: ['is too long'] } });
    await save.click();
    await expect(firstName).toHaveAccessibleDescription('Too long. Please shorten it.');
    await refuse(500, 'internal_error');
    await save.click();
    await expect(form.getByRole('alert')).toHaveText(
      'Something went wrong on our side. Please try again; if it keeps happening, contact us.',
    );
    await expect(firstName).toHaveValue('Somebody');
    await expect(limit).toHaveValue('5000');
  });

  test('a user who could not be loaded can be asked for again', async ({ page, api }) => {
    const { id } = await companyUser(api, 'sam@northgate.example');
    await page.route(`**/api/v3/users/${id}`, (route) =>
      route.fulfill({ status: 500, json: { message: 'No.', code: 'internal_error' } }),
    );
    await page.goto(`/connect/users/view/${id}`);
    await expect(page.getByRole('alert')).toContainText('We couldn’t load the user.');
    await page.unroute(`**/api/v3/users/${id}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(editUserPage(page).firstName).toHaveValue('Sam');
  });
});
