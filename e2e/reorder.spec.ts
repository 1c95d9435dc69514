import type { APIRequestContext } from '@playwright/test';
import { allDocuments, detail } from './support/documents.ts';
import { expectCleanInBothSchemes } from './support/good-page.ts';
import { loseNextBasketAnswer, newBuyer, quantitiesOf } from './support/ordering.ts';
import { openAs } from './support/people.ts';
import { inOneOf } from './support/languages.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const words = {
  '': {
    again: 'Order again',
    rounded: (n: number, asked: number) => `${n} units instead of ${asked}:`,
    add: (n: number) => (n === 1 ? 'Add 1 line to the basket' : `Add ${n} lines to the basket`),
    added: (n: number) => (n === 1 ? '1 item added to your basket.' : `${n} items added to your basket.`),
    failed: 'We couldn’t confirm that this reached your basket.',
    checkout: 'Go to checkout',
  },
  '/de/de': {
    again: 'Erneut bestellen',
    rounded: (n: number, asked: number) => `${n} Stück statt ${asked}:`,
    add: (n: number) => (n === 1 ? '1 Position in den Warenkorb' : `${n} Positionen in den Warenkorb`),
    added: (n: number) =>
      n === 1 ? '1 Artikel wurde in Ihren Warenkorb gelegt.' : `${n} Artikel wurden in Ihren Warenkorb gelegt.`,
    failed: 'Wir konnten nicht feststellen, ob dies in Ihrem Warenkorb angekommen ist.',
    checkout: 'Zur Kasse',
  },
} as const;

interface Item {
  readonly sku: string;
  readonly packSize: number;
  readonly minimum: number;
  readonly discontinued: boolean;
  readonly replacedBy: string | null;
}
interface Line {
  readonly item_no: string;
  readonly quantity: number;
  readonly type: string;
}
interface Known {
  readonly no: string;
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly item: Item }[];
}

const orderable = ({ packSize: pack, minimum }: Item, quantity: number): number =>
  Math.ceil(Math.max(quantity, minimum) / pack) * pack;

type Found = readonly { readonly asked: string; readonly item: Item | null }[];

const lookUp = async (api: APIRequestContext, skus: readonly string[]): Promise<Found> => {
  const { data }: { data: Found } = await (await api.post('/api/v3/items/look-up', { data: { skus } })).json();
  return data;
};

/** The items of a document, each once; null where one is not known any more, or there are many. */
const itemsOf = async (api: APIRequestContext, kind: 'orders' | 'invoices', no: string): Promise<Known | null> => {
  const { lines }: { lines: readonly Line[] } = await detail(api, kind, no);
  const quantities = new Map<string, number>();
  for (const { item_no: sku, quantity, type } of lines)
    if (type.trim() !== '' && quantity > 0 && !['POSTAGE', 'SPL123', 'FEE'].includes(sku))
      quantities.set(sku, quantity + (quantities.get(sku) ?? 0));
  if (quantities.size < 2 || quantities.size > 20) return null;
  const items = (await lookUp(api, [...quantities.keys()])).flatMap(({ asked: sku, item }) =>
    item ? [{ sku, item, quantity: quantities.get(sku) ?? 0 }] : [],
  );
  return items.length === quantities.size ? { no, lines: items } : null;
};

/** The first of these whose replacement is still made: some are discontinued in their turn. */
const replacedIn = async (api: APIRequestContext, lines: Known['lines']): Promise<Known['lines'][number] | null> => {
  for (const line of lines) {
    const { discontinued, replacedBy } = line.item;
    if (!discontinued || replacedBy === null) continue;
    const [found] = await lookUp(api, [replacedBy]);
    if (found?.item?.discontinued === false) return line;
  }
  return null;
};

/** The newest document whose items fit; its lack is a fault of the demo data. */
const documentWith = async (
  api: APIRequestContext,
  kind: 'orders' | 'invoices',
  fits: (lines: Known['lines']) => boolean | Promise<boolean>,
): Promise<Known> => {
  for (const { number } of (await allDocuments(api))[kind].slice(0, 150)) {
    const known = await itemsOf(api, kind, number);
    if (known && (await fits(known.lines))) return known;
  }
  throw new Error(`The newest ${kind} of the demo data have none that fits`);
};

for (const prefix of inOneOf(['', '/de/de'] as const, 1)) {
  const t = words[prefix];

  test(`items of an order and of an invoice are ordered again, once however often it is tried ${prefix}`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const buyer = await newBuyer(baseURL ?? '', { permissions: ['View Invoices'] });
    const order = await documentWith(
      buyer.api,
      'orders',
      async (lines) => lines.some(({ item }) => !item.discontinued) && (await replacedIn(buyer.api, lines)) !== null,
    );
    const made = order.lines.filter(({ item }) => !item.discontinued);
    const replaced = await replacedIn(buyer.api, order.lines);
    const replacedBy = replaced?.item.replacedBy ?? '';

    await openAs(page, buyer, `${prefix}/connect/orders/view/${order.no}`);
    const again = page.getByRole('button', { name: t.again });
    await again.click();
    const dialog = page.getByRole('dialog');
    const row = (sku: string) => dialog.getByRole('listitem').filter({ hasText: sku }).first();
    // What cannot be ordered comes first, unticked, with its reason; the others are ticked.
    await expect(dialog.getByRole('checkbox')).toHaveCount(order.lines.length);
    await expect(dialog.getByRole('checkbox').first()).not.toBeChecked();
    await expect(row(replaced?.sku ?? '')).toContainText(replacedBy);
    for (const { sku, quantity, item } of made) {
      await expect(row(sku).getByRole('checkbox')).toBeChecked();
      const count = orderable(item, quantity);
      if (count !== quantity) await expect(row(sku)).toContainText(t.rounded(count, quantity));
    }
    if (prefix === '') await expectCleanInBothSchemes(page);

    const left = made[0];
    await row(left?.sku ?? '')
      .getByRole('checkbox')
      .uncheck();
    await row(replaced?.sku ?? '')
      .getByRole('checkbox')
      .check();
    // The server does it, and its answer is lost: tried again, nothing is added twice.
    await loseNextBasketAnswer(page);
    await dialog.getByRole('button', { name: t.add(made.length) }).click();
    await expect(dialog.getByRole('status')).toContainText(t.failed);
    await dialog.getByRole('button', { name: t.add(made.length) }).click();
    // What became of it is said where all news are, once the dialog is gone.
    await expect(dialog).toHaveCount(0);
    const news = page.locator('#toasts');
    await expect(news).toContainText(t.added(made.length));
    const basket = await quantitiesOf(buyer.api);
    const expected = Object.fromEntries(
      made.slice(1).map(({ item, quantity }) => [item.sku, orderable(item, quantity)]),
    );
    expect(basket).toMatchObject(expected);
    expect(Object.keys(basket).toSorted()).toEqual([...new Set([...Object.keys(expected), replacedBy])].toSorted());
    // The next step has the focus.
    const checkout = news.getByRole('link', { name: t.checkout });
    await expect(checkout).toBeFocused();
    await expect(checkout).toHaveAttribute('href', `${prefix}/connect/checkout`);
    if (prefix === '') await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(checkout).toHaveCount(0);
    await expect(again).toBeFocused();
    // It begins anew, with all that was there.
    await again.click();
    await expect(dialog.getByRole('checkbox')).toHaveCount(order.lines.length);
    await page.keyboard.press('Escape');

    const invoice = await documentWith(buyer.api, 'invoices', (lines) => lines.every(({ item }) => !item.discontinued));
    await page.goto(`${prefix}/connect/invoices/view/${invoice.no}`);
    await again.click();
    await dialog.getByRole('button', { name: t.add(invoice.lines.length) }).click();
    await expect(news).toContainText(t.added(invoice.lines.length));
    const both = await quantitiesOf(buyer.api);
    for (const { item, quantity } of invoice.lines)
      expect(both[item.sku]).toBe(orderable(item, quantity) + (basket[item.sku] ?? 0));
    await buyer.api.dispose();
  });
}

test.describe('without Place Orders', () => {
  test.use({ account: 'sam' });

  test('an order cannot be ordered again', async ({ page, api }) => {
    const [order] = (await allDocuments(api)).orders;
    await page.goto(`/connect/orders/view/${order?.number ?? ''}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order?.number ?? '');
    await expect(page.getByRole('region', { name: /^Shipments for order / })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Order again' })).toHaveCount(0);
  });
});
