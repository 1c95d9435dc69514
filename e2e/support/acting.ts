import type { BrowserContext, Page } from '@playwright/test';
import { openReusedPage } from './reused-context.ts';
import { stored } from './storage.ts';
import { expect } from './test.ts';

/** What a journey needs that acts for a customer (specification §acting-for-a-customer). */

export const banner = (page: Page) => page.getByRole('region', { name: 'Impersonation' });
export const stopLink = (page: Page) => banner(page).getByRole('button', { name: 'Stop' });
export const pages = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
export const tokensOf = async (page: Page) => {
  const { jwt, impersonator_jwt: impersonator } = await stored(page);
  return { jwt, impersonator };
};
export const claimsOf = (token: string | undefined) =>
  JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());

/** Begins to act for Northgate Site Supplies from its page. */
export const impersonate = async (page: Page): Promise<void> => {
  await page.goto('/connect/customers/C10482');
  await page.getByRole('button', { name: 'Impersonate' }).click();
  await expect(banner(page)).toContainText('You’re acting for Northgate Site Supplies (C10482)');
  await expect(page).toHaveURL(/\/connect$/);
};
export const openBeside = async (context: BrowserContext, address: string): Promise<Page> => {
  const other = await openReusedPage(context);
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  return other;
};
