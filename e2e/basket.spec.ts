import type { Page } from '@playwright/test';
import { basketOf, newBuyer, packedItems, setInBasket, quantitiesOf } from './support/ordering.ts';
import { openAs } from './support/people.ts';
import { inOneOf } from './support/languages.ts';
import { openReusedPage } from './support/reused-context.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const languages = [
  {
    prefix: '',
    lang: 'en-GB',
    basket: 'Basket',
    products: (n: number) => `${n} products`,
    quantity: (sku: string) => `Quantity of ${sku}`,
    more: (sku: string) => `Increase quantity of ${sku}`,
    remove: (sku: string) => `Remove ${sku}`,
    take: (n: number) => `Order ${n} units`,
    packs: (n: number) => `Pack size ${n}: order in multiples of ${n} units.`,
    undo: 'Undo',
    back: (sku: string) => `${sku} is back in your basket.`,
    retry: 'Try again',
    keep: (sku: string) => `Save ${sku} to a list or watchlist`,
    kept: (sku: string) => `Save ${sku}`,
    watch: 'Watch price and stock',
    watched: 'On your watchlist',
    checkout: 'Go to checkout',
    close: 'Close',
  },
  {
    prefix: '/de/de',
    lang: 'de-DE',
    basket: 'Warenkorb',
    products: (n: number) => `${n} Produkte`,
    quantity: (sku: string) => `Menge von ${sku}`,
    more: (sku: string) => `Menge von ${sku} erhöhen`,
    remove: (sku: string) => `${sku} entfernen`,
    take: (n: number) => `${n} Stück bestellen`,
    packs: (n: number) => `Packungsgröße ${n}: Bitte in Vielfachen von ${n} Stück bestellen.`,
    undo: 'Rückgängig machen',
    back: (sku: string) => `${sku} ist wieder in Ihrem Warenkorb.`,
    retry: 'Erneut versuchen',
    keep: (sku: string) => `${sku} auf eine Liste oder die Merkliste setzen`,
    kept: (sku: string) => `${sku} merken`,
    watch: 'Preis und Bestand beobachten',
    watched: 'Auf Ihrer Merkliste',
    checkout: 'Zur Kasse gehen',
    close: 'Schließen',
  },
] as const;

for (const words of inOneOf(languages, 1)) {
  const openBasket = async (page: Page, n: number) => {
    await page.getByRole('button', { name: `${words.basket}: ${words.products(n)}` }).click();
    const panel = page.getByRole('dialog', { name: words.basket });
    await expect(panel).toBeVisible();
    return panel;
  };

  test(`the basket on ${words.lang}: two tabs, a quantity that is none, a lost call, a removal taken back`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    const { api, token } = await newBuyer(baseURL ?? '');
    const [first, second] = await packedItems(api, 2);
    if (!first || !second) throw new Error('There are too few items');
    const pack = first.packSize;
    await setInBasket(api, { [first.sku]: pack * 2, [second.sku]: second.packSize * 2 });

    await openAs(page, { token }, `${words.prefix}/connect/orders`);
    const trigger = page.getByRole('button', { name: `${words.basket}: ${words.products(2)}` });
    let panel = await openBasket(page, 2);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(trigger).toBeFocused();
    panel = await openBasket(page, 2);
    await expectAccessible(page, { only: '#basket' });

    // A product is watched where it stands, by keyboard: over the panel, which is there again afterwards.
    const keep = panel.getByRole('button', { name: words.keep(first.sku) });
    await keep.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: words.kept(first.sku), exact: true });
    await menu.getByRole('button', { name: words.watch }).press('Enter');
    await expect(menu.getByRole('button', { name: words.watched })).toBeVisible();
    await expectAccessible(page, { only: '#basket' });
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(panel).toBeVisible();
    await expect(keep).toBeFocused();
    // A press beside the menu closes neither.
    await keep.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: words.close }).click();
    await expect(panel).toBeVisible();
    await expect(keep).toBeFocused();

    const other = await openReusedPage(context);
    await other.goto(`${words.prefix}/connect/help`);
    const otherPanel = await openBasket(other, 2);

    // What cannot be ordered stays as it was typed, and the next that can is offered.
    const field = panel.getByRole('spinbutton', { name: words.quantity(first.sku) });
    await field.fill(String(pack * 3 + 1));
    await expect(panel.getByText(words.packs(pack))).toBeVisible();
    await expect(field).toHaveValue(String(pack * 3 + 1));
    expect(await quantitiesOf(api)).toMatchObject({ [first.sku]: pack * 2 });
    await panel.getByRole('button', { name: words.take(pack * 4) }).click();
    await expect.poll(() => quantitiesOf(api)).toMatchObject({ [first.sku]: pack * 4 });
    // The other tab hears of it.
    await expect(otherPanel.getByRole('spinbutton', { name: words.quantity(first.sku) })).toHaveValue(String(pack * 4));

    // Both change something at once: both count.
    await Promise.all([
      panel.getByRole('button', { name: words.more(first.sku) }).click(),
      otherPanel.getByRole('button', { name: words.more(second.sku) }).click(),
    ]);
    await expect.poll(() => quantitiesOf(api)).toEqual({ [first.sku]: pack * 5, [second.sku]: second.packSize * 3 });
    await expect(panel.getByRole('spinbutton', { name: words.quantity(second.sku) })).toHaveValue(
      String(second.packSize * 3),
    );

    // A call that fails says so and keeps what was typed; tried again, it counts once.
    await page.route('**/api/v3/basket', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await field.fill(String(pack * 6));
    const failed = panel.getByRole('alert');
    await expect(failed.getByRole('button', { name: words.retry })).toBeVisible();
    await expect(field).toHaveValue(String(pack * 6));
    await page.unroute('**/api/v3/basket');
    await failed.getByRole('button', { name: words.retry }).click();
    await expect.poll(() => quantitiesOf(api)).toMatchObject({ [first.sku]: pack * 6 });
    await expect(failed).toHaveCount(0);

    // Removed, and put back with what was there, where it was; the other tab sees it there, too.
    await panel.getByRole('button', { name: words.remove(first.sku) }).click();
    await expect.poll(() => quantitiesOf(api)).toEqual({ [second.sku]: second.packSize * 3 });
    await panel.getByRole('button', { name: words.undo }).click();
    await expect(panel.locator('li:has(:focus)')).toContainText(first.sku);
    await expect(panel.getByText(words.back(first.sku))).toHaveCount(1);
    const asBefore = [
      [first.sku, pack * 6],
      [second.sku, second.packSize * 3],
    ];
    await expect.poll(async () => Object.entries(await quantitiesOf(api))).toEqual(asBefore);
    for (const tab of [panel, otherPanel])
      await expect(tab.getByRole('spinbutton').first()).toHaveAccessibleName(words.quantity(first.sku));
    // The removal is done, and its answer lost, as is the Undo: it is not back until it was tried again.
    let calls = 0;
    await page.route('**/api/v3/basket', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      if (calls++ === 0) await route.fetch();
      return route.abort();
    });
    await panel.getByRole('button', { name: words.remove(first.sku) }).click();
    await expect(failed.getByRole('button', { name: words.retry })).toBeVisible();
    await panel.getByRole('button', { name: words.undo }).click();
    await expect.poll(() => calls).toBe(2);
    await expect(failed.getByRole('button', { name: words.retry })).toBeVisible();
    await expect(panel.getByText(words.back(first.sku))).toHaveCount(0);
    expect(await quantitiesOf(api)).toEqual({ [second.sku]: second.packSize * 3 });
    await page.unroute('**/api/v3/basket');
    await failed.getByRole('button', { name: words.retry }).click();
    await expect.poll(async () => Object.entries(await quantitiesOf(api))).toEqual(asBefore);
    const total = (await basketOf(api)).totalIncVat.minor;
    const written = new Intl.NumberFormat(words.lang, { style: 'currency', currency: 'GBP' }).format(total / 100);
    await expect(panel.getByText(written.replace(/\s/g, ' '), { exact: true })).toBeVisible();

    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    expect((await panel.boundingBox())?.width).toBe(320);
    await panel.getByRole('link', { name: words.checkout }).click();
    await expect(page).toHaveURL(/\/connect\/checkout$/);
    await expect(trigger).toBeHidden();
    await api.dispose();
  });
}

test('the widget names no number before the basket is known', async ({ page, baseURL }) => {
  const { api, token } = await newBuyer(baseURL ?? '');
  await page.route('**/api/v3/basket', (route) =>
    route.fulfill({ status: 500, json: { message: 'No.', code: 'internal_error' } }),
  );
  await openAs(page, { token }, '/connect/help');
  const widget = page.getByRole('button', { name: /^Basket/ });
  await expect(widget).toHaveAccessibleName('Basket');
  await widget.click();
  await page.unroute('**/api/v3/basket');
  await page.getByRole('dialog', { name: 'Basket' }).getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('dialog', { name: 'Basket' }).getByRole('button', { name: 'Close' }).click();
  await expect(widget).toHaveAccessibleName('Basket: 0 products');
  await api.dispose();
});

test('the widget is gone with the session', async ({ page, baseURL }) => {
  const { api, token } = await newBuyer(baseURL ?? '');
  await openAs(page, { token }, '/connect/orders');
  await expect(page.getByRole('button', { name: /^Basket: / })).toBeVisible();
  const other = await openReusedPage(page.context());
  await other.goto('/connect/help');
  await expect(other.getByRole('button', { name: /^Basket: / })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/connect\/login/);
  for (const tab of [page, other]) await expect(tab.locator('#basket')).toBeEmpty();
  await api.dispose();
});

test.describe('without Place Orders', () => {
  test.use({ account: 'sam' });

  test('there is no basket', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.clock.install();
    await page.goto('/connect/orders');
    await expect(page.getByRole('table')).toBeVisible();
    // Longer than the widget would take.
    await page.clock.runFor(5000);
    await expect(page.locator('#basket')).toBeEmpty();
    expect(asked.filter((url) => url.includes('basket'))).toEqual([]);
  });
});
