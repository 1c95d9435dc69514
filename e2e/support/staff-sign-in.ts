import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { password } from './accounts.ts';

/** Address that the portal's link for staff leads to. */
export const staffLogin = (origin: string, { state = 'some-state', pair = '' } = {}): string =>
  `/oauth/portal-login?${new URLSearchParams({ redirect_uri: `${origin}${pair}/connect/staff-login`, state }).toString()}`;

/** Goes to the provider and back without a browser; answers the code that the return page is given. */
export const staffCode = async (visitor: APIRequestContext, origin: string, email: string): Promise<string> => {
  const page = await visitor.get(staffLogin(origin));
  expect(page.status(), await page.text()).toBe(200);
  const back = await visitor.post(page.url(), { form: { email, password } });
  const { searchParams } = new URL(back.url());
  expect(searchParams.get('state'), back.url()).toBe('some-state');
  return searchParams.get('code') ?? '';
};
