import { detailPage } from './support/detail-page.ts';
import { allDocuments, detail, pick } from './support/documents.ts';
import { expectGoodState } from './support/good-page.ts';
import { newBuyer, quantitiesOf } from './support/ordering.ts';
import { openAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

interface Line {
  readonly item_no: string;
  readonly slug: string | null;
}

test.describe('where there is no storefront', () => {
  test.use({ account: 'sam' });

  test('the number of a line opens the product: facts and prices for whoever may not order, without a basket', async ({
    page,
    api,
  }) => {
    const { orders } = await allDocuments(api);
    const { number } = pick(orders, () => true, 'order');
    const { lines }: { lines: readonly Line[] } = await detail(api, 'orders', number);
    const sku = lines.find(({ slug }) => slug)?.item_no ?? '';
    const shown = detailPage(page);
    await shown.open('orders', number);
    const opener = shown.line(sku).getByRole('button', { name: sku });
    await opener.press('Enter');
    const panel = page.getByRole('dialog');
    const prices = panel.getByRole('table', { name: 'Your price, excluding VAT' });
    await expect(prices.getByRole('row').first()).toContainText(/from 1.*£\d/);
    await expect(panel.getByRole('definition').filter({ hasText: sku })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Add to basket' })).toHaveCount(0);
    await expectGoodState(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await panel.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();

    await page.route('**/api/v3/items/*', (route) => route.abort());
    await opener.press('Enter');
    await expect(panel.getByText('We couldn’t load this product.')).toBeVisible();
    await page.route('**/api/v3/items/*', (route) =>
      route.fulfill({ status: 404, json: { message: 'There is no such item.', code: 'not_found' } }),
    );
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByText('We no longer sell this product.')).toBeVisible();
  });
});

test('a product that is looked at goes into the basket, as many as can be ordered', async ({ page, baseURL }) => {
  const buyer = await newBuyer(baseURL ?? '');
  await openAs(page, buyer, '/connect/quick-order');
  await page.getByRole('combobox', { name: 'Item number, line 1' }).fill('GLV-8841-L');
  await page.getByRole('textbox', { name: 'Quantity, line 1' }).click();
  await page.getByRole('button', { name: /^Nitrile grip glove/ }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('region', { name: 'Description' }).getByRole('listitem').first()).toHaveText(
    'Cut level F to EN 388',
  );
  await panel.getByRole('button', { name: 'Add to basket' }).click();
  await expect(panel.getByText('1 item added to your basket.')).toBeVisible();
  const { packSize: pack, minimum } = await (await buyer.api.get('/api/v3/items/GLV-8841-L')).json();
  expect(await quantitiesOf(buyer.api)).toEqual({ 'GLV-8841-L': Math.ceil(minimum / pack) * pack });
  await buyer.api.dispose();
});

test('products are found mistyped, in the language of the page, and more of them are shown when asked for', async ({
  page,
  baseURL,
}) => {
  const buyer = await newBuyer(baseURL ?? '');
  await openAs(page, buyer, '/de/de/connect/quick-order');
  const sku = page.getByRole('combobox', { name: 'Artikelnummer, Position 1' });
  await sku.fill('Grifhandschuh');
  const found = page.getByRole('listbox').getByRole('option');
  await expect(found).toHaveCount(9);
  await expect(found.first()).toContainText('Griffhandschuh');
  await expect(found.last()).toHaveText(/^Mehr anzeigen \(noch \d+\)$/);
  await sku.press('ArrowUp');
  await sku.press('Enter');
  await expect(found).toHaveCount(17);
  await sku.press('ArrowDown');
  await expect(found.nth(9)).toHaveAttribute('aria-selected', 'true');
  await buyer.api.dispose();
});
