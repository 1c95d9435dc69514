import { randomUUID } from 'node:crypto';
import { quantityOf } from '@connect/core/domain/ordering/quantity';
import { skuOf, type Sku } from '@connect/core/domain/ordering/sku';
import { calls } from '@connect/contract/calls';
import type { Basket, BasketEdit } from '@connect/core/domain/ordering/basket';
import { lineProblem, priceAt } from '@connect/core/domain/ordering/item';
import { percentOf, plus } from '@connect/core/domain/money/money';
import { basketEdits, pence, penceEach } from '@connect/core/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClient } from '../../testing/test-client.ts';
import { engines, type Engine } from '../../testing/engines.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { createItemRepository } from '../database/item-repository.ts';

const skus = [skuOf('GLV-8841-S'), skuOf('GLV-8841-M'), skuOf('HVJ-2210-M'), skuOf('BOT-5517-42')] as const;
const sku = skus[0];
const vatPercent = 8.1;

describe.each(engines)('the basket on $engine', ({ missing, open }) => {
  let data: Awaited<ReturnType<Engine['open']>>;
  let portal: TestPortal;
  let ask: ReturnType<typeof createTestClient>['ask'];
  let refusal: ReturnType<typeof createTestClient>['refusal'];
  const itemsNow = () => createItemRepository(data.database).find('C10482', skus);

  beforeAll(async () => {
    if (missing !== null) return;
    data = await open();
    await data.database.updateTable('customers').set({ vat_percent: vatPercent }).execute();
    portal = createTestPortal(data);
    ({ ask, refusal } = createTestClient(portal, await portal.tokenFor('priya@northgate.example')));
  });
  beforeEach(async () => {
    if (missing !== null) return;
    await data.database.deleteFrom('baskets').execute();
    await data.database
      .updateTable('items')
      .set({ pack_size: 12, minimum: 24, stock: 1000, discontinued: false })
      .where('sku', 'in', skus)
      .execute();
  });
  afterAll(() => data?.close());

  const send = (idempotencyKey: string, ...changes: BasketEdit[]) =>
    ask(calls.editBasket, { body: { idempotencyKey, changes } });
  const edit = (...changes: BasketEdit[]) => send(randomUUID(), ...changes);
  const set = (quantity: number, of = sku, before?: Sku): BasketEdit => ({
    kind: 'set',
    sku: of,
    quantity: quantity === 0 ? 0 : quantityOf(quantity),
    before,
  });
  const add = (quantity: number, of = sku): BasketEdit => ({ kind: 'add', sku: of, quantity: quantityOf(quantity) });
  const load = () => ask(calls.basket);
  const quantitiesOf = (basket: Basket) => basket.lines.map(({ item, quantity }) => [item.sku, quantity]);
  const noticesOf = ({ notices }: Basket) => notices.map(({ sku: _, title: __, ...notice }) => notice);

  it.skipIf(missing)('is what a plain model says after any edits of two tabs, retries included', async () => {
    const items = await itemsNow();
    const model = async (edits: readonly BasketEdit[]) => {
      const wanted = new Map<string, number>();
      for (const edit of edits) {
        const { kind, sku: of, quantity } = edit;
        const next = kind === 'add' ? (wanted.get(of) ?? 0) + quantity : quantity;
        const isNew = !wanted.has(of);
        if (next === 0) wanted.delete(of);
        else if (lineProblem(items.get(of) ?? null, next) === null) wanted.set(of, next);
        const before = edit.kind === 'set' && isNew && wanted.has(of) ? edit.before : undefined;
        if (before === undefined || before === of || !wanted.has(before)) continue;
        const others = [...wanted].filter(([each]) => each !== of);
        const at = others.findIndex(([each]) => each === before);
        wanted.clear();
        for (const [each, its] of others.toSpliced(at, 0, [of, next])) wanted.set(each, its);
      }
      return wanted;
    };
    const step = fc.record({
      idempotencyKey: fc.uuid({ version: 4 }),
      edits: fc.array(basketEdits([...items.values()]), { minLength: 1, maxLength: 4 }),
      sent: fc.integer({ min: 1, max: 3 }),
      late: fc.boolean(),
    });
    const steps = fc.uniqueArray(step, { maxLength: 8, selector: ({ idempotencyKey }) => idempotencyKey });
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        await data.database.deleteFrom('baskets').execute();
        await data.database.deleteFrom('basket_edits').execute();
        let version = 0;
        for (const { idempotencyKey, edits, sent } of all) {
          const answers = await Promise.all(Array.from({ length: sent }, () => send(idempotencyKey, ...edits)));
          for (const answer of answers) expect(answer).toEqual(answers[0]);
          expect(answers[0]?.basket.version).toBeGreaterThanOrEqual(version);
          version = answers[0]?.basket.version ?? 0;
        }
        // Answers that got lost on their way: the other tab has gone on meanwhile.
        for (const { idempotencyKey, edits, late } of all) if (late) await send(idempotencyKey, ...edits);
        const basket = await load();
        expect(basket.version).toBe(version);
        const expected = await model(all.flatMap(({ edits }) => edits));
        expect(quantitiesOf(basket)).toEqual([...expected]);
        let total = 0;
        for (const [of, quantity] of expected) {
          const item = items.get(skuOf(of));
          if (item) total += priceAt(item, quantity).minor * quantity;
        }
        expect(basket.totalExVat).toEqual(pence(total));
        expect(basket.totalIncVat).toEqual(plus(pence(total), percentOf(pence(total), vatPercent)));
      }),
      { numRuns: 10 },
    );
  });

  it.skipIf(missing)('puts back what was removed where it stood; what comes later stands behind all', async () => {
    const orderOf = (basket: Basket) => basket.lines.map(({ item }) => item.sku);
    await edit(...skus.slice(0, 3).map((of) => set(24, of)));
    for (const [of, before] of [
      [skus[0], skus[1]],
      [skus[1], skus[2]],
    ] as const) {
      expect(orderOf((await edit(set(0, of))).basket)).not.toContain(of);
      expect(orderOf((await edit(set(36, of, before))).basket)).toEqual(skus.slice(0, 3));
    }
    expect(orderOf((await edit(add(24, skus[3]))).basket)).toEqual(skus);
    // Two tabs put it back, each in front of a line that it knows of: the first that comes says where.
    await edit(set(0, skus[1]));
    await Promise.all([edit(set(24, skus[1], skus[2])), edit(set(24, skus[1], skus[2]))]);
    expect(orderOf(await load())).toEqual(skus);
  });

  it.skipIf(missing)('takes edits of two tabs at once together, each once', async () => {
    const idempotencyKey = randomUUID();
    await Promise.all([
      ...Array.from({ length: 6 }, () => edit(add(24))),
      ...Array.from({ length: 4 }, () => send(idempotencyKey, add(24))),
      edit(add(24, skuOf('HVJ-2210-M'))),
    ]);
    const basket = await load();
    expect(new Map(basket.lines.map(({ item, quantity }) => [item.sku, quantity]))).toEqual(
      new Map([
        [sku, 7 * 24],
        ['HVJ-2210-M', 24],
      ]),
    );
    expect(basket.version).toBe(8);
  });

  it.skipIf(missing)('names what cannot be ordered and does the rest; a retry is told the same', async () => {
    await data.database.updateTable('items').set({ discontinued: true }).where('sku', '=', skus[3]).execute();
    const idempotencyKey = randomUUID();
    const changes = [
      set(24),
      set(12, skus[1]),
      set(30, skus[2]),
      set(24, skus[3]),
      set(24, skuOf('NONE-1')),
      add(99_999),
    ];
    const first = await send(idempotencyKey, ...changes);
    expect(quantitiesOf(first.basket)).toEqual([[sku, 24]]);
    expect(first.refused).toEqual([
      { sku: skus[1], quantity: quantityOf(12), problem: 'below-minimum' },
      { sku: skus[2], quantity: quantityOf(30), problem: 'off-pack' },
      { sku: skus[3], quantity: quantityOf(24), problem: 'discontinued' },
      { sku: skuOf('NONE-1'), quantity: quantityOf(24), problem: 'unknown' },
      { sku, quantity: quantityOf(99_999), problem: 'too-many' },
    ]);
    expect(await send(idempotencyKey, ...changes)).toEqual(first);
  });

  it.skipIf(missing)('keeps the key of an edit for a day, and for its user alone', async () => {
    const idempotencyKey = randomUUID();
    await send(idempotencyKey, add(24));
    const other = await portal.tokenFor('lee@harbourworks.example');
    const { basket } = await ask(calls.editBasket, { token: other, body: { idempotencyKey, changes: [add(48)] } });
    expect(quantitiesOf(basket)).toEqual([[sku, 48]]);
    const before = portal.clock.now;
    portal.clock.now = new Date(before.getTime() + 25 * 60 * 60 * 1000);
    ({ ask } = createTestClient(portal, await portal.tokenFor('priya@northgate.example')));
    await edit(add(24));
    portal.clock.now = before;
    const keys = await data.database.selectFrom('basket_edits').select('key').execute();
    expect(keys).toHaveLength(2);
  });

  it.skipIf(missing)(
    'keeps a line of what was discontinued or lost its price: named, in no total, removable',
    async () => {
      const { basket: before } = await edit(set(24), set(24, skuOf('BOT-5517-42')));
      const glove = before.lines[0]?.amount;
      await data.database
        .updateTable('items')
        .set({ discontinued: true })
        .where('sku', '=', skuOf('BOT-5517-42'))
        .execute();
      const basket = await load();
      expect(basket.lines.map(({ problem }) => problem)).toEqual([null, 'discontinued']);
      expect(basket.totalExVat).toEqual(glove);
      expect(noticesOf(basket)).toEqual([{ change: 'discontinued' }]);

      const own = data.database.selectFrom('product_prices').selectAll().where('product_sku', '=', 'GLV-8841');
      const prices = await own.execute();
      await data.database.deleteFrom('product_prices').where('product_sku', '=', 'GLV-8841').execute();
      const unpriced = await load();
      expect(unpriced.lines.map(({ problem, amount }) => [problem, amount])).toEqual([
        ['unknown', glove],
        ['discontinued', before.lines[1]?.amount],
      ]);
      expect(unpriced.totalExVat).toEqual(pence(0));
      const { basket: empty, refused } = await edit(set(0), set(0, skuOf('BOT-5517-42')));
      expect([empty.lines, refused]).toEqual([[], []]);
      for (const row of prices)
        await data.database
          .insertInto('product_prices')
          .values({ ...row, prices: JSON.stringify(row.prices) as never })
          .execute();
    },
  );

  it.skipIf(missing)('tells what changed at the quantity of the line until the user has seen it', async () => {
    const item = (await itemsNow()).get(sku);
    if (!item) throw new Error(`There is no ${sku}`);
    const quantity = quantityOf(996);
    const price = priceAt(item, quantity).minor;
    await edit(set(quantity));
    expect((await load()).notices).toEqual([]);
    const priced = (cents: number) =>
      data.database
        .updateTable('product_prices')
        .set({ prices: JSON.stringify([{ from: 1, price: cents }]) as never })
        .where('product_sku', '=', 'GLV-8841');
    const change = async (cents: number, stock: number): Promise<Basket> => {
      await priced(cents).execute();
      await data.database.updateTable('items').set({ stock }).where('sku', '=', sku).execute();
      return load();
    };
    const rose = { change: 'price-rose', before: penceEach(price), now: penceEach(price + 5) };
    expect(noticesOf(await change(price + 5, 995))).toEqual([rose, { change: 'stock-short', before: 1000, now: 995 }]);
    // As many as there are: the stock is no longer short, the price still is another.
    const { basket: fewer } = await edit(set(24));
    expect(fewer.notices.map((notice) => notice.change)).not.toContain('stock-short');
    await edit(set(quantity));
    const seen = await ask(calls.seenBasket);
    expect(seen.notices).toEqual([]);
    expect(seen.version).toBe((await load()).version);
    expect((await load()).notices).toEqual([]);
    expect(noticesOf(await change(price - 5, 995))).toEqual([
      { change: 'price-fell', before: penceEach(price + 5), now: penceEach(price - 5) },
    ]);
  });

  it.skipIf(missing)('is for those who may order, and for nobody in their place', async () => {
    const sam = await portal.tokenFor('sam@northgate.example');
    for (const row of [calls.basket, calls.lookUpItems, calls.findItems, calls.preparedBaskets] as const)
      expect(await refusal(row, { token: sam })).toMatchObject({ status: 403, code: 'missing_permission' });
    const morgan = await portal.tokenFor('morgan@connect.example');
    expect(await refusal(calls.basket, { token: morgan })).toMatchObject({ status: 403, code: 'wrong_role' });
    const { token } = await ask(calls.impersonate, { token: morgan, params: { no: 'C10482' } });
    expect(await refusal(calls.basket, { token })).toMatchObject({ status: 403, code: 'not_while_impersonating' });
    const body = { idempotencyKey: randomUUID(), changes: [add(24)] };
    expect(await refusal(calls.editBasket, { token, body })).toMatchObject({ code: 'not_while_impersonating' });
  });
});
