import type { Locator, Page } from '@playwright/test';
import { mailTo } from './support/mailbox.ts';
import { newBuyer, orderingTest as test, packedItems, setInBasket, quantitiesOf } from './support/ordering.ts';
import { openAs } from './support/people.ts';
import { hold } from './support/hold.ts';
import { inOneOf } from './support/languages.ts';
import { settled } from './support/pages.ts';
import { shifts, watchShifts } from './support/shifts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

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
    prefix: '',
    lang: 'en-GB',
    title: 'Checkout',
    place: 'Place Order',
    again: 'Send it again',
    asks: 'Do you still want to place this order?',
    sendNow: 'Send it now',
    reference: 'Your Reference',
    needed: 'Enter a reference. Your company requires one.',
    notes: 'Notes about this order (optional)',
    lost: 'We couldn’t confirm that your order was placed.',
    placed: /^Order (SO-\d+) placed$/,
    view: 'View order',
    received: 'Received',
    waiting: 'Awaiting Credit Approval',
    willWait: 'This order needs approval.',
    waits: 'It needs your account manager’s approval',
    changed: 'Your order has not been placed: your basket has changed.',
    empty: 'Your basket is empty.',
    more: (sku: string) => `Increase quantity of ${sku}`,
    keep: (sku: string) => `Save ${sku} to a list or watchlist`,
    newList: 'New list',
  },
  {
    prefix: '/de/de',
    lang: 'de-DE',
    title: 'Bestellung abschließen',
    place: 'Bestellung aufgeben',
    again: 'Erneut senden',
    asks: 'Möchten Sie diese Bestellung noch aufgeben?',
    sendNow: 'Jetzt senden',
    reference: 'Ihre Referenz',
    needed: 'Geben Sie eine Referenz an. Ihr Unternehmen verlangt sie.',
    notes: 'Anmerkungen zu dieser Bestellung (optional)',
    lost: 'Wir konnten nicht feststellen, ob Ihre Bestellung angekommen ist.',
    placed: /^Bestellung (SO-\d+) aufgegeben$/,
    view: 'Bestellung ansehen',
    received: 'Eingegangen',
    waiting: 'Wartet auf Kreditfreigabe',
    willWait: 'Diese Bestellung muss freigegeben werden.',
    waits: 'Ihre Kundenbetreuung muss sie freigeben',
    changed: 'Ihre Bestellung wurde nicht aufgegeben: Ihr Warenkorb hat sich geändert.',
    empty: 'Ihr Warenkorb ist leer.',
    more: (sku: string) => `Menge von ${sku} erhöhen`,
    keep: (sku: string) => `${sku} auf eine Liste oder die Merkliste setzen`,
    newList: 'Neue Liste',
  },
] as const;

const numberIn = async (heading: Locator, pattern: RegExp): Promise<string> => {
  await expect(heading).toBeVisible();
  return pattern.exec((await heading.textContent()) ?? '')?.[1] ?? '';
};

for (const words of inOneOf(languages, 0)) {
  const field = (page: Page) => page.getByRole('textbox', { name: words.reference });
  const place = (page: Page) => page.getByRole('button', { name: words.place });
  const placed = (page: Page) => page.getByRole('heading', { name: words.placed });

  test(`an order on ${words.lang}: kept over a reload, its answer lost, placed once, listed, found and confirmed`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const { api, token, email } = await newBuyer(baseURL ?? '', { permissions: ['View Balance'] });
    const [item] = await packedItems(api, 1);
    if (!item) throw new Error('There is no item');
    await setInBasket(api, { [item.sku]: item.packSize });
    await openAs(page, { token }, `${words.prefix}/connect/checkout`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);

    // The company's rule is said at the field.
    await place(page).click();
    await expect(page.getByText(words.needed, { exact: true })).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expectAccessible(page);
    // A product is kept on a list from here; what is sent then is that list alone.
    const keep = page.getByRole('button', { name: words.keep(item.sku) });
    await keep.click();
    await page.getByRole('textbox', { name: words.newList }).fill('Gate 2');
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: 'Gate 2' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(keep).toBeFocused();
    expect(await quantitiesOf(api)).toEqual({ [item.sku]: item.packSize });
    const reference = `PO ${email.slice(7, 15)}`;
    await field(page).fill(reference);
    const { addresses } = await (await api.get('/api/v3/checkout')).json();
    // As on an envelope: the town stands before the post code.
    const { city, postCode } = addresses[1];
    await expect(page.getByText(new RegExp(`, ${city}, .*${postCode.replace(' ', '\\s')}`))).toBeVisible();
    await page.getByRole('radio').nth(1).check();
    await page.getByRole('textbox', { name: words.notes }).fill('Ring at gate 2');
    await page.reload();
    await expect(field(page)).toHaveValue(reference);
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });

    // The server placed it, but nobody heard. After a reload it asks first, and sends the same order.
    const keys: string[] = [];
    await page.route('**/api/v3/orders', async (route) => {
      keys.push(route.request().postDataJSON().idempotencyKey);
      await route.fetch();
      await route.abort();
    });
    await place(page).dblclick();
    await expect(page.getByText(words.lost)).toBeVisible();
    await page.getByRole('button', { name: words.again }).click();
    await expect.poll(() => keys.length).toBe(2);
    await expect(page.getByText(words.lost)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: words.asks })).toBeFocused();
    await expect(page.getByText(reference)).toBeVisible();
    await expectAccessible(page);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    await page.unroute('**/api/v3/orders');
    await page.getByRole('button', { name: words.sendNow }).click();
    const no = await numberIn(placed(page), words.placed);
    await expect(placed(page)).toBeFocused();
    await expectAccessible(page);
    expect(await quantitiesOf(api)).toEqual({});

    expect((await mailTo(api, email, 2)).text).toContain(no);
    await page.getByRole('link', { name: words.view }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(no);
    await expect(page.getByText(words.received).first()).toBeVisible();
    await expect(page.getByText(reference).first()).toBeVisible();
    const [own, chosen] = (await (await api.get('/api/v3/checkout')).json()).addresses;
    expect(chosen.address).not.toBe(own.address);
    await expect(page.getByText(chosen.address)).toBeVisible();
    // In the list by its reference, and once.
    await page.goto(`${words.prefix}/connect/orders?q=${encodeURIComponent(reference)}`);
    await expect(page.getByRole('link', { name: no })).toHaveCount(1);
    await page.goto(`${words.prefix}/connect/checkout`);
    await expect(page.getByText(words.empty)).toBeVisible();
    await api.dispose();
  });

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
    const no = await numberIn(placed(page), words.placed);
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
    const no = await numberIn(placed(page), words.placed);
    await expect(page.getByText(words.waits)).toBeVisible();
    await page.goto(`${words.prefix}/connect/orders/view/${no}`);
    await expect(page.getByText(words.waiting).first()).toBeVisible();
    await api.dispose();
  });
}

test('signing out forgets what was not sent, and keeps what was sent and not answered: it is placed once', async ({
  page,
  baseURL,
}) => {
  const person = await newBuyer(baseURL ?? '');
  const { api } = person;
  const [item] = await packedItems(api, 1);
  if (!item) throw new Error('There is no item');
  await setInBasket(api, { [item.sku]: item.packSize });
  const reference = page.getByRole('textbox', { name: 'Your Reference' });
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  const signInAs = async (): Promise<string> => {
    const { email, password } = person;
    return (await (await api.post('/api/auth/login', { data: { email, password } })).json()).token;
  };
  const signOut = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/connect\/login/);
  };
  await openAs(page, person, '/connect/checkout');
  await reference.fill('PO 79-SECRET');
  expect(await kept()).toContain('PO 79-SECRET');
  await signOut();
  expect(await kept()).not.toContain('PO 79-SECRET');
  await openAs(page, { token: await signInAs() }, '/connect/checkout');
  await expect(reference).toHaveValue('');

  await reference.fill('PO 80');
  await page.route('**/api/v3/orders', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('We couldn’t confirm that your order was placed.')).toBeVisible();
  await page.unroute('**/api/v3/orders');
  await signOut();
  await openAs(page, { token: await signInAs() }, '/connect/checkout');
  await page.getByRole('button', { name: 'Send it now' }).click();
  await expect(page.getByRole('heading', { name: /^Order SO-\d+ placed$/ })).toBeVisible();
  await page.goto('/connect/orders?q=PO+80');
  await expect(page.getByRole('link', { name: /^SO-/ })).toHaveCount(1);
  await api.dispose();
});

test('an order sent without a network is never sent by itself: after a reload it asks, and what is discarded is not placed, however late it arrives', async ({
  page,
  context,
  baseURL,
}) => {
  const { api, token } = await newBuyer(baseURL ?? '');
  const [item] = await packedItems(api, 1);
  if (!item) throw new Error('There is no item');
  await setInBasket(api, { [item.sku]: item.packSize });
  await openAs(page, { token }, '/connect/checkout');
  const placeOrderNow = page.getByRole('button', { name: 'Place Order' });
  const asks = page.getByRole('heading', { name: 'Do you still want to place this order?' });
  const discard = page.getByRole('button', { name: 'Discard' });
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v3/orders')) sent += 1;
  });

  await page.getByRole('textbox', { name: 'Your Reference' }).fill('PO 81');
  await expect(placeOrderNow).toBeEnabled();
  await context.setOffline(true);
  await placeOrderNow.click();
  await expect(page.getByText('We couldn’t confirm that your order was placed.')).toBeVisible();
  const form = await page.evaluate(
    () =>
      JSON.parse(Object.entries(sessionStorage).find(([key]) => key.startsWith('sent-checkout:'))?.[1] ?? '{}').sent,
  );
  // Nothing is given up that may have arrived.
  await discard.click();
  await expect(page.getByText('We couldn’t discard the order')).toBeVisible();
  await context.setOffline(false);
  sent = 0;
  await page.reload();
  await expect(asks).toBeFocused();
  expect(sent).toBe(0);
  await discard.click();
  await expect(placeOrderNow).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your Reference' })).toHaveValue('PO 81');

  // The first one arrives late.
  const late = await api.post('/api/v3/orders', {
    data: {
      idempotencyKey: form.idempotencyKey,
      basketVersion: form.basketVersion,
      totalIncVat: form.totalIncVat,
      addressId: form.addressId,
      reference: form.reference,
      requestedOn: null,
      notes: '',
      storefront: '',
    },
  });
  expect([late.status(), (await late.json()).code]).toEqual([409, 'order_discarded']);
  expect(await quantitiesOf(api)).toEqual({ [item.sku]: item.packSize });

  // One that had arrived is not lost by discarding it.
  await page.route('**/api/v3/orders', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await placeOrderNow.click();
  await expect(page.getByText('We couldn’t confirm that your order was placed.')).toBeVisible();
  await page.reload();
  await discard.click();
  await expect(page.getByRole('heading', { name: /^Order SO-\d+ placed$/ })).toBeVisible();
  await api.dispose();
});

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
