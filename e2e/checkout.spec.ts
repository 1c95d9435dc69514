import { checkoutPage, checkoutTexts } from './support/checkout-page.ts';
import { mailTo } from './support/mailbox.ts';
import { newBuyer, orderingTest as test, packedItems, setInBasket } from './support/ordering.ts';
import { openAs } from './support/people.ts';
import { hold } from './support/hold.ts';
import { inOneOf } from './support/languages.ts';
import { settled } from './support/pages.ts';
import { shifts, watchShifts } from './support/shifts.ts';
import { expect, expectAccessible } from './support/test.ts';

test.describe.configure({ mode: 'default' });

for (const size of [
  { width: 1366, height: 768 },
  { width: 375, height: 667 },
])
  test(`nothing shifts while the checkout loads at ${size.width} px`, async ({ page, baseURL }) => {
    const { api, token } = await newBuyer(baseURL ?? '', { permissions: ['View Balance'] });
    const items = await packedItems(api, 3);
    await setInBasket(api, Object.fromEntries(items.map(({ sku, packSize }) => [sku, packSize])));
    await page.setViewportSize(size);
    await watchShifts(page);
    // The addresses come long after the basket.
    const checkout = await hold(page, /\/api\/v3\/checkout/);
    const basket = page.waitForResponse(/\/api\/v3\/basket$/);
    await openAs(page, { token }, '/connect/checkout');
    await checkout.came(1);
    await (await basket).finished();
    await checkout.release();
    await expect(page.getByRole('spinbutton')).toHaveCount(3);
    await settled(page);
    expect(await shifts(page)).toBeLessThan(0.01);
  });

const languages = [
  {
    ...checkoutTexts.en,
    waiting: 'Awaiting Credit Approval',
    willWait: 'This order needs approval.',
    waits: 'It needs your account manager’s approval',
    changed: 'Your order has not been placed: your basket has changed.',
    more: (sku: string) => `Increase quantity of ${sku}`,
  },
  {
    ...checkoutTexts.de,
    waiting: 'Wartet auf Kreditfreigabe',
    willWait: 'Diese Bestellung muss freigegeben werden.',
    waits: 'Ihre Kundenbetreuung muss sie freigeben',
    changed: 'Ihre Bestellung wurde nicht aufgegeben: Ihr Warenkorb hat sich geändert.',
    more: (sku: string) => `Menge von ${sku} erhöhen`,
  },
] as const;

for (const words of inOneOf(languages, 0)) {
  const { field, place, placedNo } = checkoutPage(words);

  test(`Place Order on ${words.lang} waits for a quantity that is still being saved, and asks again about what else changed`, async ({
    page,
    baseURL,
  }) => {
    const { api, token } = await newBuyer(baseURL ?? '');
    const [item, other] = await packedItems(api, 2);
    if (!item || !other) throw new Error('There are too few items');
    const pack = item.packSize;
    await setInBasket(api, { [item.sku]: pack });
    await openAs(page, { token }, `${words.prefix}/connect/checkout`);
    await field(page).fill('PO 78');
    const quantity = page.getByRole('spinbutton').first();
    const more = page.getByRole('button', { name: words.more(item.sku) });
    let orders = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/v3/orders')) orders += 1;
    });
    const holdSaving = async (): Promise<() => void> => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/v3/basket', async (route) => {
        if (route.request().method() === 'PATCH') await released;
        await route.fallback();
      });
      return release;
    };

    // A quantity that cannot be ordered is not left behind.
    await quantity.fill(String(pack + 1));
    await place(page).click();
    await expect(quantity).toBeFocused();
    expect(orders).toBe(0);

    // While it is saved somebody puts in something else.
    const release = await holdSaving();
    await quantity.fill(String(pack * 2));
    await setInBasket(api, { [other.sku]: other.packSize });
    await place(page).click();
    await expect(place(page)).toHaveAttribute('aria-busy', 'true');
    expect(orders).toBe(0);
    release();
    await expect(page.getByText(words.changed)).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveCount(2);
    expect(orders).toBe(0);

    // Pressed before the pause that waits for more of it.
    await page.unroute('**/api/v3/basket');
    const releaseLast = await holdSaving();
    await more.click();
    await place(page).click();
    await expect(place(page)).toHaveAttribute('aria-busy', 'true');
    releaseLast();
    const no = await placedNo(page);
    expect(orders).toBe(1);
    const order = await (await api.get(`/api/v3/orders/${no}`)).json();
    const ordered = JSON.stringify(order);
    for (const [sku, n] of [
      [item.sku, pack * 3],
      [other.sku, other.packSize],
    ] as const)
      expect(ordered).toMatch(new RegExp(`"${sku}".*?"quantity":${n}[,}]`));
    await api.dispose();
  });

  test(`an order over the credit on ${words.lang} says that it will wait, and waits; a basket that changed is asked about again`, async ({
    page,
    baseURL,
  }) => {
    const { api, token } = await newBuyer(baseURL ?? '');
    const [item] = await packedItems(api, 1);
    if (!item) throw new Error('There is no item');
    const many = Math.floor(99_000 / item.packSize) * item.packSize;
    await setInBasket(api, { [item.sku]: many });
    await openAs(page, { token }, `${words.prefix}/connect/checkout`);
    await expect(page.getByText(words.willWait)).toBeVisible();
    await expectAccessible(page);
    await field(page).fill('PO 77');

    // Another device changes the basket, of which this page hears nothing.
    await setInBasket(api, { [item.sku]: many - item.packSize });
    await place(page).click();
    await expect(page.getByText(words.changed)).toBeVisible();
    await expect(page.getByRole('spinbutton').first()).toHaveValue(String(many - item.packSize));
    await place(page).click();
    const no = await placedNo(page);
    await expect(page.getByText(words.waits)).toBeVisible();
    await page.goto(`${words.prefix}/connect/orders/view/${no}`);
    await expect(page.getByText(words.waiting).first()).toBeVisible();
    await api.dispose();
  });
}

test('a product that was discontinued meanwhile is left behind and named with its replacement, now, on the order and in the mail', async ({
  page,
  baseURL,
  ownServer,
}) => {
  test.slow();
  const { api, token, email } = await newBuyer(baseURL ?? '');
  const [item, gone] = await packedItems(api, 2);
  if (!item || !gone) throw new Error('There are too few items');
  await setInBasket(api, { [item.sku]: item.packSize, [gone.sku]: gone.packSize });
  await openAs(page, { token }, '/connect/checkout');
  await page.getByRole('textbox', { name: 'Your Reference' }).fill('PO 82');
  const place = page.getByRole('button', { name: 'Place Order' });
  // The server stops for the change: not while the page still asks it.
  await expect(place).toBeEnabled();
  await ownServer.change(`update items set discontinued = true, replaced_by = '${item.sku}' where sku = '${gone.sku}'`);
  await place.click();
  await expect(page.getByText('Your order has not been placed: your basket has changed.')).toBeVisible();
  await expect(page.getByText(`This product is discontinued. It is replaced by ${item.sku}.`).first()).toBeVisible();
  await place.click();
  const left = page.getByRole('listitem').filter({ hasText: gone.sku });
  await expect(page.getByText('1 line was not ordered:')).toBeVisible();
  await expect(left).toContainText(`It is replaced by ${item.sku}.`);
  await expectAccessible(page);
  const { text } = await mailTo(api, email, 2);
  expect(text).toContain(`${gone.packSize} × ${gone.sku}`);
  expect(text).toContain(`Replaced by ${item.sku}`);
  await page.getByRole('link', { name: 'View order' }).click();
  await page.reload();
  await expect(left).toContainText(`It is replaced by ${item.sku}.`);
  // Nothing that is left can be ordered.
  await page.goto('/connect/checkout');
  await expect(page.getByText('None of the products in your basket can be ordered.')).toBeVisible();
  await expect(place).toHaveCount(0);
  await api.dispose();
});

test('without View Balance the credit is a dash', async ({ page, baseURL }) => {
  const { api, token } = await newBuyer(baseURL ?? '');
  const [item] = await packedItems(api, 1);
  if (!item) throw new Error('There is no item');
  await setInBasket(api, { [item.sku]: item.packSize });
  await openAs(page, { token }, '/connect/checkout');
  await expect(
    page
      .getByRole('term')
      .filter({ hasText: /^Available Credit$/ })
      .locator('..'),
  ).toContainText('—');
  await api.dispose();
});

test('of one basket in two windows, the second is told that it placed no order', async ({ page, baseURL, context }) => {
  const { api, token } = await newBuyer(baseURL ?? '');
  const [item] = await packedItems(api, 1);
  if (!item) throw new Error('There are too few items');
  await setInBasket(api, { [item.sku]: item.packSize });
  const other = await context.newPage();
  const { field, place, placed } = checkoutPage(checkoutTexts.en);
  for (const each of [page, other]) {
    await openAs(each, { token }, '/connect/checkout');
    await field(each).fill('PO 79');
  }
  // The windows know of each other: the second order goes out before the news of the first.
  const held = await hold(other, /\/api\/v3\/orders$/);
  await place(other).click();
  await held.came(1);
  await place(page).click();
  await expect(placed(page)).toBeVisible();
  await held.release();
  await expect(other.getByText('Your order has not been placed: your basket has changed.')).toBeVisible();
  await expect(other.getByText('Your basket is empty.')).toBeVisible();
  await api.dispose();
});
