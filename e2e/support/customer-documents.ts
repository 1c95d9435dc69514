import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import type { Kind } from './detail-page.ts';
import { apiAs, openAs } from './people.ts';
import { test as base, tokenOf } from './test.ts';

interface Buyer {
  /** Somebody of the customer's, who decides what is expected; of the first customer unless a journey says so. */
  readonly buyerName: Account;
  /** The API as they see it. */
  readonly buyer: APIRequestContext;
}

/** Journeys of account managers over what somebody of the customer's sees. */
export const test = base.extend<Buyer>({
  buyerName: ['priya', { option: true }],
  buyer: async ({ buyerName, baseURL }, use) => {
    const api = await apiAs(baseURL ?? '', await tokenOf(baseURL ?? '', buyerName));
    await use(api);
    await api.dispose();
  },
});

/** Each manager with a customer of theirs, and somebody of that customer's. */
export const pairs = [
  { manager: 'morgan', buyerName: 'priya', no: 'C10482', name: 'Northgate Site Supplies', sign: '£' },
  { manager: 'robin', buyerName: 'lee', no: 'C20915', name: 'Harbour Works', sign: 'US$' },
] as const;

export const kinds = [
  ['orders', 'Order'],
  ['invoices', 'Invoice'],
] as const satisfies readonly (readonly [Kind, string])[];

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Something of a page as the customer sees it. */
export const asBuyer = async <Value>(
  browser: Browser,
  baseURL: string,
  buyer: Account,
  read: (page: Page) => Promise<Value>,
): Promise<Value> => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await openAs(page, { token: await tokenOf(baseURL, buyer) }, '/connect/help');
  const value = await read(page);
  await context.close();
  return value;
};
