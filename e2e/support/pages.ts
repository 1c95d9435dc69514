import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { allDocuments, pick, search } from './documents.ts';

/** Addresses of an order and of an invoice of the user's company. */
export const documentPages = async (
  api: APIRequestContext,
): Promise<{ readonly order: string; readonly invoice: string }> => {
  const { orders, invoices } = await allDocuments(api);
  const order = pick(orders, ({ progress, sample }) => progress === 'Warehouse' && !sample, 'order in the warehouse');
  const invoice = pick(invoices, ({ order_number }) => order_number !== null, 'invoice');
  return { order: `/connect/orders/view/${order.number}`, invoice: `/connect/invoices/view/${invoice.number}` };
};

/** The same of a customer, as their account manager opens them. */
export const customerDocumentPages = async (
  api: APIRequestContext,
  customerNo: string,
): Promise<{ readonly order: string; readonly invoice: string }> => {
  const { hits } = await search(api, '', `customer_no = ${customerNo}`);
  const home = `/connect/customers/${customerNo}`;
  const order = pick(
    hits,
    ({ number, progress, sample }) => number.startsWith('SO') && progress === 'Warehouse' && !sample,
    'order',
  );
  const invoice = pick(hits, ({ number, order_number }) => number.startsWith('SI') && order_number !== null, 'invoice');
  return { order: `${home}/orders/${order.number}`, invoice: `${home}/invoices/${invoice.number}` };
};

/** Opens an address and waits until everything on it has loaded. */
export const openSettled = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await settled(page);
};

/** Nothing begins by the clock, such as the watch over the login and looks at an open list: before a slow machine has settled it would. */
export const withoutIntervals = async (page: Page): Promise<void> => {
  await page.addInitScript(() => Object.defineProperty(window, 'setInterval', { value: () => 0 }));
};

export const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
};

/** Goes on to an address from within the page, as a link would, and waits as `openSettled` does; the program is not loaded again. */
export const goOn = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
  }, address);
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
  await settled(page);
};

/**
 * Opens an English page; the program is loaded for the first alone. Any other is gone on to within it, over a page that has nothing,
 * so that nothing of the last one is seen or kept. What is told to the browser while a page loads needs `page.goto`.
 */
export const openWithin = async (page: Page, address: string): Promise<void> => {
  if (!new URL(page.url()).pathname.startsWith('/connect')) {
    await page.goto(address);
    return;
  }
  await page.evaluate(async (to) => {
    const nothing = 'Page not found · Connect';
    const until = async (isSo: () => boolean): Promise<void> => {
      while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
    };
    history.pushState(null, '', '/connect/nonsense');
    await until(() => document.title === nothing);
    history.replaceState(null, '', to);
    await until(() => document.title !== nothing);
  }, address);
};
