import { afterEach, describe, expect, test } from 'vitest';
import { createMeilisearchCustomerSearch } from './meilisearch-customer-search.ts';
import { closeSearchService, refusedKey, startSearchService } from './testing/search-service.ts';
import type { SearchPlan } from './testing/search-service.ts';
import type { Reply } from './testing/stub-server.ts';

afterEach(closeSearchService);

const northgate = { id: 'C10482', no: 'C10482', name: 'Northgate Site Supplies', address: { post_code: 'LS1 4AB' } };
const found = (_formatted?: object): Reply => ({
  json: { hits: [{ ...northgate, _formatted }], estimatedTotalHits: 31 },
});

const setUp = async ({ indexes = { customers: 'customers' }, answer = () => found() }: Partial<SearchPlan> = {}) => {
  const { options, ...service } = await startSearchService({ indexes, answer });
  return { ...service, search: createMeilisearchCustomerSearch(options) };
};
/** Names as a reader sees them: what is marked in brackets. */
const shown = (text: string | undefined): string | undefined =>
  text?.replaceAll('\uE000', '[').replaceAll('\uE001', ']');

test('one search of the customer index, name, number and address marked, every word needed (specification §customer-search)', async () => {
  const { search, searches } = await setUp();
  await search.findCustomers('north', 8);
  expect(searches()).toEqual([
    {
      method: 'POST',
      path: '/search/indexes/customers/search',
      token: 'search-1',
      language: null,
      cookie: null,
      body: {
        q: 'north',
        limit: 8,
        attributesToRetrieve: ['id', 'no', 'name', 'address'],
        attributesToHighlight: ['name', 'id', 'no', 'address'],
        highlightPreTag: '\uE000',
        highlightPostTag: '\uE001',
        matchingStrategy: 'all',
      },
    },
  ]);
});

test('a hit in the words of the core, and how many there are', async () => {
  const { search } = await setUp();
  const { hits, total } = await search.findCustomers('zzz', 8);
  const { address, ...fields } = northgate;
  const texts = { no: 'C10482', name: northgate.name, postCode: address.post_code };
  expect([hits, total]).toEqual([[{ ...fields, postCode: 'LS1 4AB', highlighted: texts }], 31]);
});

describe('what is marked', () => {
  const marks = async (query: string, _formatted?: object) => {
    const { search } = await setUp({ answer: () => found(_formatted) });
    const { hits } = await search.findCustomers(query, 8);
    return shown(Object.values(hits[0]?.highlighted ?? {}).join(' | '));
  };

  test('what the service marked stays, such as a word with a typo', async () => {
    const formatted = { name: '\uE000Northgate\uE001 Site Supplies', no: 'C10482', address: { post_code: 'LS1 4AB' } };
    expect(await marks('nortgate', formatted)).toBe('C10482 | [Northgate] Site Supplies | LS1 4AB');
  });

  test('the beginning of each word is marked, where the service marked the last one alone', async () => {
    const formatted = { name: 'Northgate \uE000Si\uE001te Supplies', no: 'C10482', address: { post_code: 'LS1 4AB' } };
    expect(await marks('nor si', formatted)).toBe('C10482 | [Nor]thgate [Si]te Supplies | LS1 4AB');
  });

  test.each([
    ['c104', '[C104]82 | Northgate Site Supplies | LS1 4AB'],
    ['10482 ls14ab', 'C[10482] | Northgate Site Supplies | [LS1] [4AB]'],
    ['ls1', 'C10482 | Northgate Site Supplies | [LS1] 4AB'],
    ['nss', 'C10482 | [N]orthgate [S]ite [S]upplies | LS1 4AB'],
  ])('“%s” is marked where a word begins with it, or with its letters', async (query, expected) => {
    expect(await marks(query)).toBe(expected);
  });
});

test('who may not search customers finds none, and nothing is asked (specification §search-credentials)', async () => {
  const { search, searches } = await setUp({ indexes: { orders: 'customer_orders' } });
  expect(await search.findCustomers('north', 8)).toEqual({ hits: [], total: 0 });
  expect(searches()).toEqual([]);
});

test('credentials that the service refuses are renewed once, and nobody notices', async () => {
  const { search, given } = await setUp({ answer: ({ token }) => (token === 'search-1' ? refusedKey : found()) });
  expect((await search.findCustomers('north', 8)).total).toBe(31);
  expect(given()).toBe(2);
});

test('a hit without a name or a number is left out; one without an address is not', async () => {
  const hits = [
    { ...northgate, name: undefined },
    { ...northgate, no: null },
    { ...northgate, address: null, id: 7 },
  ];
  const { search } = await setUp({ answer: () => ({ json: { hits } }) });
  const answer = await search.findCustomers('zzz', 8);
  expect([answer.hits.map(({ id, postCode }) => [id, postCode]), answer.total]).toEqual([[['C10482', '']], 3]);
});

test.each<[string, Reply]>([
  ['an error of the service', { status: 500, json: { message: 'x', code: 'internal', type: 'internal', link: '' } }],
  ['a broken connection', { broken: true }],
])('%s throws', async (_, reply) => {
  const { search } = await setUp({ answer: () => reply });
  await expect(search.findCustomers('north', 8)).rejects.toThrow();
});
