import { hold } from './support/hold.ts';
import { freshEmail } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { usersPage } from './support/users-page.ts';

test.describe('Manage Users (specification §editing-users)', () => {
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
      'Last login',
      'Status',
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

  test('are marked, lead to their pages, and are searched', async ({ page }) => {
    test.slow();
    await test.step('who signs in with a second factor is marked', async () => {
      await page.route('**/api/v3/users', async (route) => {
        const answer = await route.fetch();
        const { data } = await answer.json();
        const marked = data.map((user: { email: string }) => ({
          ...user,
          secondFactor: user.email.startsWith('sam@'),
        }));
        await route.fulfill({ json: { data: marked } });
      });
      const { open, user, users } = usersPage(page);
      await open();
      await expect(user('sam@northgate.example')).toContainText('Uses two-step verification');
      await expect(users.getByText('Uses two-step verification')).toHaveCount(1);
      await page.unrouteAll();
    });

    await test.step('each row leads to its Edit User page', async () => {
      const { open, user } = usersPage(page);
      await open();
      await user('sam@northgate.example').getByRole('link').click();
      await expect(page).toHaveURL(/\/connect\/users\/view\/[0-9a-f-]{36}$/);
      await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Sam');
    });

    await test.step('a search narrows the list as one types, and stands in the address', async () => {
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

    await test.step('a search without hits says so and can be cleared', async () => {
      const { search, users } = usersPage(page);
      await page.goto('/connect/users?q=nobody-at-all');
      await expect(page.getByText('No users match your search.')).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
      await expect(users.getByRole('link').first()).toBeVisible();
      await expect(search).toBeFocused();
      await expect(search).toHaveValue('');
    });
  });

  test('the log goes on; what fails or is slow says so, alone', async ({ page }) => {
    test.slow();
    await test.step('the log goes on with Show more, to its end', async () => {
      const entry = (n: number) => ({
        at: '2026-11-18T10:00:00.000Z',
        kind: 'renamed',
        actor: 'Priya Nair',
        subject: `person-${n}@northgate.example`,
        added: [],
        removed: [],
        spendLimit: null,
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
      await page.unrouteAll();
    });

    for (const [what, path, text] of [
      ['users', '**/api/v3/users', 'We couldn’t load the users.'],
      ['invitations', '**/api/v3/invitations', 'We couldn’t load the invitations.'],
      ['activity', '**/api/v3/users-activity', 'We couldn’t load the activity.'],
    ] as const)
      await test.step(`${what} that could not be loaded say so alone, and Try again asks again`, async () => {
        await page.route(path, (route) =>
          route.fulfill({ status: 500, json: { message: 'No.', code: 'internal_error' } }),
        );
        await page.goto('/connect/users');
        await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
        await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t load' })).toHaveCount(1);
        await page.unroute(path);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByText(text)).toHaveCount(0);
        await expect(usersPage(page).users.getByRole('link').first()).toBeVisible();
        await page.unrouteAll();
      });

    await test.step('shapes stand where the users will be until they come', async () => {
      const held = await hold(page, '**/api/v3/users');
      await page.goto('/connect/users');
      const { users, user } = usersPage(page);
      await expect(users.getByRole('rowgroup').last()).toHaveAttribute('aria-busy', 'true');
      await held.release();
      await expect(user('priya@northgate.example')).toBeVisible();
      await expect(users.getByRole('rowgroup').last()).toHaveAttribute('aria-busy', 'false');
      await page.unrouteAll();
    });
  });
});

test.describe('without the permission Create and Edit Users (specification §permissions)', () => {
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
    const body = { email: freshEmail(), permissions: [], spendLimit: null };
    expect((await api.post('/api/v3/invitations', { data: body })).status()).toBe(403);
  });
});

test('a visitor is sent to login, and back afterwards', async ({ page }) => {
  await page.goto('/connect/users');
  await expect(page).toHaveURL(/\/connect\/login\?return=%2Fconnect%2Fusers/);
});
