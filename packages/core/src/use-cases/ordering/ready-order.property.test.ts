import fc from 'fast-check';
import { expect, test } from 'vitest';
import { skuOf } from '../../domain/ordering/sku.ts';
import { quantityOf } from '../../domain/ordering/quantity.ts';
import type { BasketEdit } from '../../domain/ordering/basket.ts';
import type { Checkout } from '../../domain/ordering/placement.ts';
import { day } from '../../domain/calendar/day.ts';
import { ok } from '../../domain/result.ts';
import { valueOf } from '../../testing/contracts/answers.ts';
import { anItem } from '../../testing/examples.ts';
import { createMemoryBaskets } from '../../testing/memory/baskets.ts';
import { createMemoryBasketNews } from '../../testing/memory/basket-news.ts';
import { createMemoryUnansweredAdditions } from '../../testing/memory/unanswered-additions.ts';
import { makeAddToBasket, type Wanted } from './add-to-basket.ts';
import { makeReadyOrder } from './ready-order.ts';

const [a, b, gone] = ['A', 'B', 'GONE'].map(skuOf);
const skus = [a, b, gone].flatMap((sku) => sku ?? []);
const range = new Map(skus.map((sku) => [sku, anItem({ sku, packSize: 1, minimum: 1, discontinued: sku === gone })]));
const address = {
  id: 'a1',
  name: 'Northgate',
  address: '1 High Street',
  address2: '',
  city: '',
  county: '',
  postCode: '',
  country: '',
};
const rules: Checkout = {
  basketVersion: 0,
  addresses: [address],
  referenceRule: { required: false, mask: 'PO-##' },
  availableCredit: null,
  spendLimit: null,
  wouldWait: [],
  otherAdministrator: false,
  earliest: day('2026-11-26'),
};

const open = (checkout: Checkout = rules) => {
  const baskets = createMemoryBaskets(range);
  let keys = 0;
  const newIdempotencyKey = () => `key-${(keys += 1)}`;
  const ports = { baskets, unanswered: createMemoryUnansweredAdditions(), news: createMemoryBasketNews() };
  const addToBasket = makeAddToBasket({ ...ports, newIdempotencyKey });
  const readyOrder = makeReadyOrder({ baskets, checkouts: { load: async () => ok(checkout) }, addToBasket });
  const has = async () =>
    valueOf(await baskets.load())
      .lines.map(({ item, quantity }) => [item.sku, quantity])
      .toSorted();
  return { baskets, readyOrder, has };
};

const wishes = fc.uniqueArray(
  fc.record<Wanted>({ sku: fc.constantFrom(...skus), quantity: fc.integer({ min: 1, max: 9 }).map(quantityOf) }),
  { minLength: 1, selector: ({ sku }) => sku },
);
const pairs = (wanted: readonly Wanted[]) => wanted.map(({ sku, quantity }) => [sku, quantity]).toSorted();
const fine = { reference: 'PO-12', mayLeave: true };

test('what is ready is what is wanted, however often it is asked for, and nothing that cannot be ordered', async () => {
  await fc.assert(
    fc.asyncProperty(wishes, async (wanted) => {
      const { readyOrder, has } = open();
      const able = wanted.filter(({ sku }) => sku !== gone);
      const [first, again] = [await readyOrder(wanted, fine), await readyOrder(wanted, fine)];
      expect(again).toEqual(first);
      expect(first.ok).toBe(able.length > 0);
      expect(await has()).toEqual(pairs(able));
      if (first.ok) expect(first.value.order).toMatchObject({ reference: 'PO-12', addressId: 'a1' });
    }),
  );
});

test('a basket with anything else is left as it is', async () => {
  await fc.assert(
    fc.asyncProperty(wishes, wishes, async (wanted, there) => {
      const { baskets, readyOrder, has } = open();
      const edits = there.map((line): BasketEdit => ({ kind: 'set', ...line }));
      await baskets.edit('before', edits);
      const before = await has();
      const isOther = before.some((pair) => !pairs(wanted).some((each) => each.join() === pair.join()));
      const ready = await readyOrder(wanted, fine);
      if (isOther) {
        expect(ready).toEqual({ ok: false, refusal: { kind: 'other-items' } });
        expect(await has()).toEqual(before);
      } else expect(await has()).toEqual(pairs(wanted.filter(({ sku }) => sku !== gone)));
    }),
  );
});

test.each([
  ['reference', 'PO-1', rules],
  ['no-address', 'PO-12', { ...rules, addresses: [] }],
  ['left', 'PO-12', rules],
])('is not ready for %s', async (kind, reference, checkout) => {
  const { readyOrder, has } = open(checkout);
  const wanted = skus.map((sku) => ({ sku, quantity: quantityOf(1) }));
  const ready = await readyOrder(kind === 'left' ? wanted : wanted.slice(0, 2), { reference, mayLeave: false });
  expect(ready).toMatchObject({ ok: false, refusal: { kind } });
  if (kind === 'reference') expect(await has()).toEqual([]);
});
