import { allDocuments, pick, search } from './support/documents.ts';
import { allTime, listPage } from './support/list-page.ts';
import { forgetButSession, store, stored } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { addDays, pickerDay, today } from './support/written.ts';

test.use({ account: 'priya' });

test('what is chosen is in the address and in the browser', async ({ page, api }) => {
  test.slow();
  await test.step('the chosen view is saved under ls-orderShowingType and restored on load (specification §list-address)', async () => {
    await forgetButSession(page);
    const list = listPage(page);
    await list.load();
    await list.choose('Invoices');
    await expect(list.heading).toHaveText('Your Invoices');
    expect((await stored(page))['ls-orderShowingType']).toBe('invoices');
    await list.load();
    await expect(list.heading).toHaveText('Your Invoices');
  });

  await test.step('the chosen date range is saved under picker-range and restored on load (specification §date-range)', async () => {
    await forgetButSession(page);
    const list = listPage(page);
    await list.load();
    await list.range.click();
    await page.getByRole('button', { name: 'Yesterday', exact: true }).click();
    const yesterday = addDays(today(), -1);
    await expect(page).toHaveURL(new RegExp(`from=${yesterday}&to=${yesterday}`));
    expect(JSON.parse((await stored(page))['picker-range'] ?? '')).toEqual({
      date_from: `${yesterday} 00:00`,
      date_to: `${yesterday} 23:59`,
    });
    await list.load();
    await expect(list.range).toContainText('Yesterday');
  });

  await test.step('a range that nobody chose is not stored, as its days would hide what comes tomorrow', async () => {
    await forgetButSession(page);
    const list = listPage(page);
    await list.load();
    await list.choose('Invoices');
    await expect(list.heading).toHaveText('Your Invoices');
    expect((await stored(page))['picker-range']).toBeUndefined();
  });

  await test.step('query show wins over the stored view, query range over the stored range (decisions §address-before-store)', async () => {
    await forgetButSession(page);
    const list = listPage(page);
    await list.load();
    await store(page, {
      'ls-orderShowingType': 'invoices',
      'picker-range': JSON.stringify({ date_from: '2020-01-01 00:00', date_to: '2020-01-02 23:59' }),
    });
    await list.load();
    await expect(list.heading).toHaveText('Your Invoices');
    await expect(list.range).toContainText('01/01/2020 – 02/01/2020');
    await list.load({ show: 'orders', ...allTime() });
    await expect(list.heading).toHaveText('Your Orders');
    await expect(list.range).toContainText('All time');
    await expect(list.rows).toHaveCount(10);
  });

  await test.step('search text and date range live in the URL too: reload keeps all of it (decisions §address-before-store)', async () => {
    await forgetButSession(page);
    const { invoices } = await allDocuments(api);
    const { number } = pick(invoices, () => true, 'invoice');
    const list = listPage(page);
    await list.load({ ...allTime() });
    await list.choose('Invoices');
    await list.search.fill(number);
    await expect(list.rows).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`\\?show=invoices&q=${number}&from=1994-01-01&to=${today()}$`));
    await page.reload();
    await expect(list.search).toHaveValue(number);
    await expect(list.row(number)).toBeVisible();
    await expect(list.range).toContainText('All time');
    await expect(list.view('Invoices')).toBeChecked();
  });

  await test.step('a list can be gone back to and forward again (decisions §address-before-store)', async () => {
    await forgetButSession(page);
    const { orders } = await allDocuments(api);
    const { number } = pick(orders, () => true, 'order');
    const list = listPage(page);
    await list.load(allTime());
    await list.choose('Orders');
    await expect(list.heading).toHaveText('Your Orders');
    await list.search.fill(number);
    await expect(list.rows).toHaveCount(1);
    await list.row(number).getByRole('link').first().click();
    await expect(list.heading).toHaveText(`Order ${number}`);

    await page.goBack();
    await expect(list.search).toHaveValue(number);
    await expect(list.rows).toHaveCount(1);
    await page.goBack();
    await expect(list.search).toHaveValue('');
    await expect(list.heading).toHaveText('Your Orders');
    await expect(list.rows).toHaveCount(10);
    await page.goBack();
    await expect(list.heading).toHaveText('Your Orders & Invoices');
    await page.goForward();
    await page.goForward();
    await expect(list.search).toHaveValue(number);
    await expect(list.rows).toHaveCount(1);
  });
});

test('a list can be shared: its address shows the same in a fresh browser (decisions §address-before-store)', async ({
  page,
  browser,
  jwt,
  baseURL,
}) => {
  const list = listPage(page);
  await list.load();
  await list.choose('Orders');
  await list.range.click();
  await page.getByRole('button', { name: 'This year', exact: true }).click();
  await list.search.fill('SO-2');
  await expect(page).toHaveURL(/q=SO-2/);
  await list.pages.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page.getByText(/^Showing 11–20 of/).first()).toBeVisible();
  const numbers = await list.numbers();

  const origin = baseURL ?? '';
  const fresh = await browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'jwt', value: jwt ?? '' }] }] },
  });
  const other = await fresh.newPage();
  await other.goto(page.url());
  await expect(other.getByText(/^Showing 11–20 of/).first()).toBeVisible();
  expect(await listPage(other).numbers()).toEqual(numbers);
  await expect(listPage(other).range).toContainText('This year');
  await fresh.close();
});

test('what storage or address have wrong, what is searched, and how days are written', async ({ page, api }) => {
  test.slow();
  await test.step('corrupt storage never breaks the list (decisions §broken-storage)', async () => {
    await forgetButSession(page);
    const list = listPage(page);
    await list.load();
    for (const junk of [
      '',
      '{',
      'null',
      '[]',
      '{"date_from":1,"date_to":2}',
      '{"date_from":"2026-99-99 00:00","date_to":"x"}',
    ]) {
      await store(page, { 'picker-range': junk, 'ls-orderShowingType': junk });
      await list.load();
      await expect(list.heading).toHaveText('Your Orders & Invoices');
      await expect(list.range).toContainText('Last 90 days');
      await expect(list.rows).toHaveCount(10);
    }
  });

  await test.step('junk in the query is the same as nothing (decisions §address-before-store)', async () => {
    await forgetButSession(page);
    const list = listPage(page);
    await page.goto('/connect/orders?show=cats&from=2026-02-31&to=yesterday&q=%20');
    await expect(list.heading).toHaveText('Your Orders & Invoices');
    await expect(list.range).toContainText('Last 90 days');
    await expect(list.rows).toHaveCount(10);
  });

  await test.step('the text search finds by number, reference and item; one character or fewer is the unfiltered list (specification §search-terms, decisions §short-terms)', async () => {
    await forgetButSession(page);
    const all = await allDocuments(api);
    const total = all.orders.length + all.invoices.length;
    const { number, po_number } = pick(
      all.orders,
      (hit) => /^PO \d+ \w+$/.test(hit.po_number ?? ''),
      'order with a reference',
    );
    const list = listPage(page);
    await list.load(allTime());
    for (const text of [number, po_number ?? '']) {
      const { hits } = await search(api, text);
      await list.search.fill(text);
      await list.showing(`1–${Math.min(10, hits.length)} of ${hits.length}`);
      await expect(list.row(number)).toBeVisible();
      await expect(list.row(number).locator('mark').first()).toBeVisible();
    }
    await list.search.fill('S');
    await list.showing(`1–10 of ${total}`);
    await expect(page).toHaveURL(/\/connect\/orders\?show=both&from=/);
  });

  await test.step('dates in the picker are written dd/MM/yyyy (specification §date-picker)', async () => {
    await forgetButSession(page);
    const list = listPage(page);
    await list.load();
    await expect(list.range).toContainText(`${pickerDay(addDays(today(), -90))} – ${pickerDay(today())}`);
  });
});
