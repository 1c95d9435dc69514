import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { watchFocus } from './focus.ts';

/** A browser's window that a worker opens journey after journey in. */
export interface ReusedContext {
  readonly context: BrowserContext;
  /** A page that stays open, of the portal's origin but without its program: with it stay process, cache and compiled code. */
  readonly keeper: Page;
  /** Whether a journey has set a clock of its own, which no later page would get rid of. */
  readonly clock: { isSet: boolean };
  /** Places of the journey's pages from which the focus was lost. */
  readonly lostFocus: string[];
}

/** Opens a context for an origin; `options` are those of every journey, not of the first. */
export const openReusedContext = async (browser: Browser, options: BrowserContextOptions): Promise<ReusedContext> => {
  const context = await browser.newContext(options);
  const lostFocus = await watchFocus(context);
  const keeper = await context.newPage();
  // A page of the program would follow what others sign in and out.
  const answer = await keeper.goto('/distr/icon.svg');
  if (!answer?.ok()) throw new Error('The page that keeps the context open is the program');
  return { context, keeper, clock: watchClock(context), lostFocus };
};

/** Notes that the context's clock, which is that of its pages, is set. */
const watchClock = ({ clock }: BrowserContext): ReusedContext['clock'] => {
  const seen = { isSet: false };
  const noted =
    <Given extends unknown[]>(set: (...given: Given) => Promise<void>) =>
    (...given: Given): Promise<void> => {
      seen.isSet = true;
      return set.apply(clock, given);
    };
  clock.install = noted(clock.install);
  clock.setFixedTime = noted(clock.setFixedTime);
  clock.setSystemTime = noted(clock.setSystemTime);
  clock.pauseAt = noted(clock.pauseAt);
  return seen;
};

/**
 * Takes from the context what a journey has left: pages, with what was stored for a tab, stored entries and cookies, which
 * are all the portal keeps in a browser. Answers false when it cannot be used again.
 */
export const clearReusedContext = async ({ context, keeper, clock }: ReusedContext): Promise<boolean> => {
  if (clock.isSet) return false;
  for (const page of context.pages()) if (page !== keeper) await page.close();
  await context.unrouteAll();
  await context.clearCookies();
  await keeper.evaluate(() => localStorage.clear());
  return true;
};

/**
 * Opens a page from the one that stays open, whose process it has then: any other may get a process of its own, which loads and
 * compiles the program again for twice the time that the page takes.
 */
export const openReusedPage = async (context: BrowserContext): Promise<Page> => {
  const [keeper] = context.pages();
  // A journey's own context has none.
  if (!keeper) return context.newPage();
  const opened = context.waitForEvent('page');
  await keeper.evaluate(() => void window.open('about:blank'));
  return opened;
};

/** Signs somebody in, as an earlier visit had. */
export const storeToken = ({ keeper }: ReusedContext, token: string): Promise<void> =>
  keeper.evaluate((jwt) => localStorage.setItem('jwt', jwt), token);
