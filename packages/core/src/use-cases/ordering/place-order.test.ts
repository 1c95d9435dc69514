import { expect, test } from 'vitest';
import { nothing } from '../../domain/money/money.ts';
import { emptyCheckout, type CheckoutEntry } from '../../domain/ordering/checkout-entry.ts';
import type { NewOrder } from '../../domain/ordering/order-as-seen.ts';
import type { PlacedOrder } from '../../domain/ordering/placement.ts';
import { ok, refused, type Result } from '../../domain/result.ts';
import type { Refusal } from '../../ports/failure.ts';
import { createMemoryBasketNews } from '../../testing/memory/basket-news.ts';
import { makePlaceOrder } from './place-order.ts';

const order: NewOrder = {
  basketVersion: 1,
  totalIncVat: nothing('GBP'),
  addressId: 'a',
  reference: '',
  requestedOn: null,
  notes: '',
  storefront: '',
};

test('an answer that comes after another order was sent leaves that one as it is kept', async () => {
  const answers: ((answer: Result<PlacedOrder, Refusal>) => void)[] = [];
  let draft: CheckoutEntry | null = null;
  let keys = 0;
  const { begin, place, discard } = makePlaceOrder({
    checkouts: { place: () => new Promise((resolve) => answers.push(resolve)), discard: async () => ok(null) },
    drafts: { find: () => draft, keep: (_, entry) => void (draft = entry), forget: () => void (draft = null) },
    news: createMemoryBasketNews(),
    clock: { now: () => 0 },
    newIdempotencyKey: () => `key-${(keys += 1)}`,
  })('ann@northgate.example');
  const first = begin(emptyCheckout, order);
  const lost = place(first);
  // The page is left and opened again, and the order discarded there for another one.
  await discard(first);
  const second = begin(emptyCheckout, order);
  void place(second);
  answers[0]?.(refused({ failure: 'rejected', message: null }));
  await lost;
  expect(draft).toEqual(second);
});

test('who turns out to be signed out hears nothing, and sends the same order after the next login', async () => {
  let draft: CheckoutEntry | null = null;
  const { begin, entry, place } = makePlaceOrder({
    checkouts: { place: async () => refused({ failure: 'signed-out', message: null }), discard: async () => ok(null) },
    drafts: { find: () => draft, keep: (_, kept) => void (draft = kept), forget: () => void (draft = null) },
    news: createMemoryBasketNews(),
    clock: { now: () => 0 },
    newIdempotencyKey: () => 'key',
  })('ann@northgate.example');
  const sent = begin(emptyCheckout, order);
  expect(await Promise.race([place(sent), new Promise((resolve) => setTimeout(resolve, 20, 'nothing'))])).toBe(
    'nothing',
  );
  expect(entry()).toEqual(sent);
});
