import { AxeBuilder } from '@axe-core/playwright';
import { expect, request, test as base } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { accounts, password, staff } from './accounts.ts';
import type { Account } from './accounts.ts';
import { clearReusedContext, openReusedContext, storeToken } from './reused-context.ts';
import type { ReusedContext } from './reused-context.ts';
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

/** Tokens that this worker has, and when it got them. */
const known = new Map<string, { readonly token: string; readonly since: number }>();

/** A token is renewed past half of its life; one that is used again is far from that. */
const freshFor = 5 * 60_000;

const isGood = async (baseURL: string, token: string): Promise<boolean> => {
  const me = await fetch(new URL('/api/auth/me', baseURL), { headers: { Authorization: `Bearer ${token}` } });
  return me.ok;
};

/** A token of somebody, the one of an earlier journey unless that has ended its session: each sign-in is dear on purpose. */
export const tokenOf = async (baseURL: string, account: Account): Promise<string> => {
  const key = `${baseURL} ${account}`;
  const last = known.get(key);
  if (last && Date.now() - last.since < freshFor && (await isGood(baseURL, last.token))) return last.token;
  const entry = { token: await signIn(baseURL, account), since: Date.now() };
  known.set(key, entry);
  return entry.token;
};

export interface WorkerFixtures {
  /** Contexts by their origins. */
  readonly contexts: Map<string, ReusedContext>;
}

export const test = base.extend<Options & Fixtures & { readonly jwt: string | null }, WorkerFixtures>({
  account: [null, { option: true }],
  jwt: async ({ account, baseURL }, use) => use(account && baseURL ? await tokenOf(baseURL, account) : null),
  contexts: [
    async ({}, use) => {
      const contexts = new Map<string, ReusedContext>();
      await use(contexts);
      for (const { context } of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  // A new context loads and compiles the whole program again, which took two thirds of the time of all journeys.
  context: async ({ browser, contexts, baseURL, jwt }, use, { project }) => {
    const { viewport, locale, timezoneId, contextOptions } = project.use;
    const origin = baseURL ?? '';
    const reused =
      contexts.get(origin) ??
      (await openReusedContext(browser, {
        baseURL: origin,
        ...contextOptions,
        // A service worker would answer what a journey holds or changes, and keep its pages for the next one.
        serviceWorkers: 'block',
        ...(viewport && { viewport }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
      }));
    contexts.delete(origin);
    if (jwt) await storeToken(reused, jwt);
    await use(reused.context);
    if (await clearReusedContext(reused)) contexts.set(origin, reused);
    else await reused.context.close();
  },
  page: async ({ context, viewport, contextOptions: { reducedMotion } }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    if (reducedMotion) await page.emulateMedia({ reducedMotion });
    await use(page);
  },
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
  /** Looks at colours alone: for the other scheme of what the rest of the rules have seen already. */
  readonly coloursOnly?: boolean;
  /** The page lets no script run, axe's own neither but on a page of its own. */
  readonly scriptless?: boolean;
}

/** The rules that colours can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Fails with what axe finds on the page, or on parts of it, as it is now, by the rules of WCAG 2.2 A and AA. */
export const expectAccessible = async (
  page: Page,
  { only, leftOut, coloursOnly = false, scriptless = false }: Parts = {},
): Promise<void> => {
  // No page has frames; without them axe need not open a page of its own to put its findings together.
  const axe = new AxeBuilder({ page }).setLegacyMode(!scriptless);
  if (only) axe.include(only);
  if (leftOut) axe.exclude(leftOut);
  if (coloursOnly) axe.withRules(colourRules);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await axe.analyze();
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
