import type { APIRequestContext } from '@playwright/test';
import { allDocuments } from './support/documents.ts';
import { allTime, listPage } from './support/list-page.ts';
import { forgetButSession } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { addDays, today } from './support/written.ts';

test.use({ account: 'lee' });

/** Numbers of all the user's documents in the order of the list. */
const everyNumber = async (api: APIRequestContext): Promise<readonly string[]> => {
  const { orders, invoices } = await allDocuments(api);
  return [...orders, ...invoices].map(({ number }) => number).toSorted();
};

test('its buttons, its address, and pages that are none', async ({ page, api }) => {
  test.slow();
  await test.step('last_page = floor(estimatedTotalHits / 10); a button named Remaining {n} leads to the partial final page (specification §list-paging, decisions §partial-final-page)', async () => {
    await forgetButSession(page);
    const total = (await everyNumber(api)).length;
    const lastPage = Math.floor(total / 10);
    const partial = total % 10;
    expect(partial).toBeGreaterThan(0);
    const list = listPage(page);
    await list.open(allTime());
    await list.showing(`1–10 of ${total}`);
    const names = await list.pages.getByRole('button').allTextContents();
    expect(names.slice(-2)).toEqual([String(lastPage), `Remaining ${partial}`]);

    await list.pages.getByRole('button', { name: `Remaining ${partial}` }).click();
    await list.showing(`${lastPage * 10 + 1}–${total} of ${total}`);
    await expect(list.rows).toHaveCount(partial);
    await expect(list.blankRows).toHaveCount(10 - partial);
    await expect(page).toHaveURL(new RegExp(`/connect/orders/${lastPage + 1}\\?`));
    await expect(list.pages.getByRole('button', { name: /^Remaining/ })).toHaveAttribute('aria-current', 'page');
  });

  await test.step('page buttons within 3 of the current page, plus first and last buttons when farther away (specification §list-paging)', async () => {
    await forgetButSession(page);
    const last = Math.floor((await everyNumber(api)).length / 10);
    expect(last).toBeGreaterThanOrEqual(16);
    const list = listPage(page);
    const remaining = expect.stringMatching(/^Remaining \d$/);
    const pages = list.pages.getByRole('button');
    await list.open(allTime(), 8);
    await expect(page).toHaveTitle('Your Orders & Invoices · Page 8 · Connect');
    expect(await pages.allTextContents()).toEqual([...[1, 5, 6, 7, 8, 9, 10, 11, last].map(String), remaining]);
    await expect(list.pages.getByRole('button', { name: 'Page 8', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await list.pages.getByRole('button', { name: 'Page 1', exact: true }).click();
    await list.showing(`1–10 of ${(await everyNumber(api)).length}`);
    await expect(page).toHaveTitle('Your Orders & Invoices · Connect');
    expect(await pages.allTextContents()).toEqual([...[1, 2, 3, 4, last].map(String), remaining]);
    await list.pages.getByRole('button', { name: `Page ${last}`, exact: true }).click();
    await expect(list.pages.getByRole('button', { name: `Page ${last}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await pages.allTextContents()).toEqual([...[1, last - 3, last - 2, last - 1, last].map(String), remaining]);
  });

  await test.step('the address is replaced in place (history replace) when the page changes (specification §list-paging)', async () => {
    await forgetButSession(page);
    const list = listPage(page);
    await page.goto('/connect/help');
    await list.open(allTime());
    const before = await page.evaluate(() => history.length);
    for (const to of [2, 3]) {
      await list.pages.getByRole('button', { name: `Page ${to}`, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/connect/orders/${to}\\?`));
    }
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL(/\/connect\/help$/);
  });

  await test.step('page 0 or junk becomes 1 (decisions §partial-final-page)', async () => {
    await forgetButSession(page);
    const total = (await everyNumber(api)).length;
    const list = listPage(page);
    for (const junk of ['0', '-1', 'junk', '1.5', '99999999999']) {
      await list.open(allTime(), junk);
      await list.showing(`1–10 of ${total}`);
      await expect(list.pages.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
  });

  await test.step('a page past the last, typed by hand, always loads its hits (decisions §partial-final-page)', async () => {
    await forgetButSession(page);
    const total = (await everyNumber(api)).length;
    const list = listPage(page);
    await list.open(allTime(), Math.floor(total / 10) + 1);
    await list.showing(`${Math.floor(total / 10) * 10 + 1}–${total} of ${total}`);
    await expect(list.rows).toHaveCount(total % 10);
  });

  await test.step('a page with no hits at all says so and leads back to the first', async () => {
    await forgetButSession(page);
    const total = (await everyNumber(api)).length;
    const list = listPage(page);
    await list.open(allTime(), 5000);
    await expect(page.getByText('No orders found for the selected date range.')).toBeVisible();
    await page.getByRole('button', { name: 'Go to the first page' }).click();
    await list.showing(`1–10 of ${total}`);
    await expect(page).toHaveURL(/\/connect\/orders\?/);
  });
});

test('9 documents make 0 pages: no paginator, and all of them on show (specification §list-paging, decisions §partial-final-page)', async ({
  page,
  api,
}) => {
  const { orders, invoices } = await allDocuments(api);
  const days = [...orders, ...invoices].map(({ document_date }) => document_date);
  // The first days from today back that have between 1 and 9 documents together.
  const from = Array.from({ length: 365 }, (_, index) => addDays(today(), -index)).find((day) => {
    const count = days.filter((documentDay) => documentDay >= day).length;
    return count >= 5 && count <= 9;
  });
  expect(from).toBeDefined();
  const count = days.filter((day) => day >= (from ?? '')).length;
  const list = listPage(page);
  await list.open({ from: from ?? '', to: today() });
  await list.showing(`1–${count} of ${count}`);
  await expect(list.rows).toHaveCount(count);
  await expect(list.pages).toHaveCount(0);
});

test('shows every document once, and begins anew with another search', async ({ page, api }) => {
  test.slow();
  await test.step('walking the pages shows every document exactly once, the partial page included', async () => {
    await forgetButSession(page);
    const { orders, invoices } = await allDocuments(api);
    const since = (from: string) =>
      [...orders, ...invoices].filter(({ document_date }) => document_date >= from).map(({ number }) => number);
    // Days back to where there are some pages and a partial one.
    const from = Array.from({ length: 700 }, (_, index) => addDays(today(), -index)).find((day) => {
      const count = since(day).length;
      return count > 50 && count % 10 > 0;
    });
    expect(from).toBeDefined();
    const expected = since(from ?? '').toSorted();
    const list = listPage(page);
    await list.open({ from: from ?? '', to: today() });
    const walked: string[] = [];
    for (let first = 1; first <= expected.length; first += 10) {
      const last = Math.min(first + 9, expected.length);
      await list.showing(`${first}–${last} of ${expected.length}`);
      walked.push(...(await list.numbers()));
      if (last === expected.length) break;
      const to = (first + 9) / 10 + 1;
      const next = last + 10 > expected.length ? /^Remaining/ : new RegExp(`^Page ${to}$`);
      await list.pages.getByRole('button', { name: next }).click();
    }
    expect(walked.toSorted()).toEqual(expected);
  });

  await test.step('a change of search text, date range or view resets the page to 1 (specification §list-loading)', async () => {
    await forgetButSession(page);
    const list = listPage(page);
    const changes = [
      () => list.search.fill('SO-'),
      () => list.choose('Orders'),
      async () => {
        await list.range.click();
        await page.getByRole('button', { name: 'This year', exact: true }).click();
      },
    ];
    for (const change of changes) {
      await list.open({ ...allTime(), show: 'both' }, 3);
      await expect(page.getByText(/^Showing 21–30 of/).first()).toBeVisible();
      await change();
      await expect(page).toHaveURL(/\/connect\/orders\?/);
      await list.loaded();
      await expect(page.getByText(/^Showing 1–10 of/).first()).toBeVisible();
    }
  });
});
