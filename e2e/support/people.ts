import { randomBytes } from 'node:crypto';
import { expect, request } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { tokenOf } from './test.ts';

/** Somebody with an account that no other journey knows. */
export interface Person {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

export const newPassword = 'Blue-harness-42';

export const freshEmail = (name = 'person'): string => `${name}-${randomBytes(6).toString('hex')}@northgate.example`;

/** The portal API as the owner of a token sees it. The caller disposes of it. */
export const apiAs = (baseURL: string, token: string): Promise<APIRequestContext> =>
  request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `Bearer ${token}` } });

interface Limit {
  readonly minor: number;
  readonly currency: string;
}

/** A spend limit of so many pounds, or dollars, in the company's currency. */
export const limitOf = (major: number): Limit => ({ minor: major * 100, currency: '' });

const defaults: { permissions: string[]; spendLimit: Limit | null; storefront: string } = {
  permissions: ['View Orders'],
  spendLimit: null,
  storefront: '',
};

/** Invites somebody into the company of a demo account, and answers path and query of the link in their mail. */
export const invite = async (
  baseURL: string,
  email: string,
  { by = 'priya', ...invitation }: Partial<typeof defaults> & { readonly by?: Account } = {},
): Promise<string> => {
  const api = await apiAs(baseURL, await tokenOf(baseURL, by));
  const answer = await api.post('/api/v3/invitations', { data: { ...defaults, ...invitation, email } });
  expect(answer.status(), await answer.text()).toBe(200);
  const link = linkIn(await mailTo(api, email), 'register');
  await api.dispose();
  return link;
};

/** Invites and registers somebody. */
export const newPerson = async (baseURL: string, invitation?: Parameters<typeof invite>[2]): Promise<Person> => {
  const email = freshEmail();
  const link = new URL(await invite(baseURL, email, invitation), baseURL);
  const visitor = await request.newContext({ baseURL });
  const answer = await visitor.post('/api/auth/register', {
    data: {
      email,
      password: newPassword,
      first_name: 'Nia',
      last_name: 'Person',
      signature: link.searchParams.get('_sig'),
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { token } = await answer.json();
  await visitor.dispose();
  return { email, password: newPassword, token };
};

/** Somebody who only signs in, of another company than most: a company may have a hundred people invited in an hour. */
export const newLogin = (baseURL: string): Promise<Person> => newPerson(baseURL, { by: 'lee' });

/** Opens an address as somebody; the token stands in the page's storage once, as after a sign-in. */
export const openAs = async (page: Page, { token }: Pick<Person, 'token'>, address: string): Promise<void> => {
  await page.goto('/distr/icon.svg');
  await page.evaluate((jwt) => localStorage.setItem('jwt', jwt), token);
  await page.goto(address);
};
