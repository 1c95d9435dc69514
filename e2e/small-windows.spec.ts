import type { Page } from '@playwright/test';
import { box, boxes } from './support/boxes.ts';
import { documentOf, findDetail } from './support/detail-page.ts';
import { customerDocumentPages, openSettled, openWithin, settled } from './support/pages.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const lines = (page: Page) => page.getByRole('table', { name: /^Items on this/ });

/** The lines of a document are rows of a table, and none of its item numbers is broken. */
const expectColumns = async (page: Page): Promise<void> => {
  await expect(lines(page).getByRole('cell').first()).toBeVisible();
  await expect(lines(page).getByRole('columnheader', { name: 'Quantity' })).toBeVisible();
  // That of stacked rows is there for who listens, and a pixel high.
  expect((await box(lines(page).locator('thead'))).height).toBeGreaterThan(20);
  const heads = await boxes(lines(page).getByRole('columnheader').filter({ hasText: /./, visible: true }));
  expect(new Set(heads.map(({ top }) => Math.round(top))).size).toBe(1);
  const numbers = await boxes(lines(page).locator('tbody [role="cell"]:first-child :is(a, button, span:not(:has(*)))'));
  expect(numbers.length).toBeGreaterThan(0);
  for (const { height } of numbers) expect(height).toBeLessThanOrEqual(40);
  for (const { height } of await boxes(lines(page).locator('tbody tr'))) expect(height).toBeLessThan(130);
  await expectNoSidewaysScroll(page);
};

test.describe('a customer', () => {
  test.use({ account: 'priya' });

  for (const width of [1280, 1366, 1440])
    test(`sees the lines of an order and an invoice in columns at ${width} px, the status under the description`, async ({
      page,
      api,
    }) => {
      await page.setViewportSize({ width, height: 768 });
      const order = await findDetail(api, 'orders', 'long order', ({ lines: all }) => all.length > 5);
      await openSettled(page, `/connect/orders/view/${order.no}`);
      await expectColumns(page);
      const marker = await box(lines(page).getByText(/^(Shipped|Not shipped)$/));
      const row = lines(page)
        .locator('tbody tr')
        .filter({ hasText: /Shipped|Not shipped/ });
      const description = await box(row.first().getByRole('cell').nth(1));
      expect(marker.top).toBeGreaterThan(description.top);
      expect(Math.abs(marker.left - description.left)).toBeLessThan(40);
      const invoice = await findDetail(api, 'invoices', 'invoice', ({ lines: all }) => all.length > 1);
      await openWithin(page, `/connect/invoices/view/${invoice.no}`);
      await settled(page);
      await expectColumns(page);
    });

  for (const [width, pair] of [
    [1440, ''],
    [1920, ''],
    [1920, '/de/de'],
    [1920, '/pl/pl'],
  ] as const)
    test(`has room for what a line is, promised or not, at ${width} px: ${pair || 'en'}`, async ({ page, api }) => {
      await page.setViewportSize({ width, height: 900 });
      await openSettled(page, `${pair}/connect/${(await documentOf(api, 'order with a promise')).path}`);
      const descriptions = page.getByRole('table').locator('tbody td:nth-child(2)');
      for (const { left, right } of await boxes(descriptions)) expect(right - left).toBeGreaterThan(220);
    });

  test('sees what a line is beside when it is promised on the narrowest phone', async ({ page, api }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const { document, path } = await documentOf(api, 'order with a promise');
    await openSettled(page, `/pl/pl/connect/${path}`);
    const [line] = document.lines.filter(({ promised_on: day }: { promised_on?: string }) => day !== undefined);
    const row = page.getByRole('row').filter({ hasText: line.item_no });
    const text = await row
      .getByText(line.description)
      .last()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right;
      });
    expect(text).toBeLessThan((await box(row.getByText(/^Obiecany termin/))).left);
  });

  for (const [width, height] of [
    [1280, 768],
    [1366, 768],
    [1439, 820],
  ] as const)
    test(`has five recent documents in view on the dashboard at ${width} × ${height}, over cards without holes`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openSettled(page, '/connect');
      const rows = await boxes(page.getByRole('table', { name: 'Recent documents' }).locator('tbody tr'));
      expect(rows.filter(({ bottom }) => bottom <= height)).toHaveLength(5);
      await expectFigures(page);
    });

  for (const pair of ['/de/de', '/fr/fr', '/it/it', '/pl/pl'])
    test(`has five of them in view in each language: ${pair}`, async ({ page }) => {
      for (const width of [1366, 1280]) {
        await page.setViewportSize({ width, height: 768 });
        await openSettled(page, `${pair}/connect`);
        const rows = await boxes(page.getByRole('table').locator('tbody tr'));
        expect(rows.filter(({ bottom }) => bottom <= 768)).toHaveLength(5);
      }
    });

  for (const pair of ['', '/de/de', '/fr/fr', '/it/it', '/pl/pl'])
    test(`has the longest status and its question in one line of the dashboard: ${pair || 'en'}`, async ({ page }) => {
      await page.route('**/multi-search', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text())
          .replaceAll(/"status":"[^"]*"/g, '"status":"Open"')
          .replaceAll(/"progress":"[^"]*"/g, '"progress":"Awaiting Approval"');
        await route.fulfill({ response: answer, body });
      });
      const rows = page.getByRole('table').locator('tbody tr');
      const why = rows.locator('a[href$="#credit-approval"]');
      for (const width of [1280, 1366, 1440]) {
        await page.setViewportSize({ width, height: 768 });
        await openSettled(page, `${pair}/connect`);
        await expect(why.first()).toBeVisible();
        for (const { height } of await boxes(rows)) expect(height).toBeLessThan(45);
      }
      // Where it takes two, the row gives them air.
      await page.setViewportSize({ width: 1100, height: 768 });
      const row = await box(rows);
      const badge = await box(why.first().locator('xpath=preceding-sibling::*[1]'));
      const question = await box(why);
      expect(badge.top - row.top).toBeGreaterThanOrEqual(4);
      expect(row.bottom - question.bottom).toBeGreaterThanOrEqual(4);
    });

  test('has what an order comes to before its lines on a phone', async ({ page, api }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    const order = await findDetail(api, 'orders', 'order', ({ lines: all }) => all.length > 1);
    await openSettled(page, `/connect/orders/view/${order.no}`);
    const total = await box(page.getByRole('heading', { name: 'Order Totals' }));
    expect(total.bottom).toBeLessThan((await box(lines(page))).top);
  });
});

/** Ring beside words, cards of one height, and a VAT number on one line. */
const expectFigures = async (page: Page): Promise<void> => {
  const card = (title: string) => page.getByRole('region', { name: title });
  const payment = page.locator('section:has(svg circle)');
  const ring = await box(payment.locator('svg'));
  const words = await box(payment.getByRole('heading'));
  expect(words.left).toBeGreaterThan(ring.right);
  expect(words.top).toBeLessThan(ring.bottom);
  const cards = await Promise.all([payment, card('Credit Limit'), card('Terms')].map(box));
  expect(new Set(cards.map(({ height }) => Math.round(height))).size).toBe(1);
  const vat = await box(card('Terms').getByText(/^VAT reg/));
  // Its line is the last of the card, and one line with the room above it.
  expect(vat.height).toBeLessThan(40);
  expect((cards[2]?.bottom ?? 0) - vat.bottom).toBeLessThan(24);
  // What stands above it has the same room on both sides.
  const [name, period, qualifier] = await boxes(card('Terms').locator('h2, p'));
  const above = (period?.top ?? 0) - (name?.bottom ?? 0);
  expect(Math.abs(vat.top - (qualifier?.bottom ?? 0) - above)).toBeLessThan(8);
};

test.describe('an account manager', () => {
  test.use({ account: 'morgan' });

  test('has the order history of a customer beside the terms on a tablet, and no hole there', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openSettled(page, '/connect/customers/C10482');
    const [terms, history] = await Promise.all(
      ['Terms', 'Order History'].map((name) => box(page.getByRole('region', { name }))),
    );
    expect(history?.top).toBe(terms?.top);
    expect(history?.left).toBeGreaterThan(terms?.right ?? 0);
  });

  for (const width of [1280, 1366])
    test(`has five recent documents of a customer in view, and an order in columns, at ${width} px`, async ({
      page,
      api,
    }) => {
      await page.setViewportSize({ width, height: 768 });
      await openSettled(page, '/connect/customers/C10482');
      const rows = await boxes(page.getByRole('table', { name: 'Recent documents' }).locator('tbody tr'));
      expect(rows.filter(({ bottom }) => bottom <= 768)).toHaveLength(5);
      await expectFigures(page);
      const { order } = await customerDocumentPages(api, 'C10482');
      await openWithin(page, order);
      await settled(page);
      await expectColumns(page);
      await openWithin(page, '/connect/sample-orders');
      await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click();
      await settled(page);
      await expectColumns(page);
    });
});
