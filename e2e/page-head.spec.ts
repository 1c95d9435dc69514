import { box } from './support/boxes.ts';
import { documentOf } from './support/detail-page.ts';
import { newBuyer, packedItems, setInBasket } from './support/ordering.ts';
import { customerDocumentPages, openSettled, openWithin } from './support/pages.ts';
import { openAs } from './support/people.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

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
  await setInBasket(api, { [item.sku]: item.packSize });
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
