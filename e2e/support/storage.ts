import type { Page } from '@playwright/test';

/** What the browser has stored for the portal. */
export const stored = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));

/** Stores entries, as if an earlier visit had. The page must be one of the portal's. */
export const store = (page: Page, entries: Record<string, string>): Promise<void> =>
  page.evaluate((all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value)), entries);

/** Forgets all that the portal keeps in the browser but who is signed in, as a new journey would find it. */
export const forgetButSession = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'jwt') localStorage.removeItem(key);
    sessionStorage.clear();
  });
