import type { Page } from '@playwright/test';
import {
  asOwnCall,
  censorSwitch,
  customer,
  customerTable,
  numbersOf,
  ofOwnCall,
  rowOf,
  sensitiveTexts,
} from './support/customers.ts';
import type { ListedCustomer } from './support/customers.ts';
import { expectGoodPage, expectGoodState, pageTitle } from './support/good-page.ts';
import { hold } from './support/hold.ts';
import { tabTo } from './support/keyboard.ts';
import { openSettled, settled, openWithin } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const listCall = /\/account-manager\/customers\?/;
const table = (page: Page) => customerTable(page, 'My Customers');
const body = (page: Page) => table(page).getByRole('rowgroup').last();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search for a customer' });
const header = (page: Page, name: string) => table(page).getByRole('columnheader', { name });
const sortBy = (page: Page, name: string) => header(page, name).getByRole('button').click();
const filter = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Show' }).getByText(name, { exact: true }).click();
const loaded = (page: Page) => expect(body(page)).toHaveAttribute('aria-busy', 'false');
const showing = (page: Page, text: string | RegExp) =>
  expect(page.locator('main').getByText(text).first()).toBeVisible();

/** Whether the words stand in the order of the alphabet, as people read it. */
const isAlphabetical = (names: readonly string[]): boolean =>
  names.every((name, index) => index === 0 || new Intl.Collator('en').compare(names[index - 1] ?? '', name) <= 0);

for (const account of ['morgan', 'robin'] as const)
  test.describe(`My Customers of ${account}`, () => {
    test.use({ account });

    test('lists all by name, and is searched', async ({ page, api }) => {
      test.slow();
      await test.step('lists all by name, 25 a page, and every row leads to its customer (specification §my-customers)', async () => {
        const { data, total } = await (await api.get('/api/v3/account-manager/customers')).json();
        await openWithin(page, '/connect/customers');
        await expect(page).toHaveTitle('My Customers · Connect');
        await loaded(page);
        const listed: readonly ListedCustomer[] = data;
        expect(await numbersOf(table(page))).toEqual(listed.map(({ no }) => no));
        expect(isAlphabetical(listed.map(({ name }) => name))).toBe(true);
        await showing(page, `Showing 1–${listed.length} of ${total}`);
        await expect(header(page, 'Customer Name')).toHaveAttribute('aria-sort', 'ascending');
        const [first] = listed;
        if (!first) throw new Error('There are no customers');
        await expect(page.getByRole('link', { name: `View orders for ${first.name}` }).first()).toHaveAttribute(
          'href',
          `/connect/customers/${first.no}/orders`,
        );
        // The link covers its row.
        await page
          .getByRole('link', { name: first.no, exact: true })
          .click({ position: { x: 300, y: 8 }, force: true });
        await expect(page).toHaveURL(new RegExp(`/connect/customers/${first.no}$`));
      });

      await test.step('is searched by name, number and post code, and by parts of words', async () => {
        await openWithin(page, '/connect/customers');
        for (const q of ['Northgate', 'c10482', 'LS9 7DN', 'nor sup'])
          await test.step(q, async () => {
            const { data } = await (await api.get('/api/v3/account-manager/customers', { params: { q } })).json();
            const found = data.map(({ no }: ListedCustomer) => no);
            expect(found).toContain('C10482');
            await search(page).fill(q);
            await expect(page).toHaveURL((url) => url.searchParams.get('q') === q);
            await expect(table(page).locator('tbody td:first-child a')).toHaveText(found);
          });
        await search(page).fill('nobody is called this');
        await expect(table(page).getByRole('link')).toHaveCount(0);
        await expect(page.getByRole('main')).toContainText('No customers found.');
        await page.getByRole('button', { name: 'Clear search' }).last().click();
        await expect(page).toHaveURL(/\/connect\/customers$/);
        await expect(search(page)).toBeFocused();
        await expect(table(page).getByRole('link').first()).toBeVisible();
      });
    });
  });

test.describe('the list', () => {
  test.use({ account: 'robin' });

  test('is sorted by its headers, which say how, and filtered; the address holds all of it', async ({ page }) => {
    await page.goto('/connect/customers');
    await loaded(page);
    await censorSwitch(page).uncheck();
    const texts = (column: number) => body(page).locator(`td:nth-child(${column})`).allTextContents();
    const amountIn = (text: string) => Number(text.replaceAll(/[^\d.-]/g, ''));
    const amounts = async (column: number) => (await texts(column)).map(amountIn);
    await sortBy(page, 'Current Balance');
    await expect(header(page, 'Current Balance')).toHaveAttribute('aria-sort', 'descending');
    await expect(header(page, 'Customer Name')).toHaveAttribute('aria-sort', 'none');
    await expect(page).toHaveURL(/\?sort=balance&dir=desc$/);
    await loaded(page);
    // Those of one currency stand together, from the highest down.
    await expect(page.getByText('Amounts are grouped by currency')).toBeVisible();
    const owed = await texts(4);
    const currencies = owed.map((text) => text.replaceAll(/[\d.,\s-]/g, ''));
    const inOrder = [...new Set(currencies)].flatMap((currency) =>
      owed.filter((_, row) => currencies[row] === currency).toSorted((a, b) => amountIn(b) - amountIn(a)),
    );
    expect(owed).toEqual(inOrder);
    await sortBy(page, 'Customer Number');
    await expect(page).toHaveURL(/\?sort=no$/);
    await loaded(page);
    const numbers = await numbersOf(table(page));
    expect(numbers).toEqual(numbers.toSorted());
    await sortBy(page, 'Customer Number');
    await expect(header(page, 'Customer Number')).toHaveAttribute('aria-sort', 'descending');
    await loaded(page);

    await filter(page, 'Blocked');
    await expect(page).toHaveURL(/\?filter=blocked&sort=no&dir=desc$/);
    await loaded(page);
    const blocked = await body(page).getByRole('row').count();
    expect(blocked).toBeGreaterThan(0);
    await expect(body(page).getByText('Blocked')).toHaveCount(blocked);
    await filter(page, 'Near credit limit');
    await expect(page).toHaveURL(/filter=near-limit/);
    const nearLimit = async (): Promise<boolean> => {
      const [limits, owing] = [await amounts(3), await amounts(4)];
      return limits.length > 0 && limits.every((limit, index) => (owing[index] ?? 0) >= limit * 0.9);
    };
    // The rows of before stay until the answer comes.
    await expect.poll(nearLimit).toBe(true);
    await filter(page, 'Overdue');
    await expect(page).toHaveURL(/filter=overdue/);
    await loaded(page);

    await page.reload();
    await loaded(page);
    await expect(page.getByRole('radio', { name: 'Overdue' })).toBeChecked();
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Near credit limit' })).toBeChecked();
    await expect(header(page, 'Customer Number')).toHaveAttribute('aria-sort', 'descending');
  });

  test('has pages, and an address that is taken for the default', async ({ page }) => {
    test.slow();
    await test.step('has pages, each in the address; the search, a filter or a header begin at the first', async () => {
      await openWithin(page, '/connect/customers');
      await loaded(page);
      const [first] = await numbersOf(table(page));
      const pages = page.getByRole('navigation', { name: 'Pages' });
      await pages.getByRole('button', { name: 'Page 2' }).click();
      await expect(page).toHaveURL(/\?page=2$/);
      await showing(page, /^Showing 26–/);
      await expect(pages.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
      expect(await numbersOf(table(page))).not.toContain(first);
      await sortBy(page, 'Customer Name');
      await expect(page).toHaveURL(/customers\?dir=desc$/);
      await page.goBack();
      await showing(page, /^Showing 26–/);
      await openWithin(page, '/connect/customers?page=4000');
      await page.getByRole('button', { name: 'Go to the first page' }).click();
      await showing(page, /^Showing 1–/);
    });

    await test.step('takes what an address says wrongly for the default, never for an error', async () => {
      await openWithin(page, '/connect/customers?filter=rich&sort=shoe-size&dir=up&page=-3&q=x');
      await loaded(page);
      await showing(page, /^Showing 1–25 of/);
      await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
      await expect(header(page, 'Customer Name')).toHaveAttribute('aria-sort', 'ascending');
    });
  });

  test('marks favourites where it stands; a change that fails is taken back, and said', async ({ page, api }) => {
    const favourites = async (): Promise<readonly string[]> => {
      const { data } = await (await api.get('/api/v3/account-manager/customers/favourites')).json();
      return data.map(({ no }: ListedCustomer) => no);
    };
    const before = await favourites();
    await page.goto('/connect/customers?sort=no&dir=desc');
    await loaded(page);
    const no = (await numbersOf(table(page))).find((each) => !before.includes(each));
    if (no === undefined) throw new Error('All customers are favourites');
    const star = rowOf(table(page), no).getByRole('button', { name: /is a favourite$/ });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(favourites).toContain(no);
    await page.reload();
    await expect(star).toHaveAttribute('aria-pressed', 'true');

    await page.route('**/favourite', (route) => route.fulfill({ status: 500, json: { message: 'No.', code: 'x' } }));
    await star.click();
    const notice = page.getByRole('status').filter({ hasText: 'No.' });
    await expect(notice).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.unroute('**/favourite');
    await star.click();
    await expect.poll(favourites).toEqual(before);
    await expect(notice).toHaveCount(0);
  });

  test('keeps figures censored, says what fails, and takes the newest answer', async ({ page, api }) => {
    test.slow();
    await test.step('respects Censor sensitive data: figures are not in the page until it is off', async () => {
      const { data } = await (await api.get('/api/v3/account-manager/customers')).json();
      const secrets = sensitiveTexts(data.map(ofOwnCall));
      await openSettled(page, '/connect/customers');
      const found = async () => {
        const html = await page.content();
        return secrets.filter((text) => html.includes(text));
      };
      await expect(censorSwitch(page)).toBeChecked();
      expect(await found()).toEqual([]);
      await censorSwitch(page).uncheck();
      expect(await found()).not.toEqual([]);
      await openWithin(page, '/connect');
      await expect(censorSwitch(page)).not.toBeChecked();
    });

    await test.step('shows shimmer, then says when there are none, or that it failed, with Try again', async () => {
      const list = await hold(page, listCall);
      await openWithin(page, '/connect/customers');
      await expect(body(page).locator('tr[aria-hidden]')).toHaveCount(25);
      await (await list.came(1)).fulfill({ status: 500, json: { message: 'No.', code: 'failed' } });
      await expect(page.getByRole('alert')).toContainText('We couldn’t load the customers.');
      await page.getByRole('button', { name: 'Try again' }).click();
      await (await list.came(2)).fulfill({ json: { data: [], total: 0 } });
      await expect(page.getByRole('main')).toContainText('No customers found.');
      await filter(page, 'Overdue');
      await (await list.came(3)).fulfill({ json: { data: [], total: 0 } });
      await page.getByRole('button', { name: 'Show all' }).click();
      await expect(page).toHaveURL(/\/connect\/customers$/);
      await page.unrouteAll();
    });

    await test.step('an answer that comes late never replaces a newer one', async () => {
      await openWithin(page, '/connect/customers');
      await loaded(page);
      const list = await hold(page, listCall);
      await filter(page, 'Blocked');
      await list.came(1);
      await filter(page, 'Overdue');
      await (await list.came(2)).fulfill({ json: { data: [asOwnCall(customer('NEWER'))], total: 1 } });
      await expect(rowOf(table(page), 'NEWER')).toBeVisible();
      await list.routes[0]
        ?.fulfill({ json: { data: [asOwnCall(customer('OLDER'))], total: 1 } })
        .catch(() => undefined);
      await page.waitForLoadState('networkidle');
      await expect(rowOf(table(page), 'NEWER')).toBeVisible();
      await expect(rowOf(table(page), 'OLDER')).toHaveCount(0);
      await page.unrouteAll();
    });
  });

  test('is worked by the keyboard alone: search, filter, header, star, row', async ({ page }) => {
    await page.goto('/connect/customers');
    await loaded(page);
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('northgate site');
    await expect(table(page).getByRole('row')).toHaveCount(2);
    await tabTo(page, page.getByRole('radio', { name: 'All' }));
    await tabTo(page, header(page, 'Customer Number').getByRole('button'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sort=no/);
    await loaded(page);
    await tabTo(page, page.getByRole('link', { name: 'C10482', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/connect\/customers\/C10482$/);
  });

  test('where rows are stacked, it is sorted by a choice in place of the headers', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openSettled(page, '/connect/customers');
    await expect(header(page, 'Credit Limit').getByRole('button')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Credit Limit, descending');
    await expect(page).toHaveURL(/\?sort=credit_limit&dir=desc$/);
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeHidden();
    await expect(header(page, 'Credit Limit')).toHaveAttribute('aria-sort', 'descending');
  });

  test(pageTitle('My Customers'), async ({ page }) => {
    test.slow();
    await expectGoodPage(page, '/connect/customers');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/connect/customers?q=nobody+is+called+this');
    await settled(page);
    await expectGoodState(page);
  });
});
