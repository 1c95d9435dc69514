import type { Page } from '@playwright/test';
import { asBuyer, heading, kinds, pairs, test } from './support/customer-documents.ts';
import { allDocuments, pick } from './support/documents.ts';
import { expectGoodPage, pageTitle } from './support/good-page.ts';
import { searches } from './support/hold.ts';
import { expectVisibleFocus, tabTo } from './support/keyboard.ts';
import { openWithin } from './support/pages.ts';
import { forgetButSession, stored } from './support/storage.ts';
import { expect } from './support/test.ts';
import { addDays, exactly, today } from './support/written.ts';

const rowsOf = (page: Page) =>
  page
    .getByRole('table', { name: /^Customer / })
    .getByRole('rowgroup')
    .last();
const showing = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** The texts of the list's rows, and of the footer, once it has loaded. */
const listTexts = async (page: Page, name: RegExp): Promise<readonly string[]> => {
  const table = page.getByRole('table', { name });
  await expect(table.getByRole('rowgroup').last()).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByText(/^Showing /).first()).toBeVisible();
  return [
    ...(await table.getByRole('row').allInnerTexts()),
    await page
      .getByText(/^Showing /)
      .first()
      .innerText(),
  ];
};

for (const { manager, buyerName, no, name, sign } of pairs)
  test.describe(`the lists of ${name}, to ${manager}`, () => {
    test.use({ account: manager, buyerName });

    for (const [kind, title] of kinds)
      test(`Customer ${title}s is the customer's own list of ${kind} (specification §customers-lists-and-documents)`, async ({
        page,
        browser,
        baseURL,
      }) => {
        const range = `from=1994-01-01&to=${today()}`;
        const own = await asBuyer(browser, baseURL ?? '', buyerName, async (other) => {
          await other.goto(`/connect/orders?show=${kind}&${range}`);
          return listTexts(other, /^Your /);
        });
        await openWithin(page, `/connect/customers/${no}/${kind}?${range}`);
        await expect(heading(page)).toHaveText(`Customer ${title}s`);
        await expect(page).toHaveTitle(`${title}s of ${name} · Connect`);
        // In little room the first of them is hidden: the menu has it.
        const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
        await expect(trail.getByRole('listitem', { includeHidden: true })).toHaveText([
          'Dashboard',
          'My Customers',
          `${name} · ${no}`,
          `${title}s`,
        ]);
        // "You" is whoever reads.
        const theirs = own.map((text) => text.replace('Your Reference', 'Customer’s reference'));
        expect(await listTexts(page, /^Customer /)).toEqual(theirs);
        await expect(page.getByRole('searchbox')).toHaveAttribute('placeholder', `Search for ${title}s`);
        expect(own.join()).toContain(sign);
      });

    test('a row leads to the document under the customer, a sample to its own screen (specification §customers-lists-and-documents)', async ({
      page,
      buyer,
    }) => {
      const { orders, invoices } = await allDocuments(buyer);
      const order = pick(
        orders,
        (hit) => !hit.sample && hit.total_amount > 0 && !/^SR\d+$/.test(hit.po_number ?? ''),
        'order',
      );
      const sample = pick(orders, (hit) => hit.sample, 'sample');
      const invoice = pick(invoices, (hit) => hit.order_number !== null && hit.total_amount > 0, 'invoice');
      const range = `from=1994-01-01&to=${today()}`;
      const link = rowsOf(page).getByRole('link').first();
      for (const [list, number, address] of [
        ['orders', order.number, `/connect/customers/${no}/orders/${order.number}`],
        ['orders', sample.number, `/connect/sample-orders/${sample.number}`],
        ['invoices', invoice.number, `/connect/customers/${no}/invoices/${invoice.number}`],
      ] as const) {
        await openWithin(page, `/connect/customers/${no}/${list}?q=${number}&${range}`);
        await expect(link).toHaveAttribute('href', address);
      }
      await link.click();
      await expect(heading(page)).toHaveText(`Invoice ${invoice.number}`);
      // The invoice leads on to its order, and back to the list.
      await page
        .getByRole('main')
        .getByRole('link', { name: exactly(invoice.order_number ?? '') })
        .click();
      await expect(page).toHaveURL(new RegExp(`/connect/customers/${no}/orders/${invoice.order_number}$`));
      await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Orders' }).click();
      await expect(heading(page)).toHaveText('Customer Orders');
    });
  });

test.describe('a list of a customer', () => {
  test.use({ account: 'morgan' });
  const orders = '/connect/customers/C10482/orders';

  test('has its address, its page, and says what it has not or could not load', async ({ page, buyer }) => {
    test.slow();
    await test.step('says in its address what it shows; the range is kept for the next visit, the stored view is not touched', async () => {
      await forgetButSession(page);
      await openWithin(page, orders);
      await showing(page, /^Showing 1–/);
      await expect(page).toHaveURL(`${orders}?from=${addDays(today(), -90)}&to=${today()}`);
      await page.getByRole('button', { name: /^Date range/ }).click();
      await page.getByRole('button', { name: 'All time', exact: true }).click();
      await expect(page).toHaveURL(`${orders}?from=1994-01-01&to=${today()}`);
      await page.getByRole('searchbox').fill('Leeds');
      await expect(page).toHaveURL(`${orders}?q=Leeds&from=1994-01-01&to=${today()}`);
      await expect(rowsOf(page)).toHaveAttribute('aria-busy', 'false');
      await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'Invoices' }).click();
      await expect(heading(page)).toHaveText('Customer Invoices');
      await expect(page).toHaveURL(/invoices\?q=Leeds&from=1994-01-01&to=/);
      await expect(page.getByRole('searchbox')).toHaveValue('Leeds');
      const { 'picker-range': range, 'ls-orderShowingType': view } = await stored(page);
      expect(range).toContain('1994-01-01');
      expect(view).toBeUndefined();
      await page.goBack();
      await expect(heading(page)).toHaveText('Customer Orders');
      await expect(page.getByRole('searchbox')).toHaveValue('Leeds');
    });

    await test.step('has its page in the address, which is replaced in place; a change of criteria begins at page 1', async () => {
      await forgetButSession(page);
      const total = (await allDocuments(buyer)).orders.length;
      const range = `from=1994-01-01&to=${today()}`;
      await openWithin(page, `${orders}?${range}`);
      await showing(page, `Showing 1–10 of ${total}`);
      const before = await page.evaluate(() => history.length);
      await page.getByRole('button', { name: 'Page 2', exact: true }).click();
      await showing(page, `Showing 11–20 of ${total}`);
      await expect(page).toHaveURL(`${orders}?${range}&page=2`);
      expect(await page.evaluate(() => history.length)).toBe(before);
      await page.reload();
      await showing(page, `Showing 11–20 of ${total}`);
      await page.getByRole('searchbox').fill('SO-');
      await expect(page).toHaveURL(`${orders}?q=SO-&${range}`);
      for (const junk of ['0', 'x', '-3']) {
        await openWithin(page, `${orders}?${range}&page=${junk}`);
        await showing(page, `Showing 1–10 of ${total}`);
      }
    });

    await test.step('without documents says so; of a customer who is not there, that they could not be found', async () => {
      await forgetButSession(page);
      await openWithin(page, '/connect/customers/C30007/orders');
      await expect(page.getByText('No orders found for the selected date range.')).toBeVisible();
      await openWithin(page, '/connect/customers/C99999/orders');
      await expect(page.getByText('We couldn’t find customer C99999.')).toBeVisible();
    });

    await test.step('that cannot be loaded says nothing and can be tried again (specification §list-loading)', async () => {
      await forgetButSession(page);
      await page.route(searches, (route) => route.fulfill({ status: 500, json: {} }));
      await openWithin(page, orders);
      const again = page.getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.unroute(searches);
      await again.click();
      await showing(page, /^Showing 1–10/);
      await page.unrouteAll();
    });
  });

  test('by keyboard: / searches, the dates stand before it, the switch and the rows after, Enter opens one', async ({
    page,
  }) => {
    await page.goto(orders);
    await showing(page, /^Showing 1–10/);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: /^Date range/ })).toBeFocused();
    await expectVisibleFocus(page);
    const row = rowsOf(page).getByRole('link', { name: /^SO-/ }).first();
    const [number = ''] = await row.allInnerTexts();
    await tabTo(page, page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'Invoices' }));
    await tabTo(page, row);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(`Order ${number}`);
  });

  test(pageTitle('Customer Orders'), ({ page }) => expectGoodPage(page, orders));
});
