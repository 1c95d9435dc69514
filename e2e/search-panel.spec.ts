import type { Page, Route } from '@playwright/test';
import { allDocuments, detail, pick } from './support/documents.ts';
import { expect, test } from './support/test.ts';

const searchCall = '**/multi-search';
const failureText =
  'There has been a problem while connecting to the search engine. Please try again later or contact customer service.';
const box = (page: Page) => page.getByRole('combobox', { name: 'Search for Orders & Invoices' });
const panel = (page: Page) => page.getByRole('listbox', { name: 'Search results' });

/** The texts a federated search asks for. */
const textsOf = (route: Route): readonly string[] =>
  route
    .request()
    .postDataJSON()
    .queries.map(({ q }: { readonly q: string }) => q);

test.use({ account: 'priya' });

test.beforeEach(async ({ page }) => {
  await page.goto('/connect');
  await expect(page.getByRole('region', { name: 'Recent documents' }).getByRole('link').first()).toBeVisible();
});

test('1 character or fewer clears results; 2 or more triggers a search (specification §search-terms)', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(searchCall, (route) => {
    asked.push(...new Set(textsOf(route)));
    return route.continue();
  });
  await box(page).pressSequentially('S');
  await box(page).press('ArrowDown');
  await expect(panel(page)).toBeHidden();
  await box(page).pressSequentially('O-');
  await expect(panel(page)).toBeVisible();
  expect(asked).not.toContain('S');
  expect(asked).toContain('SO-');
  await box(page).fill('S');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('hits are highlighted, and their count is announced to screen readers', async ({ page, api }) => {
  const { orders } = await allDocuments(api);
  const order = pick(orders, ({ po_number, sample }) => !sample && /^[A-Z]{2,}/.test(po_number ?? ''), 'reference');
  await box(page).fill(order.number);
  const marks = page.getByRole('option').first().locator('mark');
  await expect(marks.first()).toBeVisible();
  expect(order.number.startsWith((await marks.first().textContent()) ?? '-')).toBe(true);
  await expect(page.locator('[aria-live="polite"]', { hasText: /^\d+ results?$/ })).toBeAttached();
  await box(page).fill('nothing-has-this-text');
  await expect(page.getByText('No orders or invoices match “nothing-has-this-text”.')).toBeVisible();
  await expect(page.locator('[aria-live="polite"]', { hasText: /^No results$/ })).toBeAttached();
});

test('highlights never become HTML', async ({ page }) => {
  await page.route(searchCall, async (route) => {
    const answer = await route.fetch();
    const { hits, ...rest } = await answer.json();
    const evil = '<img src=x onerror=alert(1)>';
    const spoilt = hits.map((hit: Record<string, object>) => ({
      ...hit,
      po_number: evil,
      _formatted: { ...hit['_formatted'], po_number: evil },
    }));
    await route.fulfill({ response: answer, json: { ...rest, hits: spoilt } });
  });
  await box(page).fill('SO-');
  await expect(page.getByRole('option').first()).toContainText('<img src=x');
  await expect(page.getByRole('option').locator('img')).toHaveCount(0);
});

test('search results hide line items whose sku is POSTAGE, FEE or empty (specification §hidden-items)', async ({
  page,
}) => {
  await page.route(searchCall, async (route) => {
    const answer = await route.fetch();
    const { hits, ...rest } = await answer.json();
    const items = ['POSTAGE', 'HV-OK-1', 'FEE', '', 'HV-OK-2'].map((sku) => ({ sku }));
    await route.fulfill({
      response: answer,
      json: { ...rest, hits: hits.map((hit: object) => ({ ...hit, items, _formatted: undefined })) },
    });
  });
  await box(page).fill('SO-');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('HV-OK-1, HV-OK-2');
  await expect(first).not.toContainText(/POSTAGE|FEE/);
});

test.describe('the keyboard', () => {
  test('works the box alone', async ({ page, api }) => {
    test.slow();
    await test.step('/ focuses the box, arrows choose, Enter opens, with the choice told to screen readers', async () => {
      await page.keyboard.press('/');
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('');
      await page.keyboard.type('SO-');
      await expect(panel(page)).toBeVisible();
      await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
      const options = page.getByRole('option');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(box(page)).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      // Behind the hits, one of the list's own options.
      await expect(options.last()).toHaveText('See all results in the list');
      await expect(options.last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowUp');
      const hit = options.nth(-2);
      await expect(hit).toHaveAttribute('aria-selected', 'true');
      const address = (await hit.getAttribute('href')) ?? '';
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname === address);
      await expect(panel(page)).toBeHidden();
    });

    await test.step('Enter without a choice opens the only hit, else the list with all of them', async () => {
      const { invoices } = await allDocuments(api);
      const invoice = pick(invoices, () => true, 'invoice').number;
      await box(page).fill('SO-');
      await expect(page.getByRole('option').nth(1)).toBeVisible();
      await box(page).press('Enter');
      await expect(page).toHaveURL(/\/connect\/orders\?.*q=SO-/);
      await expect(page.getByRole('table').locator('mark').first()).toBeVisible();

      await page.goto('/connect');
      await box(page).fill(invoice);
      await expect(page.getByRole('option')).toHaveCount(2);
      await box(page).press('Enter');
      await expect(page).toHaveURL(new RegExp(`/connect/invoices/view/${invoice}$`));
    });

    await test.step('Escape closes the panel, a second one empties the box', async () => {
      await box(page).fill('SO-');
      await expect(panel(page)).toBeVisible();
      await box(page).press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(box(page)).toHaveValue('SO-');
      await box(page).press('Escape');
      await expect(box(page)).toHaveValue('');
    });
  });
});

test('a customer goes to the order or invoice view by number (decisions §customers-clicks)', async ({ page, api }) => {
  const { orders, invoices } = await allDocuments(api);
  const order = pick(orders, ({ sample }) => !sample, 'order').number;
  const invoice = pick(invoices, () => true, 'invoice').number;
  for (const [kind, number] of [
    ['orders', order],
    ['invoices', invoice],
  ] as const) {
    await detail(api, kind, number);
    await box(page).fill(number);
    await page.locator(`[role="option"][href$="/connect/${kind}/view/${number}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/connect/${kind}/view/${number}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  }
});

test('the results show only while the box has focus and hide 200 ms after blur (specification §search-panel)', async ({
  page,
}) => {
  await page.clock.install();
  await page.reload();
  await box(page).fill('SO-');
  await expect(panel(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const list = page.getByRole('listbox', { name: 'Search results', includeHidden: true });
  const shown = () => list.evaluate((element) => element.parentElement?.dataset['open']);
  await box(page).blur();
  await page.clock.runFor(199);
  expect(await shown()).toBe('true');
  await page.clock.runFor(1);
  await expect.poll(shown).toBe('false');
  await box(page).focus();
  await expect.poll(shown).toBe('true');
});

test('a failed search shows one error dialog with an OK button, never one a keystroke (specification §search-panel, decisions §one-error-dialog)', async ({
  page,
}) => {
  let failed = 0;
  await page.route(searchCall, (route) => {
    failed += 1;
    return route.fulfill({ status: 503, json: { message: 'No.', code: 'unavailable', type: 'internal', link: '' } });
  });
  await box(page).fill('SO-');
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  await expect(dialog).toContainText(failureText);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  const before = failed;
  await box(page).pressSequentially('2');
  await expect.poll(() => failed).toBeGreaterThan(before);
  await expect(page.getByText('Search failed.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.unroute(searchCall);
  await box(page).fill('SO-');
  await expect(panel(page)).toBeVisible();
});

test('a late answer never replaces a newer one', async ({ page, api }) => {
  const { orders, invoices } = await allDocuments(api);
  const early = pick(orders, ({ sample }) => !sample, 'order').number;
  const late = pick(invoices, ({ order_number }) => order_number !== early, 'invoice').number;
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(searchCall, async (route) => {
    if (textsOf(route).includes(early)) await held;
    // A search that was given up cannot be answered any more.
    await route.continue().catch(() => undefined);
  });
  const first = page.waitForRequest((request) => request.postData()?.includes(early) ?? false);
  await box(page).fill(early);
  await first;
  await box(page).fill(late);
  const wanted = page.getByRole('option').filter({ hasText: late });
  await expect(wanted).toBeVisible();
  answer();
  await page.waitForLoadState('networkidle');
  await expect(wanted).toBeVisible();
  await expect(page.locator(`[role="option"][href$="/${early}"]`)).toHaveCount(0);
});
