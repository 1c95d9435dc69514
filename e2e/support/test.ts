import { AxeBuilder } from '@axe-core/playwright';
import { expect, request, test as base } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { accounts, password, staff } from './accounts.ts';
import type { Account } from './accounts.ts';
import { staffCode } from './staff-sign-in.ts';

export { expect };

export interface Options {
  /** Who the page's user is when it opens; null for a visitor. */
  readonly account: Account | null;
}

export interface Fixtures {
  /** The portal API, called as the page's user. */
  readonly api: APIRequestContext;
}

/** Signs in without a browser, staff through their provider, and answers the token. */
export const signIn = async (baseURL: string, account: Account): Promise<string> => {
  const visitor = await request.newContext({ baseURL });
  const email = accounts[account];
  const answer = Object.hasOwn(staff, account)
    ? await visitor.post('/api/auth/login/code', { data: { code: await staffCode(visitor, baseURL, email) } })
    : await visitor.post('/api/auth/login', { data: { email, password } });
  expect(answer.ok()).toBe(true);
  const { token } = await answer.json();
  await visitor.dispose();
  return token;
};

const token = async (baseURL: string | undefined, account: Account | null): Promise<string | null> =>
  account && baseURL ? signIn(baseURL, account) : null;

export const test = base.extend<Options & Fixtures & { readonly jwt: string | null }>({
  account: [null, { option: true }],
  jwt: async ({ account, baseURL }, use) => use(await token(baseURL, account)),
  storageState: async ({ jwt, baseURL }, use) =>
    use({
      cookies: [],
      origins: jwt && baseURL ? [{ origin: baseURL, localStorage: [{ name: 'jwt', value: jwt }] }] : [],
    }),
  api: async ({ jwt, baseURL }, use) => {
    const context = await request.newContext({
      ...(baseURL && { baseURL }),
      ...(jwt && { extraHTTPHeaders: { Authorization: `Bearer ${jwt}` } }),
    });
    await use(context);
    await context.dispose();
  },
});

/** Parts of a page by their selectors. */
interface Parts {
  readonly only?: string;
  readonly leftOut?: string;
}

/** Fails with what axe finds on the page, or on parts of it, as it is now, by the rules of WCAG 2.2 A and AA. */
export const expectAccessible = async (page: Page, { only, leftOut }: Parts = {}): Promise<void> => {
  const axe = new AxeBuilder({ page });
  if (only) axe.include(only);
  if (leftOut) axe.exclude(leftOut);
  const { violations } = await axe
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
};

/** Fails when the page scrolls sideways. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
};
