import { randomUUID } from 'node:crypto';
import { lineQuantity } from '@connect/core/domain/documents/line-quantity';
import { skuOf } from '@connect/core/domain/ordering/sku';
import { sql } from 'kysely';
import { calls } from '@connect/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aSampleForm } from '../../samples/testing/sample-form.ts';
import { createTestClient } from '../../testing/test-client.ts';
import { engines, type Engine } from '../../testing/engines.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const [glove, jacket] = [skuOf('GLV-8841-L'), skuOf('HVJ-2210-M')];

describe.each(engines)('a basket made of a sample order on $engine', ({ missing, open }) => {
  let data: Awaited<ReturnType<Engine['open']>>;
  let portal: TestPortal;
  let morgan: string;
  let lee: string;
  let sam: string;
  let ask: ReturnType<typeof createTestClient>['ask'];
  let refusal: ReturnType<typeof createTestClient>['refusal'];

  beforeAll(async () => {
    if (missing !== null) return;
    data = await open();
    portal = createTestPortal(data);
    morgan = await portal.tokenFor('morgan@connect.example');
    lee = await portal.tokenFor('lee@harbourworks.example');
    sam = await portal.tokenFor('sam@northgate.example');
    ({ ask, refusal } = createTestClient(portal, await portal.tokenFor('priya@northgate.example')));
  });
  beforeEach(async () => {
    if (missing !== null) return;
    await data.database.deleteFrom('prepared_baskets').execute();
    await data.database.deleteFrom('baskets').execute();
    await data.database
      .updateTable('items')
      .set({ pack_size: 12, minimum: 24, discontinued: false })
      .where('sku', 'in', [glove, jacket])
      .execute();
  });
  afterAll(() => data?.close());

  /** The number of a sample order of Northgate's: 5 gloves and a jacket. */
  const sampleNo = async () => {
    const lines = [
      { sku: glove, quantity: 2 },
      { sku: jacket, quantity: 1 },
      { sku: glove, quantity: 3 },
    ];
    const body = aSampleForm({ idempotencyKey: randomUUID(), lines });
    return (await ask(calls.createSampleOrder, { token: morgan, body })).order.no;
  };
  const prepare = (id: string) => ask(calls.prepareBasket, { token: morgan, params: { id } });
  const take = (id: string, token?: string) =>
    portal.call(calls.takePreparedBasket, { ...(token && { token }), params: { id } });
  const waiting = async (token?: string) => (await ask(calls.preparedBaskets, token ? { token } : {})).data;
  const linesNow = async () =>
    (await ask(calls.basket)).lines.map(({ item, quantity }) => ({ sku: item.sku, quantity }));

  it.skipIf(missing)('waits for the company once, with as few of each as can be ordered', async () => {
    const no = await sampleNo();
    const made = await prepare(no);
    expect(made).toMatchObject({ madeBy: 'Morgan Hale', fromOrder: no });
    expect(made.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [glove, 24],
      [jacket, 24],
    ]);
    const twice = await Promise.all([prepare(no), prepare(no)]);
    expect(twice).toEqual([made, made]);
    expect(await waiting()).toEqual([made]);
    expect(await waiting(lee)).toEqual([]);
    portal.clock.now = new Date(portal.clock.now.getTime() + 60_000);
    const newer = await prepare(await sampleNo());
    expect(await waiting()).toEqual([newer, made]);
  });

  it.skipIf(missing)('goes into the basket of the first who takes it, beside what is in it already', async () => {
    await ask(calls.editBasket, {
      body: { idempotencyKey: randomUUID(), changes: [{ kind: 'set', sku: glove, quantity: 36 }] },
    });
    const { id } = await prepare(await sampleNo());
    await data.database.updateTable('items').set({ discontinued: true }).where('sku', '=', jacket).execute();
    const priya = await portal.tokenFor('priya@northgate.example');
    const answers = await Promise.all([take(id, priya), take(id, priya), take(id, priya)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    const taken = await answers.find(({ status }) => status === 200)?.json();
    expect(taken).toMatchObject({
      basket: { lines: [{ quantity: 60 }] },
      refused: [{ sku: jacket, quantity: 24, problem: 'discontinued' }],
    });
    expect(await linesNow()).toEqual([{ sku: glove, quantity: 60 }]);
    expect(await waiting()).toEqual([]);
  });

  it.skipIf(missing)('has whole units of what a sample order has parts of, with the reason', async () => {
    await data.database.updateTable('items').set({ pack_size: 1, minimum: 1 }).where('sku', '=', jacket).execute();
    const no = await sampleNo();
    const ofOrder = data.database.selectFrom('order_lines').selectAll().where('document_no', '=', no);
    const first = await ofOrder.where('item_no', '=', glove).executeTakeFirstOrThrow();
    await data.database
      .updateTable('order_lines')
      .set({ quantity: lineQuantity(0.1) })
      .where('document_no', '=', no)
      .execute();
    await data.database
      .insertInto('order_lines')
      .values({ ...first, position: 9, quantity: lineQuantity(0.2) })
      .execute();
    const { id, lines } = await prepare(no);
    expect(lines).toMatchObject([
      { sku: glove, asked: 0.3, quantity: 24, raised: { why: 'below-minimum', to: 24 } },
      { sku: jacket, asked: 0.1, quantity: 1, raised: { why: 'part-of-unit', to: 1 } },
    ]);
    await sql`update order_lines set item_no = 'GONE-1' where document_no = ${no} and item_no = ${jacket}`.execute(
      data.database,
    );
    const taken = await ask(calls.takePreparedBasket, { params: { id } });
    expect(taken).toMatchObject({ refused: [{ sku: 'GONE-1', quantity: 1, problem: 'unknown' }] });
    expect(await linesNow()).toEqual([{ sku: glove, quantity: 24 }]);
  });

  it.skipIf(missing)('can be put aside, and made again', async () => {
    const no = await sampleNo();
    const { id } = await prepare(no);
    const priya = await portal.tokenFor('priya@northgate.example');
    const dismiss = (token: string) => portal.call(calls.dismissPreparedBasket, { token, params: { id } });
    expect((await dismiss(lee)).status).toBe(404);
    expect((await dismiss(priya)).status).toBe(204);
    expect((await dismiss(priya)).status).toBe(404);
    expect(await waiting()).toEqual([]);
    expect(await linesNow()).toEqual([]);
    expect((await prepare(no)).id).not.toBe(id);
  });

  it.skipIf(missing)("is nobody else's: not another company's, nor of who may not order", async () => {
    const { id } = await prepare(await sampleNo());
    expect((await take(id, lee)).status).toBe(404);
    expect((await take(id, sam)).status).toBe(403);
    expect((await take(id, morgan)).status).toBe(403);
    const { token } = await ask(calls.impersonate, { token: morgan, params: { no: 'C10482' } });
    expect(await waiting(token)).toHaveLength(1);
    expect((await take(id, token)).status).toBe(403);
    expect(await waiting()).toHaveLength(1);
  });

  it.skipIf(missing)(
    'is not made of a sale, out of reach, for a blocked customer or of nothing that is left',
    async () => {
      const no = await sampleNo();
      const asked = (id: string, there = portal) =>
        createTestClient(there, morgan).refusal(calls.prepareBasket, { params: { id } });
      const sale = await data.database
        .selectFrom('orders')
        .select('no')
        .where('sample', '=', false)
        .where('customer_no', '=', 'C10482')
        .where('external_reference', 'not like', 'SR%')
        .executeTakeFirstOrThrow();
      expect(await asked(sale.no)).toMatchObject({ status: 404 });
      expect(await refusal(calls.prepareBasket, { params: { id: no } })).toMatchObject({ code: 'wrong_role' });

      const northgate = data.database.updateTable('customers').where('no', '=', 'C10482');
      const { given_manager_id } = await data.database
        .selectFrom('customers')
        .select('given_manager_id')
        .where('no', '=', 'C10482')
        .executeTakeFirstOrThrow();
      await northgate.set({ given_manager_id: null }).execute();
      expect(await asked(no, createTestPortal({ ...data, assignedCustomersOnly: true }))).toMatchObject({
        status: 404,
      });
      await northgate.set({ given_manager_id, given_blocked: true }).execute();
      expect(await asked(no)).toMatchObject({ status: 409, code: 'customer_blocked' });
      await northgate.set({ given_blocked: false }).execute();
      await data.database
        .updateTable('items')
        .set({ discontinued: true })
        .where('sku', 'in', [glove, jacket])
        .execute();
      expect(await asked(no)).toMatchObject({ status: 409, code: 'nothing_left_to_order' });
      expect(await waiting()).toEqual([]);
    },
  );
});
