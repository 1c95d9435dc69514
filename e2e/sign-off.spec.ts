import { withStorefronts } from './support/storefront.ts';
import { expectGoodState, pageTitle } from './support/good-page.ts';
import { expectVisibleFocus } from './support/keyboard.ts';
import { testOn } from './support/own-server.ts';
import { countOf, productsPage } from './support/products-page.ts';
import { expect } from './support/test.ts';

// A server of their own: what is signed off here is no longer to be signed off elsewhere.
const test = testOn({});
test.describe.configure({ mode: 'default' });

const search = /\/multi-search/;

test.describe('first level, two categories: brook', () => {
  test.use({ account: 'brook' });

  test('what is told of a sign-off covers nothing that is pressed in the rows', async ({ page }) => {
    const products = productsPage(page);
    await page.setViewportSize({ width: 1366, height: 768 });
    await products.open();
    await products.rows
      .first()
      .getByRole('button', { name: /^Sign off/ })
      .click();
    const close = page.getByRole('status').getByRole('button', { name: 'Close' });
    await expect(close).toBeVisible();
    const [toast, picture, storefront] = await Promise.all(
      [close.locator('xpath=..'), products.headers.first(), products.headers.nth(3)].map((each) => each.boundingBox()),
    );
    expect(toast?.x).toBeGreaterThan((picture?.x ?? Infinity) + (picture?.width ?? 0) - 1);
    expect((toast?.x ?? Infinity) + (toast?.width ?? 0)).toBeLessThan(storefront?.x ?? 0);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(close).toHaveCount(0);
  });

  test('a tab for each storefront, filters in the address, and what is said when there is nothing (specification §sign-off-page)', async ({
    page,
  }) => {
    const products = productsPage(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // Another journey may have written some down.
    await withStorefronts(page, {});
    await page.goto('/connect');
    await expect(products.headers).toHaveText([/Image$/, 'Brand', 'Product', 'Storefront', 'Signed Off']);
    await products.open();
    await expect(page).toHaveTitle('My Products · Connect');
    await expect(products.tabs).toHaveText([/^UK/, /^US/, /^EMEA/, /^AU/, /^FR/, /^IT/, /^PL/, /^DE/]);
    for (const row of await products.rows.all()) await expect(row).toContainText(/Eye protection|Hand protection/);
    await expect(products.rows).toHaveCount(await countOf(products.tabs.first()));
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);

    // Without a storefront what is known of a product is shown here; the page below has one.
    await products.rows
      .first()
      .getByRole('button', { name: /^View Product/ })
      .click();
    await expect(page.getByRole('dialog').getByRole('definition').first()).toHaveText(/^\w{3}-\d+$/);
    await page.keyboard.press('Escape');
    await withStorefronts(page, { US: 'https://shop.example' });
    await products.open('?region=nonsense&page=-3&state=lost');
    await products.tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(products.tabs.nth(1)).toBeFocused();
    await expectVisibleFocus(page);
    await expect(page).toHaveURL(/region=US$/);
    // Its first picture, at 100 x 100 with a margin (specification §pictures).
    await expect(products.rows.first().locator('img')).toHaveAttribute('src', /\/w_100,h_100,c_pad\/PIM\/[^/]+$/);
    const link = products.rows.first().getByRole('link', { name: /^View Product/ });
    await expect(link).toHaveAttribute('href', /^https:\/\/shop\.example\/us\/en\/products\//);
    await expect(link).toHaveAttribute('target', '_blank');

    // Rows that came in settle for five seconds (specification §sign-off-page), not at all where motion is reduced; nothing waits for it.
    const settling = () =>
      products.table.evaluate(({ ownerDocument }) =>
        ownerDocument
          .getAnimations()
          .map(({ effect }) => effect?.getTiming().duration)
          .includes(5000),
      );
    expect(await settling()).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await products.tabs.nth(2).click();
    await expect(page).toHaveURL(/region=EMEA$/);
    expect(await settling()).toBe(false);

    await page.getByRole('searchbox', { name: 'Search for products' }).fill('no such product');
    await expect(page.getByText('No products to sign off found.')).toBeVisible();
    await expect(page).toHaveURL(/q=no\+such\+product/);
    for (const tab of await products.tabs.all()) await expect(tab).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(products.rows.first()).toBeVisible();
    await page.getByLabel('Classification').selectOption('Eye protection');
    await expect(page).toHaveURL(/classification=Eye\+protection/);
    await expect(products.rows.filter({ hasNotText: 'Eye protection' })).toHaveCount(0);
    // Which storefronts have some is another each day.
    await products.tabs.and(page.locator(':enabled')).first().click();
    await expect(products.rows.first()).toContainText('Eye protection');
  });

  test('by the keyboard: arrows between rows, Space selects, Enter opens; a selection is asked about', async ({
    page,
  }) => {
    const products = productsPage(page);
    await products.open('?region=DE');
    const boxes = products.rows.getByRole('checkbox');
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(boxes.nth(1)).toBeFocused();
    await page.keyboard.press('Space');
    // There is no storefront here: what is known of the product opens in the portal.
    const panel = page.getByRole('dialog');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('definition').first()).toHaveText(/^\w{3}-\d+$/);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    const skus = [await products.sku(products.rows.first()), await products.sku(products.rows.nth(1))];
    await page.getByRole('button', { name: 'Sign off selected (2)' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Sign off 2 products?' });
    await dialog.getByRole('button', { name: 'Sign off' }).click();
    await expect(products.notice).toContainText('2 products signed off.');
    for (const sku of skus) await expect(products.signed(products.row(sku))).toHaveCount(1);
    await expect(boxes.first()).not.toBeChecked();

    await page.getByRole('searchbox').fill(skus[0] ?? '');
    await expect(products.rows).toHaveCount(1);
    await page.getByRole('button', { name: 'Sign off all' }).click();
    await page.getByRole('alertdialog', { name: 'Nothing to sign off' }).getByRole('button').click();
  });

  test('says once that the search failed, and loads again when asked (specification §product-loading)', async ({
    page,
  }) => {
    const products = productsPage(page);
    await page.route(search, (route) => route.abort());
    await page.goto('/connect/products');
    const dialog = page.getByRole('alertdialog', { name: 'Error' });
    await expect(dialog).toContainText('There has been a problem while connecting to the search engine.');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await page.unroute(search);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(products.rows.first().getByRole('checkbox')).toBeVisible();
  });

  test(pageTitle('My Products'), async ({ page }) => {
    await productsPage(page).open();
    await expectGoodState(page);
  });
});

test.describe('both levels: sasha', () => {
  test.use({ account: 'sasha' });

  test('pages above ten products, and signs everything off that a filter finds', async ({ page }) => {
    const products = productsPage(page);
    await products.open('?region=AU');
    const tab = products.tabs.nth(3);
    const total = await countOf(tab);
    const pages = Math.ceil(total / 10);
    expect(total).toBeGreaterThan(10);
    await expect(products.rows).toHaveCount(10);
    const first = await products.sku(products.rows.first());
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(`Page 2 of ${pages}`)).toBeVisible();
    await expect(products.row(first)).toHaveCount(0);
    await expect(page).toHaveURL(/region=AU&page=2$/);
    await products.open(`?region=AU&page=${pages}`);
    await expect(products.rows).toHaveCount(total - (pages - 1) * 10);
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();

    await page.getByLabel('Status').selectOption('not-signed');
    await expect(page).toHaveURL(/state=not-signed/);
    await expect(page.getByText('Page 1 of')).toHaveCount(1);
    await expect(products.rows.getByText('Signed off', { exact: true })).toHaveCount(0);
    const found = await countOf(tab);
    expect(found).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Sign off all', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: `Sign off ${found} products?` });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(products.signed(products.rows.first())).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign off all', exact: true }).click();
    await dialog.getByRole('button', { name: 'Sign off' }).click();
    await expect(products.notice).toContainText(`${found} products signed off.`);
    for (const row of await products.rows.all()) await expect(products.signed(row)).toHaveCount(1);
    await products.notice.getByRole('button', { name: 'Undo' }).click();
    await expect(products.signed(products.rows.first())).toHaveCount(0);
    // What was undone is found again within two seconds, by whoever looks then.
    await expect(async () => {
      await page.reload();
      await expect.poll(() => countOf(tab), { timeout: 3000 }).toBe(found);
    }).toPass();
  });

  test('gives the second only after the first, and takes either back later', async ({ page }) => {
    const products = productsPage(page);
    await page.setViewportSize({ width: 1366, height: 768 });
    await products.open('?state=not-signed');
    await expect(products.headers.last()).toHaveText('Second Signed Off');
    const sku = await products.sku(products.rows.first());
    const row = products.row(sku);
    const second = row.getByRole('button', { name: `Sign off ${sku} for the second time` });
    await expect(second).toHaveCount(0);
    const heightOf = async () => (await row.boundingBox())?.height;
    const before = await heightOf();
    await row.getByRole('button', { name: `Sign off ${sku}`, exact: true }).click();
    await second.click();
    await expect(products.signed(row, 'Second Signed Off')).toHaveCount(1);
    expect(await heightOf()).toBe(before);
    await expect(products.notice).toBeVisible();
    await expect(row.getByRole('button', { name: `Undo the sign-off of ${sku}` })).toHaveCount(0);

    await products.open(`?state=second-signed&q=${sku}`);
    await expect(products.signed(row, 'Second Signed Off')).toHaveCount(1);
    await row.getByRole('button', { name: `Undo the second sign-off of ${sku}` }).click();
    await row.getByRole('button', { name: `Undo the sign-off of ${sku}` }).click();
    await expect(products.signed(row)).toHaveCount(0);
    await products.open(`?state=not-signed&q=${sku}`);
    await expect(row).toHaveCount(1);
  });
});
