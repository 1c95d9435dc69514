import type { Locator, Page } from '@playwright/test';
import { mailTo } from './support/mailbox.ts';
import { newBuyer, orderingTest as test, packedItems, putInBasket, quantitiesOf } from './support/ordering.ts';
import { openAs } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

test.describe.configure({ mode: 'default' });

const languages = [
  {
    prefix: '',
    lang: 'en-GB',
    title: 'Checkout',
    place: 'Place Order',
    again: 'Try again',
    reference: 'Your Reference',
    needed: 'Your company asks for a reference.',
    notes: 'Notes (optional)',
    lost: 'We could not find out whether your order was placed.',
    placed: /^Order (SO-\d+) was placed$/,
    view: 'View order',
    received: 'Received',
    waiting: 'Awaiting Credit Approval',
    willWait: 'This order will wait for approval.',
    waits: 'It waits for approval: your account manager decides',
    changed: 'Your basket has changed since you looked.',
    empty: 'Your basket is empty.',
  },
  {
    prefix: '/de/de',
    lang: 'de-DE',
    title: 'Zur Kasse',
    place: 'Bestellung aufgeben',
    again: 'Erneut versuchen',
    reference: 'Ihre Referenz',
    needed: 'Ihr Unternehmen verlangt eine Referenz.',
    notes: 'Anmerkungen (optional)',
    lost: 'Wir konnten nicht feststellen, ob Ihre Bestellung angekommen ist.',
    placed: /^Bestellung (SO-\d+) wurde aufgegeben$/,
    view: 'Bestellung ansehen',
    received: 'Eingegangen',
    waiting: 'Wartet auf Kreditfreigabe',
    willWait: 'Diese Bestellung wird auf Freigabe warten.',
    waits: 'Sie wartet auf Freigabe: Ihr Kundenbetreuer entscheidet',
    changed: 'Ihr Warenkorb hat sich inzwischen geändert.',
    empty: 'Ihr Warenkorb ist leer.',
  },
] as const;

const numberIn = async (heading: Locator, pattern: RegExp): Promise<string> => {
  await expect(heading).toBeVisible();
  return pattern.exec((await heading.textContent()) ?? '')?.[1] ?? '';
};

for (const words of languages) {
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
    await putInBasket(api, { [item.sku]: item.pack_size });
    await openAs(page, { token }, `${words.prefix}/connect/checkout`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);

    // The company's rule is said at the field.
    await place(page).click();
    await expect(page.getByText(words.needed)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expectAccessible(page);
    const reference = `PO ${email.slice(7, 15)}`;
    await field(page).fill(reference);
    await page.getByRole('radio').nth(1).check();
    await page.getByRole('textbox', { name: words.notes }).fill('Ring at gate 2');
    await page.reload();
    await expect(field(page)).toHaveValue(reference);
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });

    // The server placed it, but nobody heard. A reload sends the same order again.
    const keys: string[] = [];
    await page.route('**/api/v3/orders', async (route) => {
      keys.push(route.request().postDataJSON().key);
      await route.fetch();
      await route.abort();
    });
    await place(page).dblclick();
    await expect(page.getByText(words.lost)).toBeVisible();
    await page.reload();
    await expect(page.getByText(words.lost)).toBeVisible();
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    await page.unroute('**/api/v3/orders');
    await page.getByRole('button', { name: words.again }).click();
    const no = await numberIn(placed(page), words.placed);
    await expect(placed(page)).toBeFocused();
    await expectAccessible(page);
    expect(await quantitiesOf(api)).toEqual({});

    expect((await mailTo(api, email, 2)).text).toContain(no);
    await page.getByRole('link', { name: words.view }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(no);
    await expect(page.getByText(words.received).first()).toBeVisible();
    await expect(page.getByText(reference).first()).toBeVisible();
    // In the list by its reference, and once.
    await page.goto(`${words.prefix}/connect/orders?q=${encodeURIComponent(reference)}`);
    await expect(page.getByRole('link', { name: no })).toHaveCount(1);
    await page.goto(`${words.prefix}/connect/checkout`);
    await expect(page.getByText(words.empty)).toBeVisible();
    await api.dispose();
  });

  test(`an order over the credit on ${words.lang} says that it will wait, and waits; a basket that changed is asked about again`, async ({
    page,
    baseURL,
  }) => {
    const { api, token } = await newBuyer(baseURL ?? '');
    const [item] = await packedItems(api, 1);
    if (!item) throw new Error('There is no item');
    const many = Math.floor(99_000 / item.pack_size) * item.pack_size;
    await putInBasket(api, { [item.sku]: many });
    await openAs(page, { token }, `${words.prefix}/connect/checkout`);
    await expect(page.getByText(words.willWait)).toBeVisible();
    await expectAccessible(page);
    await field(page).fill('PO 77');

    // Another device changes the basket, of which this page hears nothing.
    await putInBasket(api, { [item.sku]: many - item.pack_size });
    await place(page).click();
    await expect(page.getByText(words.changed)).toBeVisible();
    await expect(page.getByRole('spinbutton').first()).toHaveValue(String(many - item.pack_size));
    await place(page).click();
    const no = await numberIn(placed(page), words.placed);
    await expect(page.getByText(words.waits)).toBeVisible();
    await page.goto(`${words.prefix}/connect/orders/view/${no}`);
    await expect(page.getByText(words.waiting).first()).toBeVisible();
    await api.dispose();
  });
}

test('without View Balance the credit is a dash', async ({ page, baseURL }) => {
  const { api, token } = await newBuyer(baseURL ?? '');
  const [item] = await packedItems(api, 1);
  if (!item) throw new Error('There is no item');
  await putInBasket(api, { [item.sku]: item.pack_size });
  await openAs(page, { token }, '/connect/checkout');
  await expect(page.getByRole('term').filter({ hasText: 'Available Credit' }).locator('..')).toContainText('—');
  await api.dispose();
});
