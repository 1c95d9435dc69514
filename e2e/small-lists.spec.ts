import { box, boxes } from './support/boxes.ts';
import { openSettled, openWithin } from './support/pages.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test.describe('a customer', () => {
  test.use({ account: 'priya' });

  for (const width of [1366, 1280])
    test(`has the pages of a list in the window at ${width} × 768 in each language, and its days beside its search`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 768 });
      for (const pair of ['/de/de', '/fr/fr', '/it/it', '/pl/pl', '']) {
        await openSettled(page, `${pair}/connect/orders`);
        const pages = await boxes(page.getByRole('main').getByRole('navigation').last().getByRole('button'));
        expect(pages.length).toBeGreaterThan(1);
        for (const { bottom } of pages) expect([pair, bottom <= 762]).toEqual([pair, true]);
      }
      const days = await box(page.getByRole('button', { name: /^Date range/ }));
      const search = await box(page.getByRole('searchbox', { name: 'Search for Orders & Invoices' }).locator('..'));
      expect(days.right).toBeLessThan(search.left);
      expect(days.height).toBe(40);
    });

  test('sees a list in columns on a tablet, none of its numbers broken', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    for (const address of [
      '/connect/orders',
      '/connect/orders/4',
      '/de/de/connect/orders/4',
      '/fr/fr/connect/orders/4',
    ])
      await test.step(address, async () => {
        await openSettled(page, address);
        const table = page.getByRole('table');
        const heads = await boxes(table.getByRole('columnheader'));
        expect(heads.length).toBe(6);
        for (const { height, right } of heads) {
          expect(height).toBeGreaterThan(20);
          expect(right).toBeLessThanOrEqual((await box(table.locator('..'))).right);
        }
        for (const { height } of await boxes(table.locator('tbody a').filter({ hasText: /^S[OI]-/ })))
          expect(height).toBeLessThan(24);
        // Three lines, where a name and an email are long.
        for (const { height } of await boxes(table.locator('tbody tr'))) expect(height).toBeLessThanOrEqual(84);
        // Two days beside each other are not read as one.
        const accepted = table.locator('tbody td:nth-child(4) span').filter({ hasText: /\d/ });
        const created = accepted.locator('xpath=ancestor::td/preceding-sibling::td[1]//span');
        const ends = await boxes(created);
        expect(ends.length).toBeGreaterThan(0);
        for (const [index, { left }] of (await boxes(accepted)).entries())
          expect(left - (ends[index]?.right ?? left)).toBeGreaterThanOrEqual(12);
      });
  });

  for (const pair of ['', '/de/de', '/fr/fr', '/it/it', '/pl/pl'])
    test(`sees the users and the open invitations in columns on a tablet: ${pair || 'en'}`, async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await openSettled(page, `${pair}/connect/users`);
      const tables = page.getByRole('table');
      await expect(tables.nth(1).getByRole('button').first()).toBeVisible();
      for (const width of [768, 830]) {
        await page.setViewportSize({ width, height: 1024 });
        for (const table of await tables.all()) {
          for (const { height, right } of await boxes(table.getByRole('columnheader'))) {
            expect(height).toBeGreaterThan(20);
            expect(right).toBeLessThanOrEqual((await box(table.locator('..'))).right);
          }
          // Three lines, where a name and an email are long.
          for (const { height } of await boxes(table.locator('tbody tr'))) expect(height).toBeLessThanOrEqual(84);
        }
      }
    });

  for (const pair of ['', '/de/de', '/fr/fr', '/it/it', '/pl/pl'])
    test(`has words in one piece and a choice in one line on the narrowest phone: ${pair || 'en'}`, async ({
      page,
    }) => {
      // As wide as a scrollbar that takes room leaves it.
      await page.setViewportSize({ width: 305, height: 568 });
      await openSettled(page, `${pair}/connect/orders`);
      const choices = page.getByRole('radiogroup').locator('label');
      await expect(choices).toHaveCount(3);
      expect(new Set((await boxes(choices)).map(({ top }) => top)).size).toBe(1);
      const name = page.getByRole('banner').getByText('Northgate Site Supplies').first();
      const pieces = await name.evaluate((span) => {
        const range = document.createRange();
        range.setStart(span.firstChild ?? span, 0);
        range.setEnd(span.firstChild ?? span, 'Northgate'.length);
        return range.getClientRects().length;
      });
      expect(pieces).toBe(1);
      await expectNoSidewaysScroll(page);
    });

  test('has rows of two lines on the narrowest phone, too, however long a reference or a status', async ({ page }) => {
    const rows = page.getByRole('table').locator('tbody tr:not([data-blank])');
    for (const turn of [1, 2, 3, 4, 5, 6])
      await test.step(`page ${turn}`, async () => {
        await openSettled(page, `/connect/orders/${turn}`);
        // As a scrollbar that takes room leaves it, and without one.
        for (const width of [305, 320]) {
          await page.setViewportSize({ width, height: 568 });
          for (const { height } of await boxes(rows)) expect(height).toBeLessThanOrEqual(84);
          await expectNoSidewaysScroll(page);
        }
      });
    // What is cut off can be read.
    const references = page.getByRole('table').locator('[title]');
    await expect(references.first()).toHaveAttribute('title', (await references.first().textContent()) ?? '');
    await page.setViewportSize({ width: 305, height: 568 });
    const invoices = rows.filter({ hasText: '/ SI-' });
    for (const pair of ['/de/de', '/fr/fr', '/it/it', '/pl/pl'])
      await test.step(pair, async () => {
        await openSettled(page, `${pair}/connect/orders?show=invoices`);
        await expect(invoices.first()).toBeVisible();
        for (const { height } of await boxes(invoices)) expect(height).toBeLessThanOrEqual(84);
      });
  });

  test('has rows of two lines on a phone, each of them one target, and all of it in the window', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await openSettled(page, '/connect/orders');
    const rows = page.getByRole('table').locator('tbody tr:not([data-blank])');
    for (const { height } of await boxes(rows)) expect(height).toBeLessThanOrEqual(80);
    const first = rows.first();
    await first.scrollIntoViewIfNeeded();
    const leads = await first.evaluate((row) => {
      const { left, top, width, height } = row.getBoundingClientRect();
      return [0.05, 0.5, 0.95].flatMap((across) =>
        [0.1, 0.5, 0.9].map((down) =>
          row.querySelector('a')?.contains(document.elementFromPoint(left + width * across, top + height * down)),
        ),
      );
    });
    expect(new Set(leads)).toEqual(new Set([true]));
    await page.getByRole('button', { name: /^Date range/ }).click();
    const panel = page.getByRole('dialog', { name: 'Date range' });
    await expect(panel.getByRole('grid').or(panel.getByRole('table')).first()).toBeVisible();
    for (const [width, height] of [
      [375, 667],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { top, bottom, left, right } = await box(panel);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(height);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
    await page.keyboard.press('Escape');
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 667 });
      await openWithin(page, '/connect/quick-order');
      const sku = await box(page.getByRole('combobox', { name: 'Item number, line 1' }));
      const quantity = await box(page.getByRole('textbox', { name: 'Quantity, line 1' }));
      expect(quantity.top).toBe(sku.top);
      expect(quantity.left).toBeGreaterThan(sku.right);
      await expectNoSidewaysScroll(page);
    }
  });
});
