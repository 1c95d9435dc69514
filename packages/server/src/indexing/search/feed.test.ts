import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEvents } from '../../database/add-events.ts';
import type { NewEvent } from '../../event.ts';
import { readConfig } from '../../config.ts';
import { openSearch, searchMasterKey, type OpenSearch } from '../../lifecycle/open-search.ts';
import { addWaitingOrder } from '../../ordering/testing/waiting-order.ts';
import { customerNoOf } from '@connect/core/domain/account/customer-no';
import { orderNoOf, type OrderNo } from '@connect/core/domain/documents/number';
import { openDemoDatabase, testNow, type TestDatabase } from '../../testing/demo-database.ts';
import { indexes } from '../application/indexes.ts';

let data: TestDatabase;
let folder: string;
let search: OpenSearch;

const open = async (): Promise<OpenSearch> => {
  const config = readConfig({});
  if (!config.ok) throw new Error(config.refusal);
  return openSearch(config.value, folder, { ...data, log: pino({ level: 'silent' }) });
};
const reopen = async (): Promise<void> => {
  await search.close();
  search = await open();
};

beforeAll(async () => {
  data = await openDemoDatabase();
  folder = await mkdtemp(join(tmpdir(), 'connect-search-'));
  search = await open();
});
afterAll(async () => {
  await search.close();
  await data.database.destroy();
  await rm(folder, { recursive: true });
});

const send = async (method: string, path: string, body?: unknown) => {
  const answer = await search.app?.request(`/search${path}`, {
    method,
    headers: { Authorization: `Bearer ${searchMasterKey(data.keys)}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await answer?.json()) as Record<string, unknown>;
};
const findOrder = async (no: string) =>
  (await send('POST', `/indexes/${indexes.orders}/search`, { q: no, matchingStrategy: 'all' }))['hits'];

const placed = (orderNo: OrderNo): NewEvent => ({
  kind: 'order.withdrawn',
  at: testNow,
  data: { orderNo, customerNo: customerNoOf('C10482') },
});

/** A sample order as the portal makes one, of the newest there is. */
const make = async (no: OrderNo): Promise<void> => {
  const { database } = data;
  const order = await database.selectFrom('orders').selectAll().where('sample', '=', true).executeTakeFirstOrThrow();
  const lines = await database.selectFrom('order_lines').selectAll().where('document_no', '=', order.no).execute();
  await database
    .insertInto('orders')
    .values({ ...order, no, sr_no: null, external_reference: null })
    .execute();
  await database
    .insertInto('order_lines')
    .values(lines.map((line) => ({ ...line, document_no: no })))
    .execute();
  await addEvents(database, [placed(no)]);
  const request = { order_no: no, key: randomUUID(), created_by: null, author: 'Morgan Hale', reason: 'A new glove' };
  const followUp = { follow_up_on: null, followed_up_at: null, created_at: testNow };
  await database
    .insertInto('sample_requests')
    .values({ ...request, ...followUp })
    .execute();
};

describe('an order that is made while the portal runs', () => {
  it('is found as soon as its change was taken over', async () => {
    await make(orderNoOf('SO-900001'));
    expect(await findOrder('SO-900001')).toEqual([]);
    expect(await search.takeChanges(100)).toBe(1);
    expect(await findOrder('SO-900001')).toMatchObject([
      { number: orderNoOf('SO-900001'), number_sortable: 900_001, sample: true },
    ]);
    await reopen();
    expect(await findOrder('SO-900001')).toHaveLength(1);
  });

  it('is found after the next start when nobody took it over', async () => {
    await make(orderNoOf('SO-900002'));
    await reopen();
    expect(await findOrder('SO-900002')).toHaveLength(1);
  });

  it('is found as cancelled where the supplier’s system cancelled it on its way', async () => {
    const { database } = data;
    await make(orderNoOf('SO-900003'));
    const change = { cancelled: true, status: 'Open', progress: 'Picking' };
    await database.updateTable('orders').set(change).where('no', '=', orderNoOf('SO-900003')).execute();
    await addEvents(database, [placed(orderNoOf('SO-900003'))]);
    await reopen();
    expect(await findOrder('SO-900003')).toMatchObject([{ status: 'Cancelled', progress: 'Picking' }]);
  });

  it('is found after the next start when a customer placed it, and as it was decided', async () => {
    const { database } = data;
    const user = database.selectFrom('users').select('id').where('email', '=', 'priya@northgate.example');
    const { id: userId } = await user.executeTakeFirstOrThrow();
    const no = await addWaitingOrder(database, { customerNo: 'C10482', userId });
    await addEvents(database, [placed(no)]);
    await reopen();
    expect(await findOrder(no)).toMatchObject([{ status: 'Open', progress: 'Awaiting Approval' }]);
    await database.updateTable('orders').set({ status: 'Cancelled', progress: null }).where('no', '=', no).execute();
    await database
      .insertInto('order_decisions')
      .values({
        order_no: no,
        at: testNow,
        user_id: userId,
        by_name: 'Morgan Hale',
        approved: false,
        reason: 'No',
        released: 'over-credit',
      })
      .execute();
    await addEvents(database, [placed(no)]);
    await reopen();
    expect(await findOrder(no)).toMatchObject([{ status: 'Cancelled', progress: null }]);
  });

  it('is no trouble when there is none', async () => {
    await addEvents(data.database, [placed(orderNoOf('SO-999999'))]);
    await search.takeChanges(100);
    expect(await findOrder('SO-999999')).toEqual([]);
  });
});

it('indexes that an earlier version made are made again', async () => {
  const settings = `/indexes/${indexes.customers}/settings`;
  const sortable = async () => (await send('GET', settings))['sortableAttributes'];
  const current = await sortable();
  await send('PATCH', settings, { sortableAttributes: ['no'] });
  await send('DELETE', `/indexes/${indexes.orders}/documents/SO-900001`);
  const products = '/indexes/products_uk_en-gb';
  const { total } = await send('GET', `${products}/documents?limit=0`);
  await reopen();
  expect(await sortable()).toEqual(['no']);
  await send('DELETE', products);
  await send('POST', `${products}/documents?primaryKey=sku_id`, [{ sku_id: 'GLV-1' }]);
  const earlier = { id: 'data-set', value: data.shared.dataSetId };
  await send('POST', `/indexes/${indexes.meta}/documents`, [earlier]);
  // The last task of the three: what is under way is not waited for at the end.
  await expect
    .poll(() => send('GET', `/indexes/${indexes.meta}/documents/data-set`), { timeout: 4000 })
    .toEqual(earlier);
  await reopen();
  expect(await sortable()).toEqual(current);
  expect(await send('GET', products)).toMatchObject({ primaryKey: 'id' });
  expect(await send('GET', `${products}/documents?limit=0`)).toMatchObject({ total });
  expect(await findOrder('SO-900001')).toHaveLength(1);
});

describe('making all indexes anew', () => {
  it('reaches the index that another process has for itself, and is done there once', async () => {
    const config = readConfig({});
    if (!config.ok) throw new Error(config.refusal);
    const elsewhere = await mkdtemp(join(tmpdir(), 'connect-search-'));
    const other = await openSearch(config.value, elsewhere, { ...data, log: pino({ level: 'silent' }) });
    try {
      await search.takeChanges(1000);
      const path = `/indexes/${indexes.orders}/documents`;
      const headers = { Authorization: `Bearer ${searchMasterKey(data.keys)}` };
      await other.app?.request(`/search${path}`, { method: 'DELETE', headers });
      const orders = async (): Promise<number | undefined> =>
        (await other.counts()).find(({ index }) => index === indexes.orders)?.documents;
      await expect.poll(orders).toBe(0);
      await search.rebuild();
      expect(await other.takeChanges(1000)).toBe(1);
      const [here] = (await search.counts()).filter(({ index }) => index === indexes.orders);
      expect(here?.documents).toBeGreaterThan(0);
      expect(await orders()).toBe(here?.documents);
      expect([await other.takeChanges(1000), await search.takeChanges(1000)]).toEqual([0, 0]);
    } finally {
      await other.close();
      await rm(elsewhere, { recursive: true });
    }
  });
});
