import { quantityOf } from '../../domain/ordering/quantity.ts';
import { skuOf, type Sku } from '../../domain/ordering/sku.ts';
import { sumOf } from '../../domain/money/money.ts';
import { createMemoryBasketNews } from '../../testing/memory/basket-news.ts';
import { penceEach } from '../../testing/money.ts';
import { basketLine, basketTotals } from '../../domain/ordering/basket.ts';
import type { Basket, BasketEdit, BasketLine } from '../../domain/ordering/basket.ts';
import { carryOut } from '../../domain/ordering/basket-edits.ts';
import type { Quantities } from '../../domain/ordering/basket-edits.ts';
import type { Item } from '../../domain/ordering/item.ts';
import { ok, refused } from '../../domain/result.ts';
import type { Baskets } from '../../ports/baskets.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { makeOwnBasket } from './own-basket.ts';

const skus = [skuOf('A'), skuOf('B'), skuOf('C')] as const;
const itemOf = (sku: Sku): Item => ({
  sku,
  productSku: sku,
  title: `Item ${sku}`,
  brand: 'Brand',
  thumbnail: null,
  slug: sku,
  packSize: sku === 'C' ? 5 : 1,
  minimum: 1,
  stock: 100,
  restockedOn: null,
  leadDays: 3,
  discontinued: false,
  replacedBy: null,
  prices: [
    { from: 1, price: penceEach(250) },
    { from: 10, price: penceEach(199) },
  ],
});
const range = new Map(skus.map((sku) => [sku, itemOf(sku)]));
const lineOf = (sku: Sku, quantity: number): BasketLine => basketLine(itemOf(sku), quantityOf(quantity));

type Fate = 'answered' | 'lost' | 'not-sent';

/** A basket on a server that every tab talks to; calls meet the fates given, and are answered after that. */
const openServer = (fates: Fate[], scheduler: { schedule: (task: Promise<void>) => Promise<void> }) => {
  let quantities: Quantities = new Map();
  const done = new Map<string, readonly BasketEdit[]>();
  let version = 0;
  const now = (): Basket => {
    const lines = [...quantities].map(([sku, quantity]) => lineOf(sku, quantity));
    return { version, lines, ...basketTotals(lines, { vatPercent: 20, currency: 'GBP' }), notices: [] };
  };
  const receive = (idempotencyKey: string, edits: readonly BasketEdit[]): void => {
    if (done.has(idempotencyKey)) return;
    done.set(idempotencyKey, edits);
    version += 1;
    quantities = carryOut(quantities, edits, range).quantities;
  };
  const call = async <Value>(act: () => Value) => {
    const fate = fates.shift() ?? 'answered';
    const value = fate === 'not-sent' ? null : act();
    await scheduler.schedule(Promise.resolve());
    return fate === 'answered' && value !== null
      ? ok(value)
      : refused({ failure: 'unavailable' as const, message: null });
  };
  const baskets: Pick<Baskets, 'load' | 'edit' | 'seen'> = {
    load: () => call(now),
    seen: () => call(now),
    edit: (idempotencyKey, edits) =>
      call(() => {
        receive(idempotencyKey, edits);
        return { basket: now(), refused: [], skus: [] };
      }),
  };
  return { baskets, now, done };
};

const step = fc.record({
  tab: fc.nat(1),
  act: fc.oneof(
    fc.record({
      kind: fc.constantFrom('set' as const, 'add' as const),
      sku: fc.constantFrom(...skus),
      quantity: fc.integer({ min: 1, max: 30 }).map(quantityOf),
    }),
    fc.record({ kind: fc.constant('set' as const), sku: fc.constantFrom(...skus), quantity: fc.constant(0 as const) }),
    fc.record({
      kind: fc.constant('set' as const),
      sku: fc.constantFrom(...skus),
      quantity: fc.integer({ min: 1, max: 30 }).map(quantityOf),
      before: fc.constantFrom(...skus),
    }),
    fc.record({ call: fc.constantFrom('reload' as const, 'seen' as const, 'retry' as const) }),
    fc.record({ take: fc.constant(true as const) }),
  ),
});
const fate = fc.constantFrom<Fate>('answered', 'answered', 'answered', 'lost', 'not-sent');

test('whatever two tabs do, and whatever answers are lost, both end up with the basket of the server, its totals the sum of its lines', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { maxLength: 15 }),
      fc.array(fate),
      async (scheduler, steps, fates) => {
        const left = [...fates];
        const server = openServer(left, scheduler);
        let keys = 0;
        const sent: string[] = [];
        const newIdempotencyKey = () => {
          keys += 1;
          sent.push(`key ${keys}`);
          return `key ${keys}`;
        };
        const tabs = [0, 1].map(() => {
          const news = createMemoryBasketNews();
          const store = makeOwnBasket({ baskets: server.baskets, news, newIdempotencyKey })('ann');
          store.subscribe(() => undefined);
          return { ...store, reload: () => news.notify(null), take: news.notify };
        });
        for (const { tab, act } of steps) {
          if ('call' in act) tabs[tab]?.[act.call]();
          // The answer to somebody else's edit on the page.
          else if ('take' in act) tabs[tab]?.take(server.now());
          else tabs[tab]?.edit(act);
          if (scheduler.count() > 0) await scheduler.waitOne();
        }
        // The network is back; each tab is told of the changes of the other.
        left.length = 0;
        for (const act of ['retry', 'reload'] as const) {
          await scheduler.waitIdle();
          tabs.forEach((tab) => tab[act]());
        }
        await scheduler.waitIdle();
        const basket = server.now();
        expect(tabs.map((tab) => tab.view())).toEqual(
          tabs.map(() => expect.objectContaining({ basket, saving: false, failure: null })),
        );
        // Nothing was given up, and nothing was sent under two keys.
        expect([...server.done.keys()].toSorted()).toEqual(sent.toSorted());
        const orderable = basket.lines.filter(({ problem }) => problem === null);
        expect(basket.totalExVat).toEqual(
          sumOf(
            orderable.map(({ amount }) => amount),
            'GBP',
          ),
        );
      },
    ),
  );
});

test('an edit shows at once and stays while its call fails; once the same call is answered it was carried out once', async () => {
  const calls: string[] = [];
  const server = openServer(['answered', 'lost'], { schedule: (promise) => promise });
  const store = makeOwnBasket({
    baskets: {
      ...server.baskets,
      edit: (idempotencyKey, edits) => {
        calls.push(idempotencyKey);
        return server.baskets.edit(idempotencyKey, edits);
      },
    },
    news: createMemoryBasketNews(),
    newIdempotencyKey: () => `key ${calls.length}`,
  })('ann');
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  store.edit({ kind: 'add', sku: skuOf('A'), quantity: quantityOf(2) });
  await settle();
  store.edit({ kind: 'add', sku: skuOf('A'), quantity: quantityOf(3) });
  expect(store.view().basket?.lines).toEqual([lineOf(skuOf('A'), 5)]);
  await settle();
  expect([store.view().failure?.failure, store.view().basket?.lines]).toEqual(['unavailable', [lineOf(skuOf('A'), 5)]]);
  store.retry();
  await settle();
  expect([store.view().failure, store.view().basket?.lines, calls]).toEqual([
    null,
    [lineOf(skuOf('A'), 5)],
    ['key 0', 'key 1', 'key 1'],
  ]);
});

test('a line that was taken out is put back where it stood, at once and for good, while its removal is still on its way', async () => {
  const held: (() => void)[] = [];
  const schedule = () => new Promise<void>((resolve) => held.push(resolve));
  const server = openServer([], { schedule });
  const store = makeOwnBasket({
    baskets: server.baskets,
    news: createMemoryBasketNews(),
    newIdempotencyKey: () => crypto.randomUUID(),
  })('ann');
  const settle = async () => {
    while (store.view().saving || store.view().basket === null) {
      held.splice(0).forEach((answer) => answer());
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const order = () => store.view().basket?.lines.map(({ item }) => item.sku);
  for (const sku of skus) store.edit({ kind: 'set', sku, quantity: quantityOf(5) });
  await settle();
  store.edit({ kind: 'set', sku: skuOf('A'), quantity: 0 });
  expect(order()).toEqual(['B', 'C']);
  store.edit({ kind: 'set', sku: skuOf('A'), quantity: quantityOf(5), before: skuOf('B') });
  // Its quantity is changed again before anything was answered.
  store.edit({ kind: 'set', sku: skuOf('A'), quantity: quantityOf(7) });
  expect(order()).toEqual([...skus]);
  await settle();
  expect(store.view().basket?.lines).toEqual([lineOf(skuOf('A'), 7), lineOf(skuOf('B'), 5), lineOf(skuOf('C'), 5)]);
});

test('a basket is loaded when somebody looks at it first, and what others do is heard only while they look', async () => {
  const server = openServer([], { schedule: (promise) => promise });
  const news = createMemoryBasketNews();
  const [own, others] = ['ann', 'ann'].map((email) =>
    makeOwnBasket({ baskets: server.baskets, news, newIdempotencyKey: () => crypto.randomUUID() })(email),
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const leave = own?.subscribe(() => undefined);
  const leaveOthers = others?.subscribe(() => undefined);
  await settle();
  const add = async () => {
    others?.edit({ kind: 'add', sku: skuOf('A'), quantity: quantityOf(2) });
    await settle();
  };
  expect(own?.view().basket?.lines).toEqual([]);
  await add();
  expect(own?.view().basket?.lines).toEqual([lineOf(skuOf('A'), 2)]);
  leave?.();
  await add();
  expect(own?.view().basket?.lines).toEqual([lineOf(skuOf('A'), 2)]);
  own?.subscribe(() => undefined);
  await settle();
  expect(own?.view().basket?.lines).toEqual([lineOf(skuOf('A'), 4)]);
  leaveOthers?.();
});

test('an edit of who turns out to be signed out goes out after the next login, and no failure is left', async () => {
  const server = openServer([], { schedule: (promise) => promise });
  let isSignedIn = true;
  const store = makeOwnBasket({
    baskets: {
      ...server.baskets,
      edit: async (...sent) =>
        isSignedIn ? server.baskets.edit(...sent) : refused({ failure: 'signed-out', message: null }),
    },
    news: createMemoryBasketNews(),
    newIdempotencyKey: () => crypto.randomUUID(),
  })('ann');
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const leave = store.subscribe(() => undefined);
  await settle();
  isSignedIn = false;
  store.edit({ kind: 'add', sku: skuOf('A'), quantity: quantityOf(2) });
  await settle();
  expect(store.view().failure?.failure).toBe('signed-out');
  leave();
  isSignedIn = true;
  store.subscribe(() => undefined);
  await settle();
  expect([store.view().failure, store.view().basket?.lines]).toEqual([null, [lineOf(skuOf('A'), 2)]]);
});
