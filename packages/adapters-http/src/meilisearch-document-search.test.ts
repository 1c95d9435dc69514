import type { DocumentQuery } from '@connect/core/ports/document-search';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMeilisearchDocumentSearch } from './meilisearch-document-search.ts';
import { closeSearchService, refusedKey, startSearchService } from './testing/search-service.ts';
import type { SearchPlan } from './testing/search-service.ts';
import type { Reply } from './testing/stub-server.ts';
import { wireHit } from './testing/wire-examples.ts';

afterEach(closeSearchService);
afterEach(() => vi.unstubAllGlobals());

const found = (hits: readonly object[] = []): Reply => ({ json: { hits, estimatedTotalHits: 19 } });
const both = { orders: 'customer_orders', invoices: 'customer_invoices' };

const setUp = async ({ indexes = both, answer = () => found(), ...plan }: Partial<SearchPlan> = {}) => {
  const { options, ...service } = await startSearchService({ indexes, answer, ...plan });
  return { ...service, credentials: options.credentials, search: createMeilisearchDocumentSearch(options) };
};
const query = (fields: Partial<DocumentQuery> = {}): DocumentQuery => ({
  purpose: 'list',
  kinds: ['order', 'invoice'],
  text: 'gloves',
  dates: { from: 100, to: 200 },
  offset: 20,
  limit: 10,
  ...fields,
});
const criteria = {
  q: 'gloves',
  filter: 'document_date_sortable 100 TO 200',
  sort: ['number_sortable:desc'],
  attributesToHighlight: ['number', 'order_number', 'po_number'],
  highlightPreTag: '\uE000',
  highlightPostTag: '\uE001',
  matchingStrategy: 'all',
};

describe('what is sent (specification §list-search)', () => {
  test.each(['list', 'dashboard'] as const)(
    '%s, both kinds: a federated multi-search of two queries',
    async (purpose) => {
      const { search, searches } = await setUp();
      await search.find(query({ purpose }));
      expect(searches()).toEqual([
        {
          method: 'POST',
          path: '/search/multi-search',
          token: 'search-1',
          language: null,
          cookie: null,
          body: {
            federation: { limit: 10, offset: 20 },
            queries: [
              { indexUid: 'customer_orders', ...criteria },
              { indexUid: 'customer_invoices', ...criteria },
            ],
          },
        },
      ]);
    },
  );

  test.each([
    ['order', 'customer_orders'],
    ['invoice', 'customer_invoices'],
  ] as const)('list, %ss only: a federated multi-search of one query', async (kind, uid) => {
    const { search, searches } = await setUp();
    await search.find(query({ kinds: [kind] }));
    expect(searches()).toMatchObject([
      {
        path: '/search/multi-search',
        body: { federation: { limit: 10, offset: 20 }, queries: [{ indexUid: uid, ...criteria }] },
      },
    ]);
  });

  test.each([
    ['order', 'customer_orders'],
    ['invoice', 'customer_invoices'],
  ] as const)(
    'dashboard, %ss only: a single-index search with highlighting of number and po_number',
    async (kind, uid) => {
      const { search, searches } = await setUp();
      await search.find(query({ purpose: 'dashboard', kinds: [kind] }));
      expect(searches()).toMatchObject([
        {
          path: `/search/indexes/${uid}/search`,
          body: { ...criteria, attributesToHighlight: ['number', 'po_number'], limit: 10, offset: 20 },
        },
      ]);
    },
  );

  test('of one customer: a second condition, its number quoted', async () => {
    const { search, searches } = await setUp();
    await search.find(query({ kinds: ['order'], customerNo: 'C1" OR "a\\' }));
    await search.find(query({ kinds: ['order'], purpose: 'dashboard', dates: null, customerNo: 'C10482' }));
    const both = 'document_date_sortable 100 TO 200 AND customer_no = "C1\\" OR \\"a\\\\"';
    expect(searches()).toMatchObject([
      { body: { queries: [{ ...criteria, filter: both }] } },
      { body: { filter: 'customer_no = "C10482"' } },
    ]);
  });

  test('any date: no filter', async () => {
    const { search, searches } = await setUp();
    await search.find(query({ dates: null }));
    expect(JSON.stringify(searches())).not.toContain('filter');
  });

  test('an index the user may not search is left out (specification §search-credentials)', async () => {
    const { search, searches } = await setUp({ indexes: { invoices: 'customer_invoices' } });
    await search.find(query());
    expect(searches()).toMatchObject([
      { path: '/search/multi-search', body: { queries: [{ indexUid: 'customer_invoices' }] } },
    ]);
  });

  test('with no index to search nothing is found, and nothing asked', async () => {
    const { search, searches } = await setUp({ indexes: {} });
    expect(await search.find(query())).toEqual({ hits: [], total: 0 });
    expect(searches()).toEqual([]);
  });

  test.each([
    ['all', both, 0],
    ['one', { orders: 'customer_orders' }, 1],
    ['none', {}, 1],
  ])('the session is doubted where of two kinds %s may be searched', async (_, indexes, times) => {
    const { options } = await startSearchService({ indexes, answer: () => found() });
    const onSessionDoubted = vi.fn<() => void>();
    await createMeilisearchDocumentSearch({ ...options, onSessionDoubted }).find(query());
    expect(onSessionDoubted).toHaveBeenCalledTimes(times);
  });
});

describe('what comes back', () => {
  test('each hit has the kind of the index it comes from', async () => {
    const { search } = await setUp({
      answer: () =>
        found([
          { ...wireHit, _federation: { indexUid: 'customer_invoices' } },
          { ...wireHit, _federation: { indexUid: 'customer_orders' } },
        ]),
    });
    const { hits, total } = await search.find(query());
    expect([hits.map(({ kind }) => kind), total]).toEqual([['invoice', 'order'], 19]);
  });

  test('a hit in the words of the core', async () => {
    const marked = { number: '\uE000SO\uE001-201', order_number: null };
    const { search } = await setUp({ answer: () => found([{ ...wireHit, _formatted: marked }]) });
    const { hits } = await search.find(query({ kinds: ['order'] }));
    expect(hits).toMatchObject([
      {
        kind: 'order',
        number: 'SO-201',
        documentDate: '2026-11-01',
        postingDate: null,
        skus: ['GL-1'],
        highlighted: { number: '\uE000SO\uE001-201', orderNumber: null, poNumber: null },
      },
    ]);
  });

  test.each<[string, object]>([
    ['comes from an index that was not searched', { _federation: { indexUid: 'other' } }],
    ['lacks its number', { number: undefined }],
    ['has no number for its total', { total_amount: 'much' }],
  ])('a hit that %s is left out and counted; the others are there', async (_, damage) => {
    const hits = [wireHit, { ...wireHit, ...damage }, { ...wireHit, number: 'SO-202' }];
    const { options } = await startSearchService({
      indexes: { orders: 'customer_orders' },
      answer: () => found(hits.map((hit) => ({ _federation: { indexUid: 'customer_orders' }, ...hit }))),
    });
    const unreadable: unknown[] = [];
    const search = createMeilisearchDocumentSearch({ ...options, onUnreadable: (hits) => unreadable.push(...hits) });
    const answer = await search.find(query({ kinds: ['order'] }));
    expect([answer.hits.map(({ number }) => number), answer.total]).toEqual([['SO-201', 'SO-202'], 19]);
    expect(unreadable).toEqual([expect.not.objectContaining({ _federation: expect.anything() })]);
  });

  test.each<[string, Reply]>([
    ['an error of the service', { status: 500, json: { message: 'x', code: 'internal', type: 'internal', link: '' } }],
    ['a broken connection', { broken: true }],
    ['an answer of hits none of which can be read', { json: { hits: [{ number: null }], estimatedTotalHits: 1 } }],
  ])('%s throws', async (_, reply) => {
    const { search } = await setUp({ answer: () => reply });
    await expect(search.find(query())).rejects.toThrow();
  });
});

describe('credentials', () => {
  test('are asked for once and kept', async () => {
    const { search, given } = await setUp();
    await search.find(query());
    await search.find(query());
    expect(given()).toBe(1);
  });

  test('searches that start together share them', async () => {
    const { search, given } = await setUp();
    await Promise.all([search.find(query()), search.find(query()), search.find(query())]);
    expect(given()).toBe(1);
  });

  test('are renewed before they expire, so that the service never refuses them', async () => {
    const { search, given, pass } = await setUp({ life: 900 });
    await search.find(query());
    pass(869);
    await search.find(query());
    expect(given()).toBe(1);
    pass(2);
    await search.find(query());
    expect(given()).toBe(2);
  });

  test('that the service refuses are renewed once, and the search tried again', async () => {
    const { search, searches } = await setUp({ answer: ({ token }) => (token === 'search-1' ? refusedKey : found()) });
    expect(await search.find(query())).toEqual({ hits: [], total: 19 });
    expect(searches().map(({ token }) => token)).toEqual(['search-1', 'search-2']);
  });

  test('are renewed where a library has replaced the class of answers, as web servers on Node.js do', async () => {
    vi.stubGlobal('Response', Map);
    const { search } = await setUp({ answer: ({ token }) => (token === 'search-1' ? refusedKey : found()) });
    expect(await search.find(query())).toEqual({ hits: [], total: 19 });
  });

  test('that are refused again are a failure, not a circle', async () => {
    const { search, searches } = await setUp({ answer: () => refusedKey });
    await expect(search.find(query())).rejects.toThrow();
    expect(searches()).toHaveLength(2);
  });

  test('that were renewed for a search that is a fault then tell its id', async () => {
    const faulty: Reply = { status: 500, json: { message: 'Down' }, headers: { 'x-request-id': 'asked-again' } };
    const reported: string[] = [];
    const { options } = await startSearchService({
      indexes: both,
      answer: ({ token }) => (token === 'search-1' ? refusedKey : faulty),
    });
    const search = createMeilisearchDocumentSearch({ ...options, onFault: (id) => reported.push(id) });
    await expect(search.find(query())).rejects.toThrow();
    expect(reported).toEqual(['asked-again']);
  });

  test('refused to searches that run together are renewed once for all', async () => {
    const { search, given } = await setUp({ answer: ({ token }) => (token === 'search-1' ? refusedKey : found()) });
    await Promise.all([
      search.find(query()),
      search.find(query({ text: 'boots' })),
      search.find(query({ text: 'hats' })),
    ]);
    expect(given()).toBe(2);
  });

  test('are used until the service refuses them when the clock here is wrong', async () => {
    const { search, given } = await setUp({ life: -3600 });
    await search.find(query());
    await search.find(query());
    expect(given()).toBe(1);
  });

  test('are forgotten at the end of a session, those on their way too', async () => {
    const { search, credentials, given } = await setUp();
    const early = credentials.current();
    credentials.forget();
    await early;
    await search.find(query());
    expect(given()).toBe(2);
  });

  test('that cannot be had make the search fail, and the next one asks again', async () => {
    let refuses = true;
    const { search } = await setUp({ refuses: () => refuses });
    await expect(search.find(query())).rejects.toThrow();
    refuses = false;
    expect((await search.find(query())).total).toBe(19);
  });
});

describe('a search that the page began before this code came', () => {
  const begun = async (answer: Promise<Response>) => {
    const { options, searches } = await startSearchService({ indexes: both, answer: () => found() });
    const search = createMeilisearchDocumentSearch({ ...options, takeBegun: () => answer });
    return { search, searches };
  };

  test('is not made again, and its hits are read as any others', async () => {
    const hits = [{ ...wireHit, _federation: { indexUid: 'customer_orders' } }, { number: 1 }];
    const { search, searches } = await begun(Promise.resolve(Response.json({ hits, estimatedTotalHits: 2 })));
    expect(await search.find(query())).toMatchObject({ hits: [{ kind: 'order' }], total: 2 });
    expect(searches()).toEqual([]);
  });

  test.each([
    ['was refused', async () => Response.json({}, { status: 403 })],
    ['did not get through', () => Promise.reject(new TypeError('No line'))],
  ])('and %s is made anew', async (_, answer) => {
    const { search, searches } = await begun(answer());
    expect((await search.find(query())).total).toBe(19);
    expect(searches()).toHaveLength(1);
  });
});
