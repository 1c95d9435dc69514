import { randomUUID } from 'node:crypto';
import { skuOf, type Sku } from '@connect/core/domain/ordering/sku';
import { newsOf } from '@connect/core/domain/ordering/watch';
import { penceEach } from '@connect/core/testing';
import { unitPrice } from '@connect/core/domain/money/unit-price';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUnitOfWork } from '../../database/unit-of-work.ts';
import { testNow } from '../../testing/demo-database.ts';
import { engines } from '../../testing/engines.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import { createWatchRepositories } from '../../portal/repositories.ts';
import type { WatchRepositories } from './watch-repository.ts';
import { createWatchlist, undoTime, type Watchlist } from './watchlist.ts';
import { runWatch } from './watch-run.ts';

const skus = [skuOf('GLV-8841-L'), skuOf('HVJ-2210-M')] as const;
const customerNo = 'C10482';
let clock = testNow;
const now = (): Date => clock;

/** Price and stock of an item change, or the job looks: in so many processes at once. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('change' as const),
    sku: fc.constantFrom(...skus),
    price: fc.integer({ min: 1, max: 4 }),
    stock: fc.integer({ min: 0, max: 1 }),
  }),
  fc.record({ kind: fc.constant('look' as const), processes: fc.integer({ min: 1, max: 3 }) }),
);

describe.each(engines)('watched items on $engine', ({ missing, open }) => {
  if (missing !== null) return it.skip(missing, () => undefined);
  let data: Awaited<ReturnType<typeof open>>;
  let work: UnitOfWork<WatchRepositories>;
  let watchlist: Watchlist;
  let users: { id: string; customerNo: string }[];

  beforeAll(async () => {
    data = await open();
    const { database } = data;
    work = createUnitOfWork(database, createWatchRepositories);
    watchlist = createWatchlist(work, now);
    const priya = await database
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'priya@northgate.example')
      .executeTakeFirstOrThrow();
    const second = { ...priya, id: randomUUID(), email: 'second@northgate.example' };
    await database.insertInto('users').values(second).execute();
    users = [priya, second].map(({ id }) => ({ id, customerNo }));
  });
  afterAll(() => data.close());

  const set = async (sku: Sku, price: number, stock: number): Promise<void> => {
    const { database } = data;
    const prices = JSON.stringify([{ from: 1, price }]);
    await sql`insert into product_prices (price_list, product_sku, prices)
      select ${customerNo}, product_sku, ${prices}::jsonb from items where sku = ${sku}
      on conflict (price_list, product_sku) do update set prices = excluded.prices`.execute(database);
    await database.updateTable('items').set({ stock, discontinued: false }).where('sku', '=', sku).execute();
  };
  const look = () => runWatch(work, now);
  /** What mails tell, one entry for each user and item. */
  const mailedNews = async () => {
    const jobs = await data.database.selectFrom('mail_jobs').selectAll().where('kind', '=', 'watch-news').execute();
    return jobs.flatMap(({ payload }) => {
      const { userId, news } = payload as { userId: string; news: { sku: string }[] };
      return news.map((each) => ({ userId, ...each }));
    });
  };

  beforeEach(async () => {
    clock = testNow;
    await data.database.deleteFrom('watched_items').execute();
    await data.database.deleteFrom('mail_jobs').execute();
  });

  it('every fall of a price and every return to stock is told to each user once, and nothing else is, however many look at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        await data.database.deleteFrom('watched_items').execute();
        await data.database.deleteFrom('mail_jobs').execute();
        for (const sku of skus) await set(skuOf(sku), 3, 1);
        for (const user of users) for (const sku of skus) await watchlist.watch(user, skuOf(sku), 'de/de');
        const [current, seen] = [1, 2].map(() => new Map(skus.map((sku) => [sku, { price: 3, inStock: true }])));
        const expected: object[] = [];
        for (const each of [...steps, { kind: 'look' as const, processes: 2 }]) {
          if (each.kind === 'change') {
            await set(skuOf(each.sku), each.price, each.stock);
            current?.set(each.sku, { price: each.price, inStock: each.stock > 0 });
            continue;
          }
          await Promise.all(Array.from({ length: each.processes }, look));
          for (const sku of skus) {
            const [before, after] = [seen?.get(sku), current?.get(sku)];
            const priced = (seen: typeof before) => seen && { ...seen, price: penceEach(seen.price) };
            const [earlier, later] = [priced(before), priced(after)];
            const news = earlier && later ? newsOf(earlier, later) : null;
            const prices = { before: news?.before?.minor ?? null, now: news?.now?.minor ?? null, currency: 'GBP' };
            if (news) for (const user of users) expected.push({ userId: user.id, sku, kind: news.kind, ...prices });
            if (after) seen?.set(sku, after);
          }
        }
        const sorted = (list: readonly object[]): string[] =>
          list.map((entry) => JSON.stringify(Object.entries(entry).toSorted())).toSorted();
        expect(sorted(await mailedNews())).toEqual(sorted(expected));
      }),
      { numRuns: 12 },
    );
  });

  it('news stands in the list with prices then and now until it is looked at, and another watcher’s is their own', async () => {
    const [reader, other] = users as [(typeof users)[0], (typeof users)[0]];
    for (const sku of skus) await set(skuOf(sku), 500, 0);
    for (const user of users) for (const sku of skus) await watchlist.watch(user, skuOf(sku), '');
    await look();
    expect(await watchlist.newsCount(reader)).toBe(0);
    await set(skuOf(skus[1]), 425, 8);
    await look();
    const [first, second] = await watchlist.list(reader);
    expect(first).toMatchObject({
      item: { sku: skus[1], stock: 8 },
      priceThen: penceEach(500),
      news: { kind: 'back-in-stock', before: penceEach(500), now: penceEach(425), isNew: true },
    });
    expect(second).toMatchObject({ item: { sku: skus[0] }, news: null });
    await watchlist.newsSeen(reader);
    expect([await watchlist.newsCount(reader), await watchlist.newsCount(other)]).toEqual([0, 1]);
    expect((await watchlist.list(reader))[0]?.news).toMatchObject({ kind: 'back-in-stock', isNew: false });
  });

  it('prices in another currency are no news: they begin anew with it, at once in the list and with the next look', async () => {
    const { database } = data;
    const [user] = users as [(typeof users)[0]];
    const pay = (currency: string) =>
      database.updateTable('customers').set({ currency_code: currency }).where('no', '=', customerNo).execute();
    for (const sku of skus) await set(skuOf(sku), 500, 4);
    for (const sku of skus) await watchlist.watch(user, skuOf(sku), '');
    await set(skuOf(skus[0]), 400, 4);
    await look();
    await pay('EUR');
    try {
      await set(skuOf(skus[1]), 300, 4);
      const anew = async () => (await watchlist.list(user)).map(({ priceThen, news }) => ({ priceThen, news }));
      const expected = [400, 300].map((minor) => ({ priceThen: unitPrice(minor, 'EUR'), news: null }));
      const inOrder = (all: Awaited<ReturnType<typeof anew>>) =>
        all.toSorted((one, other) => other.priceThen.minor - one.priceThen.minor);
      expect(inOrder(await anew())).toEqual(expected);
      expect(await look()).toBe(0);
      expect(inOrder(await anew())).toEqual(expected);
      expect(await watchlist.newsCount(user)).toBe(0);
      await set(skuOf(skus[1]), 250, 4);
      expect(await look()).toBe(1);
      expect((await mailedNews()).at(-1)).toMatchObject({ before: 300, now: 250, currency: 'EUR' });
    } finally {
      await pay('GBP');
    }
  });

  it('all that happened to a user’s items between two looks is one mail, in the order they were put on the list', async () => {
    const [user] = users as [(typeof users)[0]];
    for (const sku of skus) await set(skuOf(sku), 500, 4);
    for (const sku of skus) await watchlist.watch(user, skuOf(sku), 'fr/fr');
    for (const sku of skus) await set(skuOf(sku), 400, 4);
    expect([await look(), await look()]).toEqual([1, 0]);
    const jobs = await data.database.selectFrom('mail_jobs').selectAll().execute();
    expect(jobs).toMatchObject([{ payload: { storefront: 'fr/fr', news: skus.map((sku) => ({ sku })) } }]);
  });

  it('those who were deactivated or may not order hear of it once they may again; a discontinued item is no news', async () => {
    const { database } = data;
    const [user] = users as [(typeof users)[0]];
    const { permissions } = await database
      .selectFrom('users')
      .select('permissions')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    const change = (fields: { active?: boolean; permissions?: string[] }) =>
      database.updateTable('users').set(fields).where('id', '=', user.id).execute();
    for (const sku of skus) await set(skuOf(sku), 500, 4);
    for (const sku of skus) await watchlist.watch(user, skuOf(sku), '');
    for (const sku of skus) await set(skuOf(sku), 400, 4);
    await database.updateTable('items').set({ discontinued: true }).where('sku', '=', skus[0]).execute();
    await change({ active: false });
    expect(await look()).toBe(0);
    await change({ active: true, permissions: ['View Orders'] });
    expect(await look()).toBe(0);
    await change({ permissions });
    expect(await look()).toBe(1);
    expect(await mailedNews()).toMatchObject([{ sku: skus[1], kind: 'price-fell', before: 500, now: 400 }]);
  });

  it('watching twice keeps the first price and moment; a number that is no item is refused', async () => {
    const [user] = users as [(typeof users)[0]];
    await set(skuOf(skus[0]), 500, 4);
    const first = await watchlist.watch(user, skuOf(skus[0]), '');
    await set(skuOf(skus[0]), 300, 4);
    expect(await watchlist.watch(user, skuOf(skus[0]), 'de/de')).toMatchObject({
      ok: true,
      value: { priceThen: penceEach(500) },
    });
    expect(first).toMatchObject({ ok: true, value: { priceThen: penceEach(500), news: null } });
    expect(await watchlist.watch(user, skuOf('NONE-1'), '')).toMatchObject({
      ok: false,
      refusal: { code: 'unknown_product' },
    });
    await Promise.all([1, 2].map(() => watchlist.unwatch(user, skuOf(skus[0]))));
    expect(await watchlist.list(user)).toEqual([]);
  });

  it('one that was taken off is not told of; put back soon it is as it was, later it begins anew', async () => {
    const [user] = users as [(typeof users)[0]];
    await set(skuOf(skus[0]), 500, 4);
    await watchlist.watch(user, skuOf(skus[0]), '');
    await watchlist.unwatch(user, skuOf(skus[0]));
    await set(skuOf(skus[0]), 300, 4);
    expect(await look()).toBe(0);
    expect(await watchlist.watch(user, skuOf(skus[0]), '')).toMatchObject({
      ok: true,
      value: { priceThen: penceEach(500) },
    });
    expect(await look()).toBe(1);
    await watchlist.unwatch(user, skuOf(skus[0]));
    expect(await watchlist.newsCount(user)).toBe(0);
    clock = new Date(testNow.getTime() + undoTime + 1);
    expect(await watchlist.watch(user, skuOf(skus[0]), '')).toMatchObject({
      ok: true,
      value: { priceThen: penceEach(300), news: null },
    });
  });
});
