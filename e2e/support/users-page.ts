import { expect } from '@playwright/test';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { openWithin } from './pages.ts';

export interface UsersPage {
  readonly search: Locator;
  readonly users: Locator;
  readonly invitations: Locator;
  readonly activity: Locator;
  /** The row of somebody among the users, and among the open invitations. */
  user(email: string): Locator;
  invitation(email: string): Locator;
  /** Entries of the log that name somebody, the last first. */
  entries(subject: string): Locator;
  open(query?: string): Promise<void>;
}

/** Manage Users (specification §editing-users). */
export const usersPage = (page: Page): UsersPage => {
  const users = page.getByRole('table', { name: 'Users' });
  const invitations = page.getByRole('region', { name: 'Open invitations' });
  const activity = page.getByRole('region', { name: 'Activity' });
  const rowOf = (table: Locator, email: string) => table.getByRole('row').filter({ hasText: email });
  return {
    search: page.getByRole('searchbox', { name: 'Search for users' }),
    users,
    invitations,
    activity,
    user: (email) => rowOf(users, email),
    invitation: (email) => rowOf(invitations, email),
    entries: (subject) => activity.getByRole('listitem').filter({ hasText: subject }),
    open: async (query = '') => {
      await openWithin(page, `/connect/users${query}`);
      await expect(users.getByRole('link').first()).toBeVisible();
    },
  };
};

export interface EditUserPage {
  readonly form: Locator;
  readonly save: Locator;
  /** What the form says of saving. */
  readonly outcome: Locator;
  readonly limit: Locator;
  readonly firstName: Locator;
  readonly activity: Locator;
  permission(name: string): Locator;
  preset(name: string): Locator;
  open(id: string): Promise<void>;
}

/** Edit User (specification §editing-users). */
export const editUserPage = (page: Page): EditUserPage => {
  const form = page.getByRole('main').locator('form');
  const save = form.getByRole('button', { name: 'Save' });
  return {
    form,
    save,
    outcome: page.getByRole('status').filter({ hasText: /save/ }),
    limit: form.getByRole('textbox', { name: 'Spend limit' }),
    firstName: form.getByRole('textbox', { name: 'First Name' }),
    activity: page.getByRole('region', { name: 'Activity' }),
    permission: (name) => form.getByRole('checkbox', { name, exact: true }),
    preset: (name) => form.getByRole('radio', { name, exact: true }),
    open: async (id) => {
      await openWithin(page, `/connect/users/view/${id}`);
      await expect(save).toBeVisible();
    },
  };
};

/** A user of the caller's company as the API knows them. */
export const companyUser = async (api: APIRequestContext, email: string) => {
  const answer = await api.get('/api/v3/users', { params: { q: email } });
  expect(answer.status()).toBe(200);
  const { data } = await answer.json();
  expect(data).toHaveLength(1);
  return data[0];
};
