import type { Page } from '@playwright/test';
import { expectCleanInBothSchemes } from './support/good-page.ts';
import { hold, searches } from './support/hold.ts';
import { settled } from './support/pages.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const failureText =
  'There has been a problem while connecting to the search engine. Please try again later or contact customer service.';
const box = (page: Page) => page.getByRole('combobox', { name: 'Search for a customer' });
const documents = (page: Page) => page.getByRole('combobox', { name: 'Search Orders and Invoices' });
const options = (page: Page) => page.getByRole('option');

test.use({ account: 'morgan' });

test.describe('the customer search widget (specification §customer-search-widget)', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/connect');
    await settled(page);
  });

  test('has its placeholder and its help text', async ({ page }) => {
    await expect(box(page)).toHaveAttribute('placeholder', 'Search for a customer');
    await expect(box(page)).toHaveAccessibleDescription(
      "Search customers by company name, account number, or postcode. We'll show results as you type.",
    );
  });

  test('finds by name, number, post code, the beginnings of words, first letters, and with a typo, and marks it', async ({
    page,
  }) => {
    for (const [typed, marks] of [
      ['northgate', /northgate/i],
      ['C10482', /C10482/],
      ['LS9 7DN', /LS9/],
      ['nor sup', /nor/i],
      ['nss', /n/i],
      ['nortgate', /nort/i],
    ] as const)
      await test.step(typed, async () => {
        await box(page).fill(typed);
        const hit = options(page).filter({ hasText: 'Northgate Site Supplies' });
        await expect(hit).toContainText('C10482');
        await expect(hit).toContainText('LS9 7DN');
        await expect(hit).toHaveAttribute('href', '/connect/customers/C10482');
        await expect(hit.locator('mark').first()).toHaveText(marks);
      });
    await box(page).fill('no customer is called this');
    await expect(page.getByRole('search').getByText('No customers found.')).toBeVisible();
    await expect(options(page)).toHaveCount(0);
  });

  test('searches from 2 characters, shows its panel only while focused, and hides it after blur (specification §search-panel)', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route(searches, (route) => {
      asked.push(route.request().postDataJSON().q);
      return route.continue();
    });
    await box(page).pressSequentially('n');
    await box(page).press('ArrowDown');
    await box(page).pressSequentially('or');
    await expect(options(page).first()).toBeVisible();
    expect(asked).toEqual(['nor']);
    await documents(page).focus();
    await expect(options(page).first()).toBeHidden();
    await box(page).focus();
    await expect(options(page).first()).toBeVisible();
    await expectCleanInBothSchemes(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await box(page).fill('n');
    await expect(options(page)).toHaveCount(0);
  });

  test('is worked by the keyboard: arrows choose, Escape closes, Enter opens the customer', async ({ page }) => {
    await box(page).fill('northgate site');
    await expect(options(page)).toHaveCount(1);
    await box(page).press('Escape');
    await expect(options(page)).toBeHidden();
    await box(page).press('ArrowDown');
    await expect(options(page)).toHaveAttribute('aria-selected', 'true');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/connect\/customers\/C10482$/);
  });

  test('is told when it is cut off, and takes the newest answer', async ({ page }) => {
    test.slow();
    await test.step('a search service that is cut off is told in one dialog, with an OK button (specification §search-panel, decisions §one-error-dialog)', async () => {
      for (const search of [box, documents])
        await test.step((await search(page).getAttribute('placeholder')) ?? '', async () => {
          await page.route(searches, (route) => route.abort());
          await search(page).pressSequentially('northgate', { delay: 40 });
          const dialog = page.getByRole('alertdialog', { name: 'Error' });
          await expect(dialog).toContainText(failureText);
          await expect(page.getByRole('alertdialog')).toHaveCount(1);
          await dialog.getByRole('button', { name: 'OK' }).click();
          await expect(dialog).toBeHidden();
          // What was typed last may have gone to the dialog.
          await search(page).fill('northgat');
          await expect(page.getByText('Search failed. Edit your search to try again.')).toBeVisible();
          await expect(dialog).toBeHidden();
          await page.unroute(searches);
          await search(page).fill('');
        });
      await page.unrouteAll();
    });

    await test.step('an answer that comes late never replaces a newer one', async () => {
      const held = await hold(page, searches);
      await box(page).fill('harb');
      await held.came(1);
      await box(page).fill('northgate site');
      await held.came(2);
      await held.routes[1]?.continue();
      await expect(options(page)).toHaveText(/Northgate/);
      await held.release();
      await page.waitForLoadState('networkidle');
      await expect(options(page)).toHaveText(/Northgate/);
      await page.unrouteAll();
    });
  });
});

test.describe('a click on a hit of Search Orders and Invoices (specification §result-clicks)', () => {
  const hit = (number: string, part: Readonly<Record<string, string | number | boolean | null>> = {}) => ({
    id: number,
    number,
    order_number: null,
    po_number: 'PO 1',
    customer_no: 'C10482',
    customer_name: 'Northgate Site Supplies',
    total_amount: 120,
    document_date: '2026-11-01',
    document_date_sortable: 1,
    number_sortable: 1,
    posting_date: null,
    due_date: null,
    remaining_amount: 0,
    status: 'Open',
    progress: 'New',
    completely_shipped: false,
    sample: false,
    sr_number: null,
    items: [],
    ...part,
  });
  const hits = [
    [hit('SO-900001'), '/connect/customers/C10482/orders/SO-900001'],
    [hit('SI-900002', { order_number: 'SO-900001' }), '/connect/customers/C10482/invoices/SI-900002'],
    [hit('SO-900003', { po_number: 'SR004417', sr_number: 'SR004417' }), '/connect/sample-orders/SO-900003'],
    [hit('SO-900004', { total_amount: 0 }), '/connect/sample-orders/SO-900004'],
    [hit('SI-900005', { total_amount: 0, order_number: 'SO-900006' }), '/connect/sample-orders/SO-900006'],
    [hit('SO-900007', { customer_no: '' }), '/connect/orders/view/SO-900007'],
  ] as const;

  test('follows the rules for account managers; each hit says whose it is, and none leads to the customers’ list', async ({
    page,
  }) => {
    await page.route('**/multi-search', async (route) => {
      const [{ indexUid: orders }, { indexUid: invoices }] = route.request().postDataJSON().queries;
      const federated = hits.map(([each]) => ({
        ...each,
        _federation: { indexUid: each.number.startsWith('SI') ? invoices : orders },
      }));
      await route.fulfill({ json: { hits: federated, estimatedTotalHits: hits.length } });
    });
    await page.goto('/connect');
    await documents(page).fill('900');
    await expect(options(page)).toHaveCount(hits.length);
    for (const [index, [, href]] of hits.entries())
      await expect(options(page).nth(index)).toHaveAttribute('href', href);
    await expect(options(page).first()).toContainText('Northgate Site Supplies');
    await expect(page.getByText('See all results in the list')).toHaveCount(0);
    await options(page).nth(3).click();
    await expect(page).toHaveURL(/\/connect\/sample-orders\/SO-900004$/);
  });

  test('searches both indexes for real, and says the names of the customers found', async ({ page }) => {
    await page.goto('/connect');
    const sent = page.waitForRequest('**/multi-search');
    await documents(page).fill('SO-');
    const { queries } = (await sent).postDataJSON();
    expect(queries.map(({ indexUid }: { indexUid: string }) => indexUid.includes('invoices')).toSorted()).toEqual([
      false,
      true,
    ]);
    // A sample that was just asked for may stand before it, with no such number.
    const found = options(page)
      .filter({ has: page.locator('mark', { hasText: /^SO$/ }) })
      .first();
    await found.click();
    await expect(page).toHaveURL(/\/connect\/(customers\/[^/]+\/orders|sample-orders)\/SO-/);
  });
});
