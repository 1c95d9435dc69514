import type { Locator, Page } from '@playwright/test';
import { documentOf, findDetail } from './support/detail-page.ts';
import { customerDocumentPages, openSettled, openWithin, settled } from './support/pages.ts';
import { newBuyer, packedItems, putInBasket } from './support/ordering.ts';
import { openAs } from './support/people.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

/** Where things are in the window. */
const boxes = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      return { top, bottom, left, right, height };
    }),
  );
const box = async (one: Locator) => {
  const [only] = await boxes(one.first());
  if (!only) throw new Error('It is not there');
  return only;
};
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

  for (const width of [1366, 1280])
    test(`has the pages of a list in the window at ${width} × 768, and its days beside its search`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 768 });
      await openSettled(page, '/connect/orders');
      const pages = await boxes(page.getByRole('navigation', { name: 'Pages' }).getByRole('button'));
      expect(pages.length).toBeGreaterThan(1);
      for (const { bottom } of pages) expect(bottom).toBeLessThanOrEqual(762);
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
        await openSettled(page, `${pair}/connect/orders/2`);
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

test.describe('the breadcrumbs', () => {
  test.use({ account: 'robin' });

  test('of a customer’s orders are one line, of which the longest name alone is cut short; a phone has the step back alone', async ({
    page,
    api,
  }) => {
    const { order } = await customerDocumentPages(api, 'C10482');
    for (const address of ['/connect/customers/C10482/orders', order])
      for (const width of [1366, 768, 320]) {
        await page.setViewportSize({ width, height: 768 });
        await openSettled(page, address);
        const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
        const list = await box(trail.getByRole('list'));
        const names = await trail
          .locator('a, [aria-current]')
          .filter({ visible: true })
          .evaluateAll((all) =>
            all.map((each) => ({
              right: each.getBoundingClientRect().right,
              isCut: each.scrollWidth > each.clientWidth + 1,
              text: each.textContent,
            })),
          );
        expect(list.height).toBeLessThan(30);
        if (width === 320)
          expect(names.map(({ text }) => text)).toEqual([expect.stringMatching(/^(Orders|Northgate.*C10482)$/)]);
        for (const { right, isCut, text } of names) {
          expect(right).toBeLessThanOrEqual(list.right);
          if (isCut) expect([width, text]).toEqual([expect.not.closeTo(320), expect.stringMatching(/^Northgate/)]);
        }
      }
  });
});

test.describe('the trail of an order', () => {
  test.use({ account: 'priya' });

  test('is whole on a tablet, beside the search', async ({ page, api }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const { path } = await documentOf(api, 'cancelled order');
    for (const [pair, list] of [
      ['', 'Orders & Invoices'],
      ['/de/de', 'Bestellungen & Rechnungen'],
    ] as const) {
      await openSettled(page, `${pair}/connect/${path}`);
      const link = page.getByRole('main').getByRole('link', { name: list, exact: true });
      await expect(link).toBeVisible();
      expect(await link.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    }
  });

  test('and its search stand beside one glass alone', async ({ page }) => {
    for (const width of [1440, 1366, 1280, 768]) {
      await page.setViewportSize({ width, height: 768 });
      await openSettled(page, '/connect/orders');
      await expect(page.locator('svg.lucide-search').filter({ visible: true })).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Search or go to' })).toHaveText(/Ctrl K$/);
      await expect(page.getByText('Ctrl K', { exact: true })).toBeVisible();
    }
    await openSettled(page, '/connect/quick-order');
    await expect(page.getByRole('button', { name: 'Search or go to' }).locator('svg.lucide-search')).toBeVisible();
  });
});

test('the basket stands in the header with its count, and nothing floats', async ({ page, baseURL }) => {
  const { api, token } = await newBuyer(baseURL ?? '');
  const [item] = await packedItems(api, 1);
  if (!item) throw new Error('There is no item');
  await putInBasket(api, { [item.sku]: item.packSize });
  await openAs(page, { token }, '/connect/orders');
  const button = page.getByRole('button', { name: 'Basket: 1 product' });
  for (const width of [1440, 768, 375, 320]) {
    await page.setViewportSize({ width, height: 667 });
    await expect(button).toBeVisible();
    await expect(button).toContainText('1');
    const at = await box(button);
    const account = await box(page.getByRole('button', { name: /Account menu/ }));
    expect(at.right).toBeLessThanOrEqual(account.left);
    expect(at.top).toBeLessThan(account.bottom);
    expect(await page.locator('#basket').evaluate((place) => place.closest('header, main') !== null)).toBe(true);
    await expectNoSidewaysScroll(page);
  }
  // It goes along to the next page, and says the same there.
  await openWithin(page, '/connect/quick-order');
  await expect(button).toBeVisible();
  await page.setViewportSize({ width: 1366, height: 768 });
  const [bar, table] = await Promise.all(
    [page.getByRole('region', { name: 'Total' }), page.getByRole('region', { name: 'Lines' })].map(box),
  );
  expect(bar?.left).toBe(table?.left);
  expect(bar?.right).toBe(table?.right);
  await api.dispose();
});

test('a drawer reaches the edge of the window, the page behind it stays where it was, and nothing moves who asks for that', async ({
  page,
  baseURL,
}) => {
  const { api, token } = await newBuyer(baseURL ?? '');
  await page.setViewportSize({ width: 1366, height: 500 });
  await openAs(page, { token }, '/connect/orders');
  const button = page.getByRole('button', { name: /^Basket: / });
  await expect(button).toBeVisible();
  const before = await box(page.getByRole('table'));
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Basket' });
  await expect(panel).toBeVisible();
  expect((await box(panel)).right).toBe(1366);
  expect(await box(page.getByRole('table'))).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect(await box(page.getByRole('table'))).toEqual(before);

  /** How long what moves as it opens or closes takes, in milliseconds; the darkened ground behind it included. */
  const times = async (act: () => Promise<void>) => {
    await page.evaluate(() => {
      const seen: number[] = [];
      document.addEventListener('transitionrun', ({ target, elapsedTime }) => {
        if (!(target instanceof HTMLDialogElement) || elapsedTime > 0) return;
        seen.push(...document.getAnimations().map((each) => Number(each.effect?.getComputedTiming().duration)));
      });
      Object.assign(window, { seen });
    });
    await act();
    await page.waitForTimeout(300);
    return page.evaluate(() => ('seen' in window && Array.isArray(window.seen) ? window.seen : []));
  };
  for (const [reducedMotion, takes] of [
    ['no-preference', 180],
    ['reduce', 0.001],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    for (const act of [() => button.click(), () => page.keyboard.press('Escape')]) {
      const seen = await times(act);
      if (reducedMotion === 'no-preference') expect(seen).toContain(takes);
      else expect(Math.max(0, ...seen)).toBeLessThanOrEqual(takes);
    }
  }
  await api.dispose();
});
