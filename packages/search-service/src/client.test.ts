import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { Meilisearch } from 'meilisearch';
import type { FederatedMultiSearchParams } from 'meilisearch';
import { generateTenantToken } from 'meilisearch/token';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MASTER_KEY, startService } from './testing/start-service.ts';
import type { TestService } from './testing/start-service.ts';

const ranking = ['sort', 'words', 'typo', 'proximity', 'attributeRank', 'wordPosition', 'exactness'];
const orders = [1, 2, 3, 4].map((n) => ({
  id: n,
  number: `SO-10000${n}`,
  customer_no: n % 2 === 0 ? 'C10482' : 'C20915',
  document_date_sortable: n * 100,
  number_sortable: n * 10,
}));
const invoices = [1, 2, 3].map((n) => ({
  id: n,
  number: `INV-20000${n}`,
  order_number: `SO-10000${n}`,
  customer_no: 'C10482',
  document_date_sortable: n * 100,
  number_sortable: n * 10 + 5,
}));

let service: TestService;
let server: ReturnType<typeof serve>;
let host: string;
let client: Meilisearch;

beforeAll(async () => {
  service = await startService();
  server = serve({ fetch: (request) => service.service().app.fetch(request), hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = new Meilisearch({ host, apiKey: MASTER_KEY });
  for (const [uid, documents] of Object.entries({ orders, invoices })) {
    await client.createIndex(uid, { primaryKey: 'id' }).waitTask();
    await client
      .index(uid)
      .updateSettings({
        rankingRules: ranking,
        filterableAttributes: ['customer_no', 'document_date_sortable'],
        sortableAttributes: ['number_sortable'],
        typoTolerance: { disableOnNumbers: true },
      })
      .waitTask();
    const task = await client.index(uid).addDocuments(documents).waitTask();
    expect(task.status).toBe('succeeded');
  }
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await service.remove();
});

/** The call that the orders and invoices list makes (specification §list-search). */
const listSearch = (page: number, q = ''): FederatedMultiSearchParams => ({
  federation: { limit: 2, offset: (page - 1) * 2 },
  queries: ['orders', 'invoices'].map((indexUid) => ({
    indexUid,
    q,
    filter: 'document_date_sortable >= 100 AND document_date_sortable <= 300',
    sort: ['number_sortable:desc'],
    matchingStrategy: 'all' as const,
    attributesToHighlight: ['number', 'order_number', 'po_number'],
  })),
});

describe('the meilisearch client', () => {
  it('sees health, version, indexes and figures', async () => {
    expect(await client.isHealthy()).toBe(true);
    expect(await client.getVersion()).toMatchObject({ pkgVersion: expect.any(String) });
    expect((await client.getIndexes()).results.map((index) => [index.uid, index.primaryKey])).toEqual([
      ['invoices', 'id'],
      ['orders', 'id'],
    ]);
    expect((await client.getStats()).indexes['orders']).toMatchObject({
      numberOfDocuments: 4,
      isIndexing: false,
      fieldDistribution: { number: 4 },
    });
  });

  it('searches one index by offset and by page', async () => {
    const byOffset = await client.index('orders').search('so', { limit: 1, offset: 1, sort: ['number_sortable:desc'] });
    expect(byOffset).toMatchObject({ query: 'so', limit: 1, offset: 1, estimatedTotalHits: 4, hits: [{ id: 3 }] });
    expect(byOffset).not.toHaveProperty('semanticHitCount');
    const byPage = await client.index('orders').search('', { page: 2, hitsPerPage: 3 });
    expect(byPage).toMatchObject({ page: 2, hitsPerPage: 3, totalPages: 2, totalHits: 4, hits: [{ id: 4 }] });
    expect(byPage).not.toHaveProperty('limit');
    const byGet = await client.index('orders').searchGet('so', { filter: 'customer_no = C20915', limit: 1 });
    expect(byGet).toMatchObject({ estimatedTotalHits: 2, limit: 1 });
  });

  it('merges orders and invoices into one list in the order of their numbers, page by page', async () => {
    const numbers: unknown[] = [];
    for (const page of [1, 2, 3, 4]) {
      const answer = await client.multiSearch(listSearch(page));
      expect(answer).toMatchObject({ limit: 2, offset: (page - 1) * 2, estimatedTotalHits: 6 });
      expect(answer).not.toHaveProperty('query');
      numbers.push(...answer.hits.map((hit) => hit['number']));
    }
    expect(numbers).toEqual(['INV-200003', 'SO-100003', 'INV-200002', 'SO-100002', 'INV-200001', 'SO-100001']);
  });

  it('tells of each hit where it comes from, and marks what matched', async () => {
    const { hits } = await client.multiSearch(listSearch(1, 'so-100003'));
    expect(hits[0]).toMatchObject({
      number: 'INV-200003',
      _federation: { indexUid: 'invoices', queriesPosition: 1, weightedRankingScore: expect.any(Number) },
      _formatted: { number: 'INV-200003', order_number: '<em>SO</em>-<em>100003</em>', id: '3' },
    });
  });

  it('gets one list a query without federation', async () => {
    const { results } = await client.multiSearch({
      queries: [
        { indexUid: 'orders', q: 'so', limit: 1 },
        { indexUid: 'invoices', page: 1, hitsPerPage: 1 },
      ],
    });
    expect(results).toMatchObject([
      { indexUid: 'orders', query: 'so', limit: 1 },
      { indexUid: 'invoices', query: '', totalHits: 3 },
    ]);
  });

  it('caps what can be reached at maxTotalHits, of each index in a federated list', async () => {
    const small = client.index('small');
    await small.updateSettings({ pagination: { maxTotalHits: 2 } }).waitTask();
    await small.addDocuments([1, 2, 3].map((id) => ({ id }))).waitTask();
    expect(await small.search('', { limit: 50, offset: 1 })).toMatchObject({
      hits: [{ id: 2 }],
      limit: 50,
      offset: 1,
      estimatedTotalHits: 2,
    });
    const merged = await client.multiSearch({ federation: { limit: 99_999 }, queries: [{ indexUid: 'small' }] });
    expect(merged).toMatchObject({ hits: [{ id: 1 }, { id: 2 }], limit: 99_999, estimatedTotalHits: 3 });
    expect((await small.getDocuments({ limit: 50 })).results).toHaveLength(3);
    await client.deleteIndex('small').waitTask();
  });

  it('multiplies relevance by weights: the heavier query comes first', async () => {
    for (const weights of [
      [1, 0.5],
      [0.5, 1],
      [2, 3],
      [3, 2],
    ]) {
      const { hits } = await client.multiSearch({
        federation: {},
        queries: ['orders', 'invoices'].map((indexUid, at) => ({
          indexUid,
          q: '10000',
          federationOptions: { weight: weights[at] ?? 1 },
        })),
      });
      expect(hits[0]?._federation?.indexUid).toBe((weights[0] ?? 0) > (weights[1] ?? 0) ? 'orders' : 'invoices');
    }
  });

  it('reads, changes and resets settings one by one and together', async () => {
    const index = client.index('configured');
    await client.createIndex('configured').waitTask();
    await index.updateSearchableAttributes(['b', 'a']).waitTask();
    await index.updateDisplayedAttributes(['a']).waitTask();
    await index.updatePagination({ maxTotalHits: 5 }).waitTask();
    await index.updateTypoTolerance({ minWordSizeForTypos: { oneTypo: 4 } }).waitTask();
    await index.updateFilterableAttributes(['z', 'y', 'z']).waitTask();
    await index.updateSortableAttributes(['n']).waitTask();
    await index.updateRankingRules(['sort', 'n:asc']).waitTask();
    expect(await index.getSettings()).toMatchObject({
      searchableAttributes: ['b', 'a'],
      displayedAttributes: ['a'],
      filterableAttributes: ['y', 'z'],
      rankingRules: ['sort', 'n:asc'],
      pagination: { maxTotalHits: 5 },
      typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 4, twoTypos: 9 } },
    });
    await index.updateSettings({ pagination: null, searchableAttributes: null } as never).waitTask();
    expect(await index.getPagination()).toEqual({ maxTotalHits: 1000 });
    await index.resetRankingRules().waitTask();
    expect(await index.getRankingRules()).toContain('exactness');
    await index.resetSettings().waitTask();
    expect(await index.getDisplayedAttributes()).toEqual(['*']);
    await expect(index.updateRankingRules(['nonsense'])).rejects.toThrow(/`nonsense` ranking rule is invalid/);
    await client.deleteIndex('configured').waitTask();
  });

  it('makes, renames and deletes keys; the secret follows from the uid', async () => {
    const uid = '6f0f7f9e-5d6c-4f6f-9a55-0b7d2b3a9c99';
    const options = {
      uid,
      name: 'portal',
      actions: ['search'],
      indexes: ['orders*'],
      expiresAt: '2050-11-13T00:00:00.123Z',
    };
    const key = await client.createKey(options as never);
    expect(key).toMatchObject({
      ...options,
      description: null,
      expiresAt: '2050-11-13T00:00:00Z',
      key: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await client.getKey(key.key)).toEqual(await client.getKey(uid));
    expect(await client.updateKey(uid, { name: 'other' })).toMatchObject({ name: 'other', actions: ['search'] });
    await expect(client.createKey(options as never)).rejects.toThrow(/already an existing API key/);
    await client.deleteKey(uid);
    await expect(client.getKey(uid)).rejects.toThrow(`API key \`${uid}\` not found.`);
    const again = await client.createKey(options as never);
    expect(again.key).toBe(key.key);
    await client.deleteKey(uid);
    expect((await client.getKeys()).results.map((each) => each.name).toSorted()).toEqual([
      'Default Admin API Key',
      'Default Search API Key',
    ]);
  });

  it('searches under a tenant token only what its rules let through', async () => {
    const parent = (await client.getKeys()).results.find((key) => key.name === 'Default Search API Key');
    const apiKey = await generateTenantToken({
      apiKey: parent?.key ?? '',
      apiKeyUid: parent?.uid ?? '',
      searchRules: { orders: { filter: 'customer_no = "C10482"' } },
      expiresAt: new Date(Date.now() + 60_000),
    });
    const tenant = new Meilisearch({ host, apiKey });
    expect((await tenant.index('orders').search()).hits.map((hit) => hit['id'])).toEqual([2, 4]);
    const tricks = ['customer_no = C20915', 'id = 1 OR id = 2', 'customer_no EXISTS OR customer_no NOT EXISTS'];
    for (const filter of [tricks[0], tricks[2], [[tricks[0] ?? '', tricks[2] ?? '']]]) {
      const { hits } = await tenant.index('orders').search('', { filter: filter ?? '' });
      expect(hits.every((hit) => hit['customer_no'] === 'C10482')).toBe(true);
    }
    await expect(tenant.index('invoices').search()).rejects.toThrow(/cannot access the index `invoices`/);
    await expect(tenant.multiSearch(listSearch(1))).rejects.toThrow(
      'Inside `.queries[1]`: The provided API key is invalid.',
    );
  });

  it("throws the service's own message and keeps the whole error", async () => {
    await expect(client.index('none').search()).rejects.toMatchObject({
      message: 'Index `none` not found.',
      cause: { code: 'index_not_found', type: 'invalid_request' },
    });
  });
});
