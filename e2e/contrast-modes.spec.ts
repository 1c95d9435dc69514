import type { Locator } from '@playwright/test';
import { openSettled } from './support/pages.ts';
import { productsPage } from './support/products-page.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';
import { expectNothingCutOff, setTextSize } from './support/text-size.ts';

const groundOf = (place: Locator): Promise<string> =>
  place.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Fails when what is chosen has the ground of what is not. */
const expectDistinct = async (chosen: Locator, other: Locator): Promise<void> => {
  await expect(chosen).toBeVisible();
  await expect.poll(async () => (await groundOf(chosen)) !== (await groundOf(other))).toBe(true);
};

test.describe('in forced colours', () => {
  test.use({ account: 'priya' });
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('the open view, the page of a list and a chosen day are told from the others', async ({ page }) => {
    // A range within a month: the usual one ends today, and on a month's last day every day shown is in it.
    await openSettled(page, '/connect/orders?from=2026-09-02&to=2026-11-12');
    const views = page.getByRole('radiogroup').first().locator('label');
    await expectDistinct(
      views.filter({ has: page.locator(':checked') }),
      views.filter({ hasNot: page.locator(':checked') }).first(),
    );
    const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('button');
    await expectDistinct(pages.first(), pages.nth(1));
    await page.getByRole('button', { name: /^Date range/ }).click();
    const days = page.getByRole('gridcell');
    await expectDistinct(
      days.and(page.locator('[aria-selected="true"]')).first(),
      days.and(page.locator('[aria-selected="false"]')).first(),
    );
  });
});

test.describe('in forced colours, for brook', () => {
  test.use({ account: 'brook' });

  test('a checked box is the browser’s own, its row has an edge, and the open tab is told', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const products = productsPage(page);
    await products.open();
    const [row, other] = [products.rows.first(), products.rows.nth(1)];
    await row.getByRole('checkbox').check();
    await expect(row.getByRole('checkbox')).toHaveCSS('appearance', 'auto');
    await expect(row).toHaveCSS('outline-style', 'solid');
    await expect(other).toHaveCSS('outline-style', 'none');
    await expectDistinct(page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false }).first());
  });
});

test.describe('as a browser is set', () => {
  test.use({ account: 'priya' });

  test('fine texts have the strength of others where more contrast is wanted', async ({ page }) => {
    await openSettled(page, '/connect/orders');
    const fine = page.getByRole('columnheader').first();
    const colours = () =>
      Promise.all(
        [fine, page.getByRole('heading', { level: 1 })].map((each) =>
          each.evaluate((element) => getComputedStyle(element).color),
        ),
      );
    const [before, full] = await colours();
    expect(before).not.toBe(full);
    await page.emulateMedia({ contrast: 'more' });
    await expect.poll(async () => (await colours())[0]).toBe(full);
  });

  test('texts are as large as the browser’s own are set, and a page has room for them as in a smaller window', async ({
    page,
  }) => {
    test.slow();
    await setTextSize(page, 32);
    await page.setViewportSize({ width: 1366, height: 768 });
    for (const address of ['/connect', '/connect/orders', '/connect/quick-order', '/connect/favourites'])
      await test.step(address, async () => {
        await openSettled(page, address);
        await expect(page.locator('body')).toHaveCSS('font-size', '28px');
        await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectNothingCutOff(page);
      });
    // Icons are as large as the texts beside them want them.
    const icons = page.getByRole('main').locator('svg[aria-hidden]').filter({ visible: true });
    for (const width of await icons.evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width)))
      expect(width).toBeGreaterThanOrEqual(26);
    await openSettled(page, '/connect');
    // What stands in a circle grows with it.
    for (const circle of [page.getByRole('button', { name: 'Account menu' }), page.locator('div:has(> svg circle)')]) {
      const room = await circle.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element.querySelector('div') ?? element.firstChild ?? element);
        return element.getBoundingClientRect().width - text.getBoundingClientRect().width;
      });
      expect(room).toBeGreaterThan(8);
    }
  });

  test('texts twice as large have room on a phone, and break no short word', async ({ page }) => {
    await setTextSize(page, 32);
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 812 });
      await openSettled(page, '/connect');
      await expectNoSidewaysScroll(page);
      const name = page.getByRole('banner').getByText('Connect', { exact: true }).first();
      expect(
        await name.evaluate((it) => it.getBoundingClientRect().height / parseFloat(getComputedStyle(it).lineHeight)),
      ).toBeLessThan(1.5);
    }
  });
});
