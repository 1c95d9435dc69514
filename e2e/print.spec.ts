import type { Page } from '@playwright/test';
import { detailPage, documentOf, findDetail } from './support/detail-page.ts';
import { openSettled } from './support/pages.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';
import { today, writtenDay } from './support/written.ts';

test.use({ account: 'priya' });

/** As the browser lays it out for a sheet of A4. */
const onPaper = async (page: Page, address: string): Promise<void> => {
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await openSettled(page, address);
  await expect(page.getByRole('button', { name: /^Basket: / })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
};

test('a parcel that is asked about has no link on paper', async ({ page, api }) => {
  const { no } = await findDetail(api, 'invoices', 'invoice', (invoice) =>
    JSON.stringify(invoice).includes('Trade Freight Services'),
  );
  await openSettled(page, `/connect/invoices/view/${no}`);
  const link = page.getByRole('main').getByRole('link', { name: 'Contact Us' });
  await expect(link.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(link.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('Trade Freight Services').first()).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`on paper stands what a page says, and nothing to press (${colorScheme})`, async ({ page, api }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    const order = await findDetail(api, 'orders', 'order', ({ lines }) => lines.length > 1);
    // One without an order was sent nowhere.
    const invoice = await findDetail(
      api,
      'invoices',
      'invoice',
      (found) => found.lines.length > 1 && found.order_number,
    );
    for (const address of [
      `/connect/orders/view/${order.no}`,
      `/connect/invoices/view/${invoice.no}`,
      '/connect/orders',
      '/connect',
    ])
      await test.step(address, async () => {
        await onPaper(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const gone of ['searchbox', 'combobox', 'radio', 'navigation', 'dialog'] as const)
          await expect(page.getByRole(gone).filter({ visible: true })).toHaveCount(0);
        for (const name of [/^Save /, /^Basket/, /^Download /, /^Order again/, /^Export/, /Account menu/, /^Copy/])
          await expect(page.getByRole('button', { name }).filter({ visible: true })).toHaveCount(0);
        const marks = await page
          .locator('summary')
          .evaluateAll((all) => all.map((one) => getComputedStyle(one).listStyleType));
        expect(new Set([...marks, 'none'])).toEqual(new Set(['none']));
        for (const name of ['Skip to content', '(Why?)'])
          await expect(page.getByRole('link', { name }).filter({ visible: true })).toHaveCount(0);
        await expect(page.getByText('Connect Safety Supplies Ltd · Unit 4, Chevron Works')).toBeVisible();
        // Whose it is: the company's name heads the sheet, but for the dashboard, which says it above the greeting.
        await expect(page.getByText('Northgate Site Supplies').first()).toBeVisible();
        const name = page.getByRole('banner').getByRole('link').locator('span').first();
        await expect(name).toHaveCSS('opacity', '1');
        // In columns, dark on white, and with the grounds that tell one badge from the next.
        const heads = page.getByRole('columnheader').filter({ hasText: /./ });
        await expect(heads.first()).toBeVisible();
        const looks = await page
          .getByRole('table')
          .first()
          .evaluate((table) => {
            const { color, printColorAdjust } = getComputedStyle(table);
            return { color, printColorAdjust };
          });
        expect(looks).toEqual({ color: 'rgb(16, 25, 26)', printColorAdjust: 'exact' });
        // Else the sheet itself is black.
        await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
        await expectNoSidewaysScroll(page);
        // Nothing of a table is cut off at the edge of its card.
        const cut = await page
          .getByRole('table')
          .evaluateAll(
            (tables) =>
              tables.filter(
                (table) =>
                  table.getBoundingClientRect().right > (table.parentElement?.getBoundingClientRect().right ?? 0) + 1,
              ).length,
          );
        expect(cut).toBe(0);
      });
    for (const address of [`/connect/orders/view/${order.no}`, `/connect/invoices/view/${invoice.no}`])
      await test.step(`${address} says where it goes`, async () => {
        await onPaper(page, address);
        await expect(page.getByRole('heading', { name: 'Ship to' })).toBeVisible();
      });
    await test.step('the list says which it is, and of which day', async () => {
      await onPaper(page, `/connect/orders?show=orders&from=2026-01-01&to=${today()}&q=SO`);
      const day = writtenDay(today());
      await expect(page.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
      await expect(page.getByText(`1 Jan 2026 – ${day} · “SO” · As of ${day}`)).toBeVisible();
    });
  });

test('the cards of a web order are on one sheet, the last under the first', async ({ page, api }) => {
  await onPaper(page, `/connect/${(await documentOf(api, 'web order')).path}`);
  const order = detailPage(page);
  const boxOf = async (title: string) => (await order.card(title).boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const [dates, totals, shipTo, web] = await Promise.all(
    ['Order Dates', 'Order Totals', 'Ship to', 'Web Order'].map(boxOf),
  );
  expect([totals?.y, shipTo?.y]).toEqual([dates?.y, dates?.y]);
  expect(web?.x).toBe(dates?.x);
  expect((web?.y ?? 0) - (dates?.y ?? 0) - (dates?.height ?? 0)).toBeLessThan(20);
  await expect(order.card('Web Order').locator('..')).toHaveCSS('break-inside', 'avoid');
  await expectNoSidewaysScroll(page);
});

test('Quick Order has the lines that were typed, and no fields', async ({ page }) => {
  await openSettled(page, '/connect/quick-order');
  const lines = page.getByRole('main').getByRole('list', { name: 'Lines' });
  await page.getByRole('combobox', { name: 'Item number, line 1' }).fill('RSP-1003-M');
  await page.getByRole('textbox', { name: 'Quantity, line 1' }).fill('10');
  await expect(lines.getByText('each')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(lines.getByRole('listitem').filter({ visible: true })).toHaveCount(1);
  for (const [name, typed] of [
    ['Item number, line 1', 'RSP-1003-M'],
    ['Quantity, line 1', '10'],
  ] as const) {
    await expect(page.getByLabel(name)).toHaveValue(typed);
    await expect(page.getByLabel(name)).toHaveCSS('border-top-width', '0px');
  }
  for (const name of ['Paste a list', 'Clear all lines', 'Remove line 1', 'Add to basket'])
    await expect(page.getByRole('button', { name }).filter({ visible: true })).toHaveCount(0);
  // What it comes to follows the lines, and stands at the foot of no sheet.
  const total = page.getByRole('region', { name: 'Total' });
  await expect(total).toHaveCSS('position', 'static');
  const room = await total.evaluate(
    (bar) => bar.getBoundingClientRect().top - (bar.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
  );
  expect(room).toBeLessThan(40);
  await expectNoSidewaysScroll(page);
});

test('a ring around what has the focus is not printed', async ({ page }) => {
  await openSettled(page, '/connect/orders');
  const link = page.getByRole('table').getByRole('link').first();
  const ring = () =>
    link.evaluate((it) => ['', '::after'].map((part) => getComputedStyle(it, part || undefined).outlineStyle));
  // By the keyboard: what is pressed by the mouse has none.
  await page.keyboard.press('Tab');
  await link.focus();
  expect(await ring()).toEqual(['none', 'solid']);
  await page.emulateMedia({ media: 'print' });
  expect(await ring()).toEqual(['none', 'none']);
});

test('what became of an order is said on paper, too', async ({ page, api }) => {
  await onPaper(page, `/connect/${(await documentOf(api, 'cancelled order')).path}`);
  await expect(page.getByText('This order was cancelled. Nothing will be shipped.')).toBeVisible();
});

test.describe('a customer who prints favourites', () => {
  test.use({ account: 'priya' });
  test('has no column of actions', async ({ page }) => {
    await openSettled(page, '/connect/favourites');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByText('Actions', { exact: true }).filter({ visible: true })).toHaveCount(0);
  });
});

test.describe('what staff print', () => {
  test.use({ account: 'robin' });
  for (const address of ['/connect', '/connect/reports'])
    test(`${address} has no boxes to tick or search in, no empty rows, and no drawing that is cut off`, async ({
      page,
    }) => {
      await openSettled(page, address);
      await page.emulateMedia({ media: 'print' });
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      for (const gone of ['checkbox', 'searchbox', 'button'] as const)
        await expect(main.getByRole(gone).filter({ visible: true })).toHaveCount(0);
      await expect(main.getByPlaceholder('Search for a customer').filter({ visible: true })).toHaveCount(0);
      await expect(main.locator('[data-blank]').filter({ visible: true })).toHaveCount(0);
      // A sheet is narrower than the window that they were drawn for, and the page is not told of it.
      const beyond = await main.locator('svg[role="img"]').evaluateAll((drawings) =>
        drawings.map((svg) => {
          svg.setAttribute('width', '3000');
          return svg.getBoundingClientRect().width - (svg.parentElement?.clientWidth ?? 0);
        }),
      );
      for (const pixels of beyond) expect(pixels).toBeLessThan(1);
    });

  test('reports and the board say what they show without boxes, customers have neither filters nor a column of links', async ({
    page,
  }) => {
    await openSettled(page, '/connect/reports');
    await page.emulateMedia({ media: 'print' });
    const period = page.getByRole('combobox', { name: 'Period' });
    await expect(period).toBeVisible();
    await expect(period).toHaveCSS('border-top-width', '0px');
    await page.emulateMedia({ media: 'screen' });
    await openSettled(page, '/connect/customers');
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 1000 });
    const main = page.getByRole('main');
    await expect(main.getByRole('row').nth(1)).toBeVisible();
    for (const gone of [main.getByText('View', { exact: true }), main.getByRole('combobox'), main.getByText('Orders')])
      await expect(gone.filter({ visible: true })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  });

  test('View Customer has its notes, and no field to write one in', async ({ page }) => {
    await openSettled(page, '/connect/customers/C10482');
    await expect(page.getByLabel('New note')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
    for (const gone of [page.getByLabel('New note'), page.getByText('Press Ctrl+Enter to save')])
      await expect(gone.filter({ visible: true })).toHaveCount(0);
  });
});
