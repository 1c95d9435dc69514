import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../testing/start-service.ts';

let service: TestService;
const documents = [
  { id: 1, brand: 'Chevron', stock: 4, sizes: ['M', 'L'], at: { depot: 'Hull' } },
  { id: 2, brand: 'chevron ', stock: 10, sizes: ['L', 'l'], at: { depot: 'Leeds' } },
  { id: 3, brand: 'Apex', stock: 2.5, sizes: [], at: null },
];

beforeAll(async () => {
  service = await startService();
  const filterableAttributes = ['brand', 'stock', 'sizes', 'at.depot', 'nothing'];
  await service.done('PATCH', '/indexes/products/settings', { filterableAttributes });
  await service.done('POST', '/indexes/products/documents?primaryKey=id', documents);
  await service.done('POST', '/indexes/bare/documents?primaryKey=id', documents);
});
afterAll(() => service.remove());

const search = async (body: object, index = 'products') => service.call('POST', `/indexes/${index}/search`, body);

describe('facets of a search', () => {
  it('count each value once a document, however it is written, numbers in order and before texts', async () => {
    expect((await search({ facets: ['brand', 'stock', 'sizes'] })).body).toMatchObject({
      facetDistribution: {
        brand: { Apex: 1, Chevron: 2 },
        stock: { '2.5': 1, '4': 1, '10': 1 },
        sizes: { L: 2, M: 1 },
      },
      facetStats: { stock: { min: 2.5, max: 10 } },
    });
  });

  it('count what the query found, all pages of it', async () => {
    expect((await search({ facets: ['sizes', 'nothing'], filter: 'brand = chevron', limit: 1 })).body).toMatchObject({
      facetDistribution: { sizes: { L: 2, M: 1 }, nothing: {} },
      facetStats: {},
    });
  });

  it('of everything are those that have values', async () => {
    const { body } = await search({ facets: ['*'] });
    const { facetDistribution } = body as { facetDistribution: object };
    expect(Object.keys(facetDistribution).toSorted()).toEqual(['at.depot', 'brand', 'sizes', 'stock']);
  });

  it('are not in an answer that nobody asked for them in', async () => {
    expect((await search({})).body).not.toHaveProperty('facetDistribution');
    expect((await search({ facets: [] })).body).not.toHaveProperty('facetDistribution');
  });

  it('of what cannot be filtered by are refused', async () => {
    expect(await search({ facets: ['id'] })).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_search_facets',
        message:
          'Invalid facet distribution: Pattern `id` is not filterable. Available filterable attributes patterns are: `at.depot, brand, nothing, sizes, stock`.',
      },
    });
    expect((await search({ facets: ['a', 'b'] }, 'bare')).body).toMatchObject({
      message:
        'Invalid facet distribution: Patterns `a, b` are not filterable. This index does not have configured filterable attributes.',
    });
  });

  it('come with each list of several, and by GET', async () => {
    const facetDistribution = { brand: { Apex: 1, Chevron: 2 } };
    const several = await service.call('POST', '/multi-search', {
      queries: [{ indexUid: 'products', facets: ['brand'] }, { indexUid: 'products' }],
    });
    const { results } = several.body as { results: object[] };
    expect(results).toMatchObject([{ facetDistribution, facetStats: {} }, {}]);
    expect(results[1]).not.toHaveProperty('facetDistribution');
    expect((await service.call('GET', '/indexes/products/search?facets=brand')).body).toMatchObject({
      facetDistribution,
    });
  });

  it('are a hundred values of an attribute at most', async () => {
    const many = Array.from({ length: 120 }, (_, id) => ({ id, stock: id }));
    await service.done('PATCH', '/indexes/many/settings', { filterableAttributes: ['stock'] });
    await service.done('POST', '/indexes/many/documents?primaryKey=id', many);
    const { body } = await search({ facets: ['stock'] }, 'many');
    const { facetDistribution, facetStats } = body as { facetDistribution: { stock: object }; facetStats: object };
    expect(Object.keys(facetDistribution.stock)).toHaveLength(100);
    expect(facetStats).toEqual({ stock: { min: 0, max: 119 } });
  });
});
