import { expect, request, test as base } from '@playwright/test';
import type { APIRequestContext, Frame, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { accounts, password, staff } from './accounts.ts';
import type { Account } from './accounts.ts';
import { clearReusedContext, openReusedContext, openReusedPage, storeToken } from './reused-context.ts';
import type { ReusedContext } from './reused-context.ts';
import { staffCode } from './staff-sign-in.ts';

export { expect };

declare global {
  interface Window {
    /** What looks at the page, once it has. */
    readonly axe: typeof axe;
  }
}

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
  const token = await signInWith(visitor, baseURL, account);
  await visitor.dispose();
  return token;
};

/** The same by the requests of somebody, who keeps the cookie that renews the token: a page's, as its browser does. */
export const signInWith = async (visitor: APIRequestContext, baseURL: string, account: Account): Promise<string> => {
  const email = accounts[account];
  const answer = Object.hasOwn(staff, account)
    ? await visitor.post('/api/auth/login/code', { data: { code: await staffCode(visitor, baseURL, email) } })
    : await visitor.post('/api/auth/login', { data: { email, password } });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).token;
};

/** Tokens that this worker has. */
const known = new Map<string, string>();

const isGood = async (baseURL: string, token: string): Promise<boolean> => {
  const me = await fetch(new URL('/api/auth/me', baseURL), { headers: { Authorization: `Bearer ${token}` } });
  return me.ok;
};

/** A token of somebody, the one of an earlier journey unless that has ended its session: each sign-in is dear on purpose. */
export const tokenOf = async (baseURL: string, account: Account): Promise<string> => {
  const key = `${baseURL} ${account}`;
  const last = known.get(key);
  if (last !== undefined && (await isGood(baseURL, last))) return last;
  const token = await signIn(baseURL, account);
  known.set(key, token);
  return token;
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
    // After each action of each journey the focus is on something.
    const lostFocus = reused.lostFocus.splice(0);
    if (await clearReusedContext(reused)) contexts.set(origin, reused);
    else await reused.context.close();
    expect(lostFocus, 'places from which the focus was lost').toEqual([]);
  },
  page: async ({ context, viewport, contextOptions: { reducedMotion } }, use) => {
    const page = await openReusedPage(context);
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
}

const wcag: RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The rules that colours can break. */
const ofColours: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Fails with what axe finds on the page, or on parts of it, as it is now, by the rules of WCAG 2.2 A and AA. */
export const expectAccessible = async (
  page: Page | Frame,
  { only, leftOut, coloursOnly = false }: Parts = {},
): Promise<void> => {
  // A page keeps it from one look to the next: to compile it takes as long as to look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ context, options }) => {
      const { violations } = await window.axe.run(context, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    {
      context: { include: [only ?? 'html'], ...(leftOut && { exclude: [leftOut] }) },
      // To say where a rule holds takes half of the time.
      options: { runOnly: coloursOnly ? ofColours : wcag, resultTypes: ['violations'] } satisfies RunOptions,
    },
  );
  expect(found).toEqual([]);
};

/** Fails when the page scrolls sideways. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
};
