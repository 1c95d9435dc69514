import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { allDocuments, pick } from './documents.ts';

/** Addresses of an order and of an invoice of the user's company. */
export const documentPages = async (
  api: APIRequestContext,
): Promise<{ readonly order: string; readonly invoice: string }> => {
  const { orders, invoices } = await allDocuments(api);
  const order = pick(orders, ({ progress, sample }) => progress === 'Warehouse' && !sample, 'order in the warehouse');
  const invoice = pick(invoices, ({ order_number }) => order_number !== null, 'invoice');
  return { order: `/connect/orders/view/${order.number}`, invoice: `/connect/invoices/view/${invoice.number}` };
};

/** Opens an address and waits until everything on it has loaded. */
export const openSettled = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await settled(page);
};

export const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
};
