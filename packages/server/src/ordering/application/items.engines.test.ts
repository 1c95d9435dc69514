import { skuOf } from '@connect/core/domain/ordering/sku';
import { calls } from '@connect/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClient } from '../../testing/test-client.ts';
import { engines, type Engine } from '../../testing/engines.ts';
import { createTestPortal } from '../../testing/test-portal.ts';
import { pricesOf as pricesIn } from '../database/item-repository.ts';

describe.each(engines)('items on $engine', ({ missing, open }) => {
  let data: Awaited<ReturnType<Engine['open']>>;
  let ask: ReturnType<typeof createTestClient>['ask'];
  let refusal: ReturnType<typeof createTestClient>['refusal'];
  let lee: string;
  let sam: string;
  let morgan: string;

  beforeAll(async () => {
    if (missing !== null) return;
    data = await open();
    const portal = createTestPortal(data);
    lee = await portal.tokenFor('lee@harbourworks.example');
    sam = await portal.tokenFor('sam@northgate.example');
    morgan = await portal.tokenFor('morgan@connect.example');
    ({ ask, refusal } = createTestClient(portal, await portal.tokenFor('priya@northgate.example')));
  });
  afterAll(() => data?.close());

  const lookUp = async (...skus: string[]) =>
    (await ask(calls.lookUpItems, { body: { skus } })).data.map(({ asked, item, near }) => ({
      asked,
      sku: item?.sku ?? null,
      near: near.map(({ sku }) => sku),
    }));
  const found = async (q: string, token?: string) => {
    const { data: items } = await ask(calls.findItems, { query: { q }, ...(token && { token }) });
    return items.map(({ sku }) => sku);
  };

  it.skipIf(missing)('are found however their numbers are written, each answer where it was asked for', async () => {
    const written = ['glv8841l', 'NONE', ' GLV-8841-L', 'Glv 8841/l', 'glv8841l', '---'];
    const answers = await lookUp(...written);
    expect(answers.map(({ asked }) => asked)).toEqual(written.map((asked) => asked.trim()));
    const sku = skuOf('GLV-8841-L');
    expect(answers.map((answer) => answer.sku)).toEqual([sku, null, sku, sku, sku, null]);
    expect(answers.flatMap(({ near }) => near)).toEqual([]);
  });

  it.skipIf(missing)(
    'that are near are offered for a number that is none: at most five, the likeliest first',
    async () => {
      const [typo, swapped] = await lookUp('GLV-884-L', 'GLV-8481-L');
      expect(typo?.near[0]).toBe('GLV-8841-L');
      expect(swapped?.near).toContain('GLV-8841-L');
      for (const answer of [typo, swapped]) expect(answer?.near.length).toBeLessThanOrEqual(5);
    },
  );

  it.skipIf(missing)('are the sizes of a product whose number is asked for, from small to large', async () => {
    const sizes = ['S', 'M', 'L', 'XL', '2XL'].map((size) => `GLV-8841-${size}`);
    expect(await lookUp('glv8841')).toEqual([{ asked: 'glv8841', sku: null, near: sizes }]);
  });

  it.skipIf(missing)('that are discontinued are known and named, but neither offered nor found', async () => {
    const gone = await data.database
      .selectFrom('items')
      .select('sku')
      .where('discontinued', '=', true)
      .limit(1)
      .executeTakeFirst();
    const sku = gone?.sku ?? skuOf('GLV-8841-S');
    await data.database.updateTable('items').set({ discontinued: true }).where('sku', '=', sku).execute();
    const [known] = (await ask(calls.lookUpItems, { body: { skus: [sku] } })).data;
    expect(known?.item).toMatchObject({ sku, discontinued: true });
    expect((await lookUp(`${sku}X`))[0]?.near).not.toContain(sku);
    expect(await found(sku)).not.toContain(sku);
    if (!gone) await data.database.updateTable('items').set({ discontinued: false }).where('sku', '=', sku).execute();
  });

  it.skipIf(missing)('show all that is known of them to whoever of the company may look', async () => {
    const sku = skuOf('GLV-8841-L');
    const facts = await ask(calls.itemFacts, { params: { sku } });
    const [known] = (await ask(calls.lookUpItems, { body: { skus: [sku] } })).data;
    expect(facts).toMatchObject({ ...known?.item, classification: 'Hand protection' });
    expect(facts.pictures).toContain('GLV-8841.svg');
    expect([facts.text, facts.texts['de']]).toEqual([
      expect.stringContaining('- **Cut level F**'),
      expect.stringContaining('Blech'),
    ]);
    // Who may view orders alone orders nothing, and sees what the lines of those orders are.
    expect(await ask(calls.itemFacts, { params: { sku }, token: sam })).toEqual(facts);
    expect(await ask(calls.customerItemFacts, { params: { no: 'C10482', sku }, token: morgan })).toEqual(facts);
    const dollars = await ask(calls.customerItemFacts, { params: { no: 'C20915', sku }, token: morgan });
    expect(dollars.prices).not.toEqual(facts.prices);
    for (const params of [{ sku: skuOf('NONE-1') }, { sku: skuOf('GLV-8841') }])
      expect(await refusal(calls.itemFacts, { params })).toMatchObject({ status: 404 });
    const elsewhere = { params: { no: 'C99999', sku }, token: morgan };
    expect(await refusal(calls.customerItemFacts, elsewhere)).toMatchObject({ status: 404 });
    expect(await refusal(calls.itemFacts, { params: { sku }, token: morgan })).toMatchObject({ status: 403 });
  });

  it.skipIf(missing)('whose numbers have other letters, and blanks, are as any other', async () => {
    const sku = skuOf('GRÖẞE 12');
    const own = data.database.selectFrom('items').selectAll().where('sku', '=', skuOf('GLV-8841-L'));
    const { product_sku, pack_size, minimum, stock, lead_days } = await own.executeTakeFirstOrThrow();
    const item = { sku, title: 'Boot', product_sku, pack_size, minimum, stock, lead_days, restocked_on: null };
    await data.database
      .insertInto('items')
      .values({ ...item, replaced_by: null, discontinued: false })
      .execute();
    expect(await ask(calls.itemFacts, { params: { sku } })).toMatchObject({ sku });
    expect(await ask(calls.customerItemFacts, { params: { no: 'C10482', sku }, token: morgan })).toMatchObject({ sku });
    const written = ['GRÖẞE 12', 'größe-12', 'GRÖSSE12', 'grosse 12'];
    expect((await lookUp(...written)).map((answer) => answer.sku)).toEqual(written.map(() => sku));
    expect(await found('größe')).toContain(sku);
    const body = {};
    expect((await ask(calls.watch, { params: { sku }, body })).item.sku).toBe(sku);
    await data.database.deleteFrom('watched_items').where('sku', '=', sku).execute();
    await data.database.deleteFrom('items').where('sku', '=', sku).execute();
  });

  it.skipIf(missing)('that are not sold any more are known without prices', async () => {
    const sku = skuOf('GLV-8841-L');
    const prices = data.database.selectFrom('product_prices').selectAll().where('product_sku', '=', 'GLV-8841');
    const rows = await prices.execute();
    await data.database.deleteFrom('product_prices').where('product_sku', '=', 'GLV-8841').execute();
    expect(await ask(calls.itemFacts, { params: { sku } })).toMatchObject({ sku, prices: [] });
    await data.database
      .insertInto('product_prices')
      .values(rows.map((row) => ({ ...row, prices: JSON.stringify(row.prices) as never })))
      .execute();
  });

  it.skipIf(missing)('are found by what their number begins with first, then by words of their title', async () => {
    const byNumber = await found('glv-8');
    expect(byNumber.length).toBeGreaterThan(0);
    for (const sku of byNumber) expect(sku).toMatch(/^GLV-8/);
    expect(await found('GLV8841L')).toEqual(['GLV-8841-L']);
    const large = await found('nitrile size l');
    const isLarge = large.map((sku) => sku.endsWith('-L'));
    expect(isLarge[0]).toBe(true);
    expect(isLarge).toEqual(isLarge.toSorted().toReversed());
    expect(large.length).toBeLessThanOrEqual(8);
    expect(await found('nothing has such words')).toEqual([]);
    expect(await found('%_')).toEqual([]);
  });

  it.skipIf(missing)('are found with a letter wrong as without, the best first, each once', async () => {
    const search = (query: { q: string; lang?: string; skip?: string }) => ask(calls.findItems, { query });
    const [typo, right] = [await search({ q: 'jaket' }), await search({ q: 'jacket' })];
    expect(right.total).toBeGreaterThan(8);
    expect(typo).toEqual(right);
    for (const { title } of right.data) expect(title).toMatch(/\bjacket\b/);
    const next = await search({ q: 'jacket', skip: '8' });
    expect(next.total).toBe(right.total);
    expect(new Set([...right.data, ...next.data].map(({ sku }) => sku)).size).toBe(16);
    // Whole words stand before what only begins so: knee pads before a kneeling mat, whose title is as short.
    const isWhole = (await search({ q: 'knee' })).data.map(({ title }) => /\bknee\b/.test(title));
    expect(isWhole).toEqual(isWhole.toSorted().toReversed());
  });

  it.skipIf(missing)('are found by their titles in the language of the storefront, mistyped or not', async () => {
    for (const [lang, q, mistyped] of [
      ['de', 'Griffhandschuh', 'Grifhandschuh'],
      ['fr', 'gant de préhension', 'gant de prehention'],
      ['it', 'guanto antiscivolo', 'guanto antiscivollo'],
      ['pl', 'rękawica chwytna', 'rekawica chwtna'],
    ] as const) {
      const found = await ask(calls.findItems, { query: { q, lang } });
      expect(found.total).toBeGreaterThan(0);
      expect(found.data[0]?.titles?.[lang]?.toLowerCase()).toContain(q.toLowerCase());
      expect((await ask(calls.findItems, { query: { q: mistyped, lang } })).total).toBe(found.total);
    }
    expect((await ask(calls.findItems, { query: { q: 'Griffhandschuh' } })).total).toBe(0);
  });

  it.skipIf(missing)(
    "have the customer's own price, else that of their currency; without one they are unknown",
    async () => {
      const list = (name: string) =>
        data.database.selectFrom('product_prices').selectAll().where('price_list', '=', name).orderBy('product_sku');
      const own = await list('C10482').executeTakeFirstOrThrow();
      const pricesOf = async (token?: string) => {
        const { sku } = await data.database
          .selectFrom('items')
          .select('sku')
          .where('product_sku', '=', own.product_sku)
          .orderBy('position')
          .executeTakeFirstOrThrow();
        const answer = await ask(calls.lookUpItems, { body: { skus: [sku] }, ...(token && { token }) });
        return answer.data[0]?.item?.prices;
      };
      const common = (await list('USD').where('product_sku', '=', own.product_sku).executeTakeFirstOrThrow()).prices;
      const leePays = await pricesOf(lee);
      expect(await pricesOf()).toEqual(pricesIn(own.prices, 'GBP'));
      expect(leePays).toEqual(pricesIn(common, 'USD'));
      expect(leePays).not.toEqual(pricesIn(own.prices, 'USD'));
      const prices = data.database.deleteFrom('product_prices').where('product_sku', '=', own.product_sku);
      await prices.where('price_list', '=', 'USD').execute();
      expect(await pricesOf(lee)).toBeUndefined();
      expect(await pricesOf()).toEqual(pricesIn(own.prices, 'GBP'));
    },
  );
});
