import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { customerNoOf, type CustomerNo } from '@connect/core/domain/account/customer-no';
import { orderNoOf } from '@connect/core/domain/documents/number';
import { calls } from '@connect/contract/calls';
import { SearchDocument } from '@connect/contract/search';
import { permissions } from '@connect/core/domain/access/user';
import * as v from 'valibot';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSessions } from '../../auth/database/sessions.ts';
import { toAccount, toIdentity } from '../../identity.ts';
import { readConfig } from '../../config.ts';
import { openSearch, type OpenSearch } from '../../lifecycle/open-search.ts';
import { actingToken } from '../../testing/acting.ts';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal } from '../../testing/test-portal.ts';
import { indexes } from './indexes.ts';
import { createSearchAccess } from './search-access.ts';
import { invoiceDocuments, orderDocuments, type IndexedDocument } from '../database/search-documents.ts';

let data: TestDatabase;
let folder: string;
let search: OpenSearch;
let sessionId: string;
const sessions = () => createSessions(data.database, () => new Date());
const openSession = async (): Promise<string> => {
  const user = await data.database
    .selectFrom('users')
    .selectAll()
    .where('email', '=', 'priya@northgate.example')
    .executeTakeFirstOrThrow();
  return (await sessions().open(toAccount(user), { address: '192.0.2.1', userAgent: null }))?.id ?? '';
};

const open = async (opened: TestDatabase): Promise<OpenSearch> => {
  const config = readConfig({});
  if (!config.ok) throw new Error(config.refusal);
  return openSearch(config.value, folder, { ...opened, log: pino({ level: 'silent' }) });
};

beforeAll(async () => {
  data = await openDemoDatabase();
  folder = await mkdtemp(join(tmpdir(), 'connect-search-'));
  search = await open(data);
  sessionId = await openSession();
});
afterAll(async () => {
  await search.close();
  await data.database.destroy();
  await rm(folder, { recursive: true });
});

const all = [permissions.viewOrders, permissions.viewInvoices];

const everything = { narrow: false, categories: null };
const accessAt = (now: Date) =>
  createSearchAccess({ host: '/search', key: search.key, life: 900, now: () => now, throughPortal: true });

const credentialsOf = (customerNo: string, granted: string[] = all, now = new Date()) =>
  accessAt(now).credentials({ id: 'x', roles: ['customer'], customerNo, permissions: granted, sessionId }, everything);

/** Of somebody of the demo; an account manager's narrowed to the customers given to them, or not. */
const staffCredentials = async (
  email: string,
  narrow = false,
  granted?: string[],
  categories: string[] | null = null,
) => {
  const row = await data.database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  const user = toIdentity(toAccount(row));
  return accessAt(new Date()).credentials(
    { ...user, permissions: granted ?? user.permissions, sessionId },
    { narrow, categories },
  );
};

const ask = async (token: string, indexUid: string, body: object = {}) => {
  const answer = await search.app?.request(`/search/indexes/${indexUid}/search`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ limit: 100, ...body }),
  });
  const result = (await answer?.json()) as { hits?: Record<string, unknown>[]; code?: string; message?: string };
  return { status: answer?.status, ...result };
};

describe('search credentials (decisions §hidden-is-refused)', () => {
  it("find the customer's own documents and nobody else's, whatever the filter asks for", async () => {
    const { token } = await credentialsOf('C10482');
    for (const uid of [indexes.orders, indexes.invoices])
      for (const filter of [
        undefined,
        'customer_no = "C20915" OR customer_no = "C10482"',
        'customer_no != "C10482" OR customer_no EXISTS',
      ]) {
        const { hits = [] } = await ask(token, uid, { filter });
        expect(hits.length).toBeGreaterThan(0);
        expect(new Set(hits.map(({ customer_no }) => customer_no))).toEqual(new Set(['C10482']));
      }
    expect((await ask(token, indexes.orders, { filter: 'customer_no = "C20915"' })).hits).toEqual([]);
  });

  it('name and open only the indexes the user may see (specification §search-credentials)', async () => {
    const { token, indexes: permitted } = await credentialsOf('C10482', [permissions.viewOrders]);
    expect(permitted).toEqual({ orders: indexes.orders });
    expect((await ask(token, indexes.orders)).status).toBe(200);
    expect((await ask(token, indexes.invoices)).status).toBe(403);
    const none = await credentialsOf('C10482', []);
    expect(none.indexes).toEqual({});
    expect((await ask(none.token, indexes.orders)).status).toBe(403);
  });

  it('find an order that is invoiced in full as its invoice; as an order where invoices may not be seen (ADR 8)', async () => {
    const closed = await data.database
      .selectFrom('orders')
      .innerJoin('invoices', 'order_number', 'orders.no')
      .select(['orders.no', 'invoices.no as invoice'])
      .where('orders.customer_no', '=', 'C10482')
      .where('orders.closed', '=', true)
      .executeTakeFirstOrThrow();
    const find = async (token: string, uid: string, no: string) =>
      (await ask(token, uid, { q: no })).hits?.map(({ number }) => number) ?? [];
    const both = await credentialsOf('C10482');
    expect(await find(both.token, indexes.orders, closed.no)).not.toContain(closed.no);
    expect(await find(both.token, indexes.invoices, closed.no)).toContain(closed.invoice);
    const { token } = await credentialsOf('C10482', [permissions.viewOrders]);
    expect(await find(token, indexes.orders, closed.no)).toContain(closed.no);
    const widened = await ask(token, indexes.orders, { filter: 'invoiced = true', q: '' });
    expect(new Set(widened.hits?.map(({ customer_no }) => customer_no))).toEqual(new Set(['C10482']));
  });

  it('open neither products nor what the indexes were built from', async () => {
    const { token } = await credentialsOf('C10482');
    for (const uid of ['products_uk_en-gb', indexes.meta]) expect((await ask(token, uid)).status).toBe(403);
  });

  it('hold for at most 15 minutes', async () => {
    const now = new Date();
    const { expiresAt } = await credentialsOf('C10482', all, now);
    expect(expiresAt - Math.floor(now.getTime() / 1000)).toBe(900);
    const { token } = await credentialsOf('C10482', all, new Date(now.getTime() - 901_000));
    expect(await ask(token, indexes.orders)).toMatchObject({ status: 403, code: 'invalid_api_key' });
  });

  it('end with their session: whoever is signed out elsewhere, or deactivated, finds nothing any more', async () => {
    const own = await openSession();
    const user = {
      id: 'x',
      roles: ['customer' as const],
      customerNo: 'C10482' as const,
      permissions: all,
      sessionId: own,
    };
    const { token } = await accessAt(new Date()).credentials(user, everything);
    expect((await ask(token, indexes.orders)).status).toBe(200);
    const active = (value: boolean) =>
      data.database
        .updateTable('users')
        .set({ active: value })
        .where('email', '=', 'priya@northgate.example')
        .execute();
    await active(false);
    expect(await ask(token, indexes.orders)).toMatchObject({ status: 403, code: 'invalid_api_key' });
    await active(true);
    expect((await ask(token, indexes.orders)).status).toBe(200);
    await sessions().close(own);
    const federated = await search.app?.request('/search/multi-search', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ queries: [{ indexUid: indexes.orders }], federation: {} }),
    });
    expect([federated?.status, (await ask(token, indexes.orders)).status]).toEqual([403, 403]);
  });

  it('end with what their user may: a lost permission, another customer, or customers an account manager acts for no more', async () => {
    const portal = createTestPortal({ ...data, search });
    portal.clock.now = new Date();
    const tokenOf = async (token: string) => {
      const answer = await portal.call(calls.searchCredentials, { token });
      return v.parse(calls.searchCredentials.answer, await answer.json()).token;
    };
    const change = (email: string, values: { permissions?: string[]; customer_no?: CustomerNo }) =>
      data.database.updateTable('users').set(values).where('email', '=', email).execute();
    const refused = { status: 403, code: 'invalid_api_key' };

    const sam = 'sam@northgate.example';
    const own = await tokenOf(await portal.tokenFor(sam));
    expect((await ask(own, indexes.orders)).status).toBe(200);
    await change(sam, { permissions: [] });
    expect(await ask(own, indexes.orders)).toMatchObject(refused);
    await change(sam, { permissions: [permissions.viewOrders], customer_no: customerNoOf('C20915') });
    expect(await ask(own, indexes.orders)).toMatchObject(refused);
    await change(sam, { customer_no: customerNoOf('C10482') });
    expect((await ask(own, indexes.orders)).status).toBe(200);

    const morgan = 'morgan@connect.example';
    const acting = await tokenOf(await actingToken(portal, await portal.tokenFor(morgan)));
    expect((await ask(acting, indexes.orders)).status).toBe(200);
    const { permissions: before } = await data.database
      .selectFrom('users')
      .select('permissions')
      .where('email', '=', morgan)
      .executeTakeFirstOrThrow();
    await change(morgan, { permissions: [] });
    expect(await ask(acting, indexes.orders)).toMatchObject(refused);
    await change(morgan, { permissions: before });
  });

  it('ask for 100 hits at a time, and those of brand managers for all products at once', async () => {
    const { token } = await credentialsOf('C10482');
    expect(await ask(token, indexes.orders, { limit: 101 })).toMatchObject({
      status: 400,
      code: 'invalid_search_limit',
      message: expect.stringContaining('101 hits are more than the 100'),
    });
    const products = indexes.products[0]?.uid ?? '';
    expect(
      (await ask((await staffCredentials('sasha@connect.example')).token, products, { limit: 99_999 })).status,
    ).toBe(200);
    expect((await ask((await staffCredentials('morgan@connect.example')).token, products, { limit: 101 })).status).toBe(
      400,
    );
  });

  it('a customer number with a quote in it cannot widen the filter', async () => {
    const { token } = await credentialsOf('X" OR customer_no != "X');
    expect((await ask(token, indexes.orders)).hits).toEqual([]);
  });
});

describe('search credentials of staff (specification §search-credentials, decisions §hidden-is-refused)', () => {
  const productIndexes = Object.fromEntries(indexes.products.map(({ region, uid }) => [region, uid]));
  const every = { orders: indexes.managersOrders, invoices: indexes.managersInvoices, customers: indexes.customers };

  it('open to an account manager what their permissions do, and the products', async () => {
    const { indexes: permitted } = await staffCredentials('morgan@connect.example');
    expect(permitted).toEqual({ ...every, products: productIndexes });
    const few = await staffCredentials('morgan@connect.example', false, [permissions.viewCustomers]);
    expect(few.indexes).toEqual({ customers: indexes.customers, products: productIndexes });
    expect((await ask(few.token, indexes.customers)).status).toBe(200);
    expect((await ask(few.token, indexes.managersOrders)).status).toBe(403);
  });

  it('name the indexes of account managers as the specification does, and find the same documents there (specification §search-indexes)', async () => {
    const { token } = await staffCredentials('morgan@connect.example');
    for (const [own, customers] of [
      ['customer_data_orders', indexes.orders],
      ['customer_data_invoices', indexes.invoices],
    ] as const) {
      const filter = 'customer_no = "C10482"';
      const { hits } = await ask(token, own, { filter });
      expect(hits).toEqual((await ask((await credentialsOf('C10482')).token, customers)).hits);
      expect(hits?.length).toBeGreaterThan(0);
      expect((await ask(token, customers)).status).toBe(403);
      expect((await ask((await credentialsOf('C10482')).token, own)).status).toBe(403);
    }
    const answer = await search.app?.request('/search/multi-search', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ federation: { limit: 1 }, queries: [{ indexUid: 'customer_data_invoices' }] }),
    });
    expect(await answer?.json()).toMatchObject({ hits: [{ _federation: { indexUid: 'customer_data_invoices' } }] });
  });

  it('open to brand managers the products alone', async () => {
    for (const email of ['brook@connect.example', 'sasha@connect.example']) {
      const { token, indexes: permitted } = await staffCredentials(email);
      expect(permitted).toEqual({ products: productIndexes });
      for (const uid of Object.values(every)) expect((await ask(token, uid)).status).toBe(403);
      for (const uid of Object.values(productIndexes)) expect((await ask(token, uid)).hits?.length).toBeGreaterThan(0);
    }
  });

  it('find of a brand manager with categories their products alone, whatever the filter asks for', async () => {
    const uid = indexes.products[0]?.uid ?? '';
    const tokenFor = async (categories: string[]) =>
      (await staffCredentials('brook@connect.example', false, undefined, categories)).token;
    const classesOf = async (token: string, filter?: string) => {
      const { hits = [] } = await ask(token, uid, { filter, limit: 99_999 });
      return new Set(hits.map((hit) => hit['schema_classification']));
    };
    const all = [...(await classesOf((await staffCredentials('sasha@connect.example')).token))];
    expect(all.length).toBeGreaterThan(2);
    const [own, other] = all.map(String);
    const token = await tokenFor([own ?? '', 'No "such", one']);
    for (const filter of [undefined, `schema_classification = "${other}" OR schema_classification EXISTS`])
      expect(await classesOf(token, filter)).toEqual(new Set([own]));
    expect(await classesOf(await tokenFor([]))).toEqual(new Set());
  });

  it("find everybody's documents and customers where all are within reach, and what was searched by stays unseen", async () => {
    const { token } = await staffCredentials('morgan@connect.example');
    const customers = await data.database.selectFrom('customers').select('no').execute();
    const found = await ask(token, indexes.customers);
    expect(new Set(found.hits?.map(({ no }) => no))).toEqual(new Set(customers.map(({ no }) => no)));
    const { hits = [] } = await ask(token, indexes.managersOrders);
    expect(new Set(hits.map(({ customer_no }) => customer_no))).toContain('C20915');
    for (const hit of [...hits, ...(found.hits ?? [])]) expect(Object.keys(hit)).not.toContain('account_manager');
    expect(Object.keys(found.hits?.[0] ?? {})).toEqual(['id', 'no', 'name', 'address']);
  });

  it('find nothing of a customer who is not given to the account manager, whatever the filter asks for', async () => {
    const { token } = await staffCredentials('morgan@connect.example', true);
    const rows = await data.database
      .selectFrom('customers')
      .innerJoin('users', 'users.id', 'account_manager_id')
      .select('no')
      .where('email', '=', 'morgan@connect.example')
      .execute();
    const own = new Set<unknown>(rows.map(({ no }) => no));
    for (const [uid, attribute] of [
      [indexes.managersOrders, 'customer_no'],
      [indexes.managersInvoices, 'customer_no'],
      [indexes.customers, 'no'],
    ] as const)
      for (const filter of [
        undefined,
        `${attribute} = "C20915" OR ${attribute} = "C10482"`,
        `${attribute} != "C10482" OR ${attribute} EXISTS`,
        'account_manager EXISTS OR account_manager NOT EXISTS',
      ]) {
        const { hits = [] } = await ask(token, uid, { filter });
        expect(hits.length).toBeGreaterThan(0);
        for (const hit of hits) expect(own).toContain(hit[attribute]);
        const foreign = await ask(token, uid, { filter: `${attribute} = "C20915"` });
        expect(foreign.hits).toEqual([]);
      }
  });
});

describe('the indexed documents (specification §document-hits)', () => {
  const pages = async (documents: AsyncIterable<IndexedDocument[]>): Promise<IndexedDocument[]> => {
    const all: IndexedDocument[] = [];
    for await (const page of documents) all.push(...page);
    return all;
  };

  it('are as the contract says, and say of an order that it is invoiced in full', async () => {
    const orders = await pages(orderDocuments(data.database));
    const invoices = await pages(invoiceDocuments(data.database));
    for (const document of [...orders, ...invoices]) v.parse(SearchDocument, document);
    const closed = await data.database.selectFrom('orders').select('no').where('closed', '=', true).execute();
    expect(closed.length).toBeGreaterThan(0);
    const open = new Set(orders.filter(({ invoiced }) => !invoiced).map(({ number }) => number));
    const invoiced = new Set(invoices.map(({ order_number }) => order_number));
    for (const { no } of closed) expect([open.has(no), invoiced.has(no)]).toEqual([false, true]);
  });

  it('sorted by number are sorted by date, invoices without an order among them', async () => {
    const documents = [
      ...(await pages(orderDocuments(data.database))),
      ...(await pages(invoiceDocuments(data.database))),
    ];
    expect(documents.some(({ order_number }) => order_number === null)).toBe(true);
    const sorted = documents.toSorted((a, b) => a.number_sortable - b.number_sortable);
    sorted.forEach((document, index) => {
      const next = sorted[index + 1] ?? document;
      expect(document.document_date_sortable).toBeLessThanOrEqual(next.document_date_sortable);
    });
  });
});

describe('opening the index again', () => {
  const countOrders = async () => (await ask((await credentialsOf('C10482')).token, indexes.orders)).hits?.length;

  it('keeps the index of the same data set, builds that of another anew, and mends a folder it cannot read', async () => {
    const before = await countOrders();
    await search.close();
    search = await open(data);
    expect(await countOrders()).toBe(before);

    await search.close();
    await data.database.transaction().execute(async (trx) => {
      await trx
        .deleteFrom('orders')
        .where('customer_no', '=', 'C10482')
        .where('no', '>', orderNoOf('SO-2'))
        .where('closed', '=', false)
        .execute();
    });
    search = await open(data);
    expect(await countOrders()).toBe(before);
    await search.close();
    search = await open({ ...data, shared: { ...data.shared, dataSetId: 'another data set' } });
    expect(await countOrders()).toBe(0);
  });
});
