import { newBuyer, packedItems, setInBasket } from './support/ordering.ts';
import { testOn } from './support/own-server.ts';
import { apiAs, limitOf, newPerson, openAs } from './support/people.ts';
import type { Person } from './support/people.ts';
import { expect, expectAccessible, signIn, test } from './support/test.ts';
import { totp } from './support/totp.ts';
import { companyUser, editUserPage } from './support/users-page.ts';

const everything = [
  'View Orders',
  'View Invoices',
  'View Balance',
  'Place Orders',
  'Download Invoices',
  'Create and Edit Users',
];

/** An administrator with little else, and a limit. */
const smallAdministrator = (baseURL: string): Promise<Person> =>
  newPerson(baseURL, { permissions: ['View Orders', 'Create and Edit Users'], spendLimit: limitOf(100) });

test.describe('an editor', () => {
  test('cannot raise themselves: not on the screen, which says why, nor by the API', async ({ page, baseURL }) => {
    const person = await smallAdministrator(baseURL ?? '');
    const api = await apiAs(baseURL ?? '', person.token);
    const { id } = await companyUser(api, person.email);
    const { permission, preset, limit, save, form, outcome } = editUserPage(page);
    await openAs(page, person, `/connect/users/view/${id}`);
    await expect(form.getByText(/This is your own login\./)).toBeVisible();
    await expect(permission('View Balance')).toBeDisabled();
    await expect(permission('View Balance')).toHaveAccessibleDescription(/You can’t give yourself permissions/);
    await expect(preset('Administrator')).toBeDisabled();
    await expect(page.getByText('You can’t deactivate your own login.')).toBeVisible();
    for (const raised of ['100.01', '']) {
      await limit.fill(raised);
      await save.click();
      await expect(limit).toHaveAccessibleDescription(/You can’t give yourself permissions you don’t have\./);
    }
    await limit.fill('99');
    await save.click();
    await expect(outcome).toHaveText('The changes were saved.');

    const edit = (change: object) =>
      api.patch(`/api/v3/users/${id}`, {
        data: {
          firstName: 'Nia',
          lastName: 'Person',
          permissions: ['View Orders', 'Create and Edit Users'],
          spendLimit: limitOf(99),
          ...change,
        },
      });
    for (const change of [{ permissions: everything }, { spendLimit: limitOf(100) }, { spendLimit: null }]) {
      const answer = await edit(change);
      expect(answer.status()).toBe(422);
      expect((await answer.json()).code).toBe('raises_yourself');
    }
    const deactivated = await api.post(`/api/v3/users/${id}/deactivate`);
    expect((await deactivated.json()).code).toBe('deactivates_yourself');
    await api.dispose();
  });

  test('changes nothing but the name of who may do more, and gives nobody what they lack', async ({
    page,
    baseURL,
  }) => {
    const editor = await smallAdministrator(baseURL ?? '');
    const stronger = await newPerson(baseURL ?? '', { permissions: ['View Orders', 'View Balance'] });
    const weaker = await newPerson(baseURL ?? '', { permissions: [], spendLimit: limitOf(50) });
    const api = await apiAs(baseURL ?? '', editor.token);
    const { open, form, permission, preset, limit, firstName, save, outcome } = editUserPage(page);

    const { id } = await companyUser(api, stronger.email);
    await openAs(page, editor, `/connect/users/view/${id}`);
    await expect(
      form.getByText('This user has more permissions than you, so you can only change their name.'),
    ).toBeVisible();
    for (const control of [preset('Viewer'), permission('View Orders'), limit]) await expect(control).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Deactivate' })).toHaveCount(0);
    await firstName.fill('Renamed');
    await save.click();
    await expect(outcome).toHaveText('The changes were saved.');

    await open((await companyUser(api, weaker.email)).id);
    await expect(permission('View Orders')).toBeEnabled();
    await expect(permission('View Balance')).toBeDisabled();
    await expect(permission('View Balance')).toHaveAccessibleDescription(/permissions that you have yourself/);
    await expect(preset('Buyer')).toBeDisabled();
    await limit.fill('100.01');
    await save.click();
    await expect(limit).toHaveAccessibleDescription(/You can’t set a spend limit above your own\./);
    await api.dispose();
  });

  test('who renames themselves is called so everywhere; who gives up managing users is asked, and leaves', async ({
    page,
    baseURL,
  }) => {
    const person = await newPerson(baseURL ?? '', { permissions: everything });
    const api = await apiAs(baseURL ?? '', person.token);
    const { id } = await companyUser(api, person.email);
    const { firstName, permission, save, outcome } = editUserPage(page);
    await openAs(page, person, `/connect/users/view/${id}`);
    await firstName.fill('Zadie');
    await save.click();
    await expect(outcome).toHaveText('The changes were saved.');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByText('Zadie Person').last()).toBeVisible();
    await page.keyboard.press('Escape');
    await permission('Create and Edit Users').uncheck();
    await save.click();
    await page.getByRole('alertdialog', { name: 'Stop managing users?' }).getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/connect$/);
    await expect(page.getByRole('heading', { level: 1, name: /Zadie/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Manage Users' })).toHaveCount(0);
    expect((await api.get('/api/v3/users')).status()).toBe(403);
    await api.dispose();
  });
});

test('who has lost the permission meanwhile is led to the dashboard', async ({ page, baseURL }) => {
  const person = await newPerson(baseURL ?? '', { permissions: everything });
  await openAs(page, person, '/connect/help');
  await expect(page.getByRole('link', { name: 'Manage Users' })).toBeVisible();
  const priya = await apiAs(baseURL ?? '', await signIn(baseURL ?? '', 'priya'));
  const { id, firstName, lastName } = await companyUser(priya, person.email);
  const answer = await priya.patch(`/api/v3/users/${id}`, {
    data: { firstName, lastName, permissions: ['View Orders'], spendLimit: null },
  });
  expect(answer.status()).toBe(200);
  // Not by the mouse, which has the page asked for, and refused, on its way there.
  await page.getByRole('link', { name: 'Manage Users' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/connect$/);
  await expect(page.getByRole('heading', { level: 1, name: /Nia/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage Users' })).toHaveCount(0);
  await priya.dispose();
});

test('who loses the permission while a page is open is led to the dashboard by what is refused there', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const priya = await apiAs(origin, await signIn(origin, 'priya'));
  const { api, email, token } = await newBuyer(origin);
  const [item] = await packedItems(api, 1);
  if (!item) throw new Error('There is no item');
  await setInBasket(api, { [item.sku]: item.packSize });
  const { id, firstName, lastName } = await companyUser(priya, email);
  const allow = async (...permissions: readonly string[]) => {
    const answer = await priya.patch(`/api/v3/users/${id}`, {
      data: { firstName, lastName, permissions, spendLimit: null },
    });
    expect(answer.status()).toBe(200);
  };
  const line = page.getByRole('combobox', { name: 'Item number, line 1', exact: true });
  const more = page.getByRole('button', { name: `Increase quantity of ${item.sku}` });
  const places = [
    { path: '/connect/quick-order', ready: line, act: () => line.fill(item.sku) },
    { path: '/connect/checkout', ready: more, act: () => more.click() },
  ];
  for (const { path, ready, act } of places) {
    await allow('View Orders', 'Place Orders');
    await openAs(page, { token }, path);
    await expect(ready).toBeVisible();
    await allow('View Orders');
    await act();
    await expect(page).toHaveURL(/\/connect$/);
    await expect(page.getByRole('link', { name: 'Quick Order' })).toHaveCount(0);
  }
  await Promise.all([api.dispose(), priya.dispose()]);
});

test('who loses a permission on the open list has the list of what is left', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const priya = await apiAs(origin, await signIn(origin, 'priya'));
  const person = await newPerson(origin, { permissions: ['View Orders', 'View Invoices'] });
  await openAs(page, person, '/connect/orders?show=invoices&from=1994-01-01');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Your Invoices');
  await expect(page.getByRole('row').getByRole('link').first()).toBeVisible();
  const { id, firstName, lastName } = await companyUser(priya, person.email);
  const data = { firstName, lastName, permissions: ['View Orders'], spendLimit: null };
  expect((await priya.patch(`/api/v3/users/${id}`, { data })).status()).toBe(200);
  await page.getByRole('searchbox', { name: 'Search for Invoices' }).fill('SO-2');
  await expect(title).toHaveText('Your Orders');
  await expect(page.getByRole('row').getByRole('link').first()).toContainText('SO-2');
  const nothing = { ...data, permissions: [] };
  expect((await priya.patch(`/api/v3/users/${id}`, { data: nothing })).status()).toBe(200);
  await page.getByRole('searchbox', { name: 'Search for Orders' }).fill('SO-20');
  await expect(page.getByText(/^You don’t have permission to see orders and invoices/)).toBeVisible();
  await expect(page.getByText(/^No orders found/)).toHaveCount(0);
  await priya.dispose();
});

const alone = testOn({});

alone.describe('the last administrator of a company', () => {
  alone.use({ account: 'kim' });

  alone('keeps the permission: the screen says why, and the API refuses', async ({ page, api }) => {
    const { id, email, spendLimit } = await companyUser(api, 'kim@quietco.example');
    const { open, permission, preset } = editUserPage(page);
    await open(id);
    await expect(permission('Create and Edit Users')).toBeDisabled();
    await expect(permission('Create and Edit Users')).toHaveAccessibleDescription(
      /Your company needs at least one administrator\./,
    );
    await expect(preset('Viewer')).toBeDisabled();
    await expect(permission('View Orders')).toBeEnabled();
    const answer = await api.patch(`/api/v3/users/${id}`, {
      data: { firstName: 'Kim', lastName: 'Larsen', permissions: ['View Orders'], spendLimit },
    });
    expect(answer.status()).toBe(422);
    expect((await answer.json()).code).toBe('last_administrator');
    expect((await companyUser(api, email)).permissions).toContain('Create and Edit Users');
  });
});

alone(
  'an administrator demands two-step verification; they are led to it themselves, and go on',
  async ({ page, baseURL }) => {
    const person = await newPerson(baseURL ?? '', { by: 'kim', permissions: everything, spendLimit: limitOf(1) });
    await openAs(page, person, '/connect/users');
    const confirm = async (name: string): Promise<void> => {
      await page.getByRole('button', { name }).click();
      await page.getByRole('alertdialog').getByRole('button', { name }).click();
    };
    await confirm('Require for everyone');
    await alone.step('the open session is held to it at once, and other pages lead back', async () => {
      await expect(page).toHaveURL(/\/connect\/mfa-settings$/);
      await expect(page.getByText('Your login requires two-step verification.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Password' })).toHaveCount(0);
      await expectAccessible(page);
      await page.goto('/connect/orders');
      await expect(page).toHaveURL(/\/connect\/mfa-settings$/);
    });
    await alone.step('with it they go on where they were', async () => {
      const region = page.getByRole('region', { name: 'Two-step verification' });
      await region.getByRole('button', { name: 'Set up' }).click();
      await region.getByLabel('Password', { exact: true }).fill(person.password);
      await region.getByRole('button', { name: 'Continue' }).click();
      const key = region.getByText(/^([A-Z2-7]{4} ?){4,}[A-Z2-7]*$/);
      await expect(key).toBeVisible();
      await region.getByRole('textbox', { name: 'Code' }).fill(totp((await key.innerText()).replaceAll(' ', '')));
      await region.getByRole('button', { name: 'Confirm' }).click();
      await region.getByRole('button', { name: 'I’ve saved them' }).click();
      await expect(page).toHaveURL(/\/connect$/);
    });
    await alone.step('and leave it to each again', async () => {
      await page.goto('/connect/users');
      await expect(page.getByText('Required for everyone in your company.')).toBeVisible();
      await expectAccessible(page);
      await confirm('Make it optional');
      await expect(page.getByText('Each user decides for themselves.')).toBeVisible();
    });
    await alone.step('what the supplier demands they cannot take back', async () => {
      const headers = { Authorization: `Bearer ${await signIn(baseURL ?? '', 'ada')}` };
      const demand = { headers, data: { demandedBySupplier: true } };
      const answer = await page.request.put('/api/v3/admin/customers/C30007/sign-in', demand);
      expect(answer.status()).toBe(200);
      await page.reload();
      await expect(page.getByText('Required for everyone in your company by your supplier.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Require for everyone' })).toHaveCount(0);
      await expectAccessible(page);
    });
  },
);
