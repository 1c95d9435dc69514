import { checkoutPage, checkoutTexts } from './support/checkout-page.ts';
import { mailTo } from './support/mailbox.ts';
import { newBuyer, orderingTest as test, packedItems, setInBasket, quantitiesOf } from './support/ordering.ts';
import { openAs } from './support/people.ts';
import { inOneOf } from './support/languages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

test.describe.configure({ mode: 'default' });

const languages = [
  {
    ...checkoutTexts.en,
    title: 'Checkout',
    again: 'Send it again',
    asks: 'Do you still want to place this order?',
    sendNow: 'Send it now',
    needed: 'Enter a reference. Your company requires one.',
    notes: 'Notes about this order (optional)',
    lost: 'We couldn’t confirm that your order was placed.',
    view: 'View order',
    received: 'Received',
    empty: 'Your basket is empty.',
    keep: (sku: string) => `Save ${sku} to a list or watchlist`,
    newList: 'New list',
  },
  {
    ...checkoutTexts.de,
    title: 'Bestellung abschließen',
    again: 'Erneut senden',
    asks: 'Möchten Sie diese Bestellung noch aufgeben?',
    sendNow: 'Jetzt senden',
    needed: 'Geben Sie eine Referenz an. Ihr Unternehmen verlangt sie.',
    notes: 'Anmerkungen zu dieser Bestellung (optional)',
    lost: 'Wir konnten nicht feststellen, ob Ihre Bestellung angekommen ist.',
    view: 'Bestellung ansehen',
    received: 'Eingegangen',
    empty: 'Ihr Warenkorb ist leer.',
    keep: (sku: string) => `${sku} auf eine Liste oder die Merkliste setzen`,
    newList: 'Neue Liste',
  },
] as const;

for (const words of inOneOf(languages, 0)) {
  const { field, place, placed, placedNo } = checkoutPage(words);

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
    await page.setViewportSize({ width: 1366, height: 768 });
    await place(page).click();
    await expect(page.getByText(words.needed, { exact: true })).toBeInViewport({ ratio: 1 });
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
    const no = await placedNo(page);
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
