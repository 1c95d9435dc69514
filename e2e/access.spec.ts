import { allDocuments, detail, pick, search } from './support/documents.ts';
import { expect, signIn, test } from './support/test.ts';

/** A document of Harbour Works, and the parcel of one of its orders. */
const foreignDocuments = async (baseURL: string, playwright: typeof import('@playwright/test')) => {
  const token = await signIn(baseURL, 'lee');
  const lee = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `Bearer ${token}` } });
  const { orders, invoices } = await allDocuments(lee);
  const order = pick(orders, ({ progress }) => progress === 'Warehouse', 'order of Harbour Works').number;
  const invoice = pick(invoices, () => true, 'invoice of Harbour Works').number;
  await lee.dispose();
  return { order, invoice };
};

test.describe("another company's documents are out of reach (decisions §hidden-is-refused)", () => {
  test.use({ account: 'priya' });

  test('by number, PDF and tracking: 404, the same as a number that does not exist', async ({ api, baseURL }) => {
    const playwright = await import('@playwright/test');
    const { order, invoice } = await foreignDocuments(baseURL ?? '', playwright);
    const answerOf = async (path: string) => {
      const answer = await api.get(path);
      return { status: answer.status(), code: (await answer.json()).code };
    };
    const missing = await answerOf('/api/v3/orders/SO-999999');
    expect(missing.status).toBe(404);
    for (const path of [
      `/api/v3/orders/${order}`,
      `/api/v3/orders/${order}/download`,
      `/api/v3/invoices/${invoice}`,
      `/api/v3/invoices/${invoice}/download`,
      `/api/v3/track/hbl/HB000000000/${order}`,
    ])
      expect(await answerOf(path)).toEqual(missing);
  });

  test('a typed address shows the not-found page', async ({ page, baseURL }) => {
    const playwright = await import('@playwright/test');
    const { order, invoice } = await foreignDocuments(baseURL ?? '', playwright);
    for (const address of [`/connect/orders/view/${order}`, `/connect/invoices/view/${invoice}`]) {
      await page.goto(address);
      await expect(
        page
          .getByRole('main')
          .getByText(/couldn’t find|not found/i)
          .first(),
      ).toBeVisible();
    }
  });

  test('search never answers them, whatever filter is sent along', async ({ api, baseURL }) => {
    const playwright = await import('@playwright/test');
    const { order } = await foreignDocuments(baseURL ?? '', playwright);
    for (const filter of [undefined, 'customer_no = "C20915"', 'customer_no = "C20915" OR customer_no EXISTS']) {
      const { hits } = await search(api, order, filter);
      expect(hits.filter(({ customer_no }) => customer_no !== 'C10482')).toEqual([]);
      expect(hits.map(({ number }) => number)).not.toContain(order);
    }
  });
});

test.describe('a user with View Orders only', () => {
  test.use({ account: 'sam' });

  test('may read orders of the company; invoices, PDFs and due dates are refused, figures withheld', async ({
    api,
  }) => {
    const { orders, invoices } = await allDocuments(api);
    expect(invoices).toEqual([]);
    const order = pick(orders, () => true, 'order');
    await detail(api, 'orders', order.number);
    for (const path of [
      `/api/v3/orders/${order.number}/download`,
      '/api/v3/invoices/SI-1',
      '/api/v3/invoices/next-due',
    ])
      expect((await api.get(path)).status()).toBe(403);
    const customer = await (await api.get('/api/v3/customer')).json();
    expect([customer.balance, customer.credit_limit, customer.outstanding_orders_value, customer.terms]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

test.describe('a visitor', () => {
  for (const path of ['/connect', '/connect/orders', '/connect/orders/view/SO-1', '/connect/invoices/view/SI-1'])
    test(`is sent from ${path} to login`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/connect\/login\?/);
      await expect(page.getByRole('heading', { name: 'Account Login' })).toBeVisible();
    });

  test('may read the help page', async ({ page }) => {
    await page.goto('/connect/help');
    await expect(page).toHaveURL(/\/connect\/help$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
