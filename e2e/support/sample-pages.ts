import { expect } from '@playwright/test';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { openWithin } from './pages.ts';

/** The form of Order Samples (specification §sample-form). */
export const orderSamplesPage = (page: Page) => {
  const main = page.getByRole('main');
  const products = main.getByRole('region', { name: 'Products' });
  const pick = async (box: Locator, text: string, option: string | RegExp): Promise<void> => {
    await box.fill(text);
    await page.getByRole('option', { name: option }).first().click();
  };
  const customer = main.getByRole('combobox', { name: 'Find a customer' });
  const product = main.getByRole('combobox', { name: 'Add a product' });
  return {
    customer,
    product,
    chosen: main.getByRole('region', { name: 'Customer' }),
    delivery: main.getByRole('region', { name: 'Delivery' }),
    lines: products.getByRole('listitem'),
    quantity: (sku: string) => products.getByRole('spinbutton', { name: `Quantity of ${sku}` }),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    reason: main.getByRole('textbox', { name: 'Reason' }),
    followUp: main.getByLabel('Follow-up date (optional)'),
    order: main.getByRole('button', { name: 'Order Samples' }),
    chooseCustomer: (text: string, name: string) => pick(customer, text, new RegExp(name)),
    addProduct: (text: string) => pick(product, text, new RegExp(text, 'i')),
    skuOf: async (line: Locator): Promise<string> =>
      (await line.getByRole('spinbutton').getAttribute('aria-label'))?.replace('Quantity of ', '') ?? '',
    open: async (query = '') => {
      await openWithin(page, `/connect/sample-order${query}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Order Samples' })).toBeVisible();
    },
  };
};

/** The list of sample orders. */
export const samplesPage = (page: Page) => {
  const table = page.getByRole('table', { name: 'Sample orders' });
  const body = table.getByRole('rowgroup').last();
  return {
    table,
    body,
    rows: body.getByRole('row'),
    row: (no: string) => body.getByRole('row').filter({ has: page.getByRole('cell', { name: no, exact: true }) }),
    filters: page.getByRole('radiogroup', { name: 'Show' }),
    choose: (name: string | RegExp) => page.getByRole('radiogroup', { name: 'Show' }).getByText(name).click(),
    search: page.getByRole('searchbox', { name: 'Search for samples' }),
    open: async (query = '') => {
      await openWithin(page, `/connect/sample-orders${query}`);
      await expect(body).toHaveAttribute('aria-busy', 'false');
    },
  };
};

export interface ApiSample {
  readonly no: string;
  readonly srNo: string | null;
  readonly customerNo: string;
  readonly customerName: string;
  readonly followUpOn: string | null;
  readonly followedUpAt: string | null;
}

const path = '/api/v3/account-manager/sample-orders';

/** The list as the API gives it. */
export const apiSamples = async (
  api: APIRequestContext,
  query: Readonly<Record<string, string>> = {},
): Promise<{ readonly data: readonly ApiSample[]; readonly total: number; readonly due: number }> => {
  const answer = await api.get(`${path}?${new URLSearchParams(query)}`);
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
};

/** Sets the follow-up of a sample order by the API. */
export const setFollowUp = async (
  api: APIRequestContext,
  no: string,
  followUpOn: string | null,
  followedUp = false,
): Promise<void> => {
  const answer = await api.patch(`${path}/${no}`, { data: { followUpOn, followedUp } });
  expect(answer.status(), await answer.text()).toBe(200);
};
