import { afterEach, expect, test } from 'vitest';
import { createMeilisearchProductSearch } from './meilisearch-product-search.ts';
import { closeSearchService, startSearchService } from './testing/search-service.ts';
import type { Reply } from './testing/stub-server.ts';

afterEach(closeSearchService);

const product = (skuId: string, ...skus: (string | undefined)[]) => ({
  sku_id: skuId,
  web_title: `Title of ${skuId}`,
  brand: 'Aegis',
  slug: skuId.toLowerCase(),
  variations: skus.map((sku) => ({ ...(sku && { sku }), product_images: [{ filename: `${sku ?? skuId}.jpg` }] })),
});
const answers = (...results: (readonly object[])[]): Reply => ({
  json: { results: results.map((hits) => ({ hits, estimatedTotalHits: hits.length })) },
});

const setUp = async (reply: Reply) => {
  const indexes = { products: { 'uk_en-gb': 'products_uk', fr_fr: 'products_fr' } };
  const { options, searches } = await startSearchService({ indexes, answer: () => reply });
  return { search: createMeilisearchProductSearch(options), searches };
};

test("the storefront's products are searched by SKU, and by everything", async () => {
  const { search, searches } = await setUp(answers([], []));
  expect(await search.findItems('gl-1', 'fr_fr', 20)).toEqual([]);
  const query = { indexUid: 'products_fr', q: 'gl-1', limit: 20, matchingStrategy: 'all' };
  expect(searches()).toMatchObject([
    {
      path: '/search/multi-search',
      body: { queries: [{ ...query, attributesToSearchOn: ['variations.sku', 'sku_id'] }, query] },
    },
  ]);
});

test('each variation is an item, once; one without a SKU, and a product without any, goes by the product’s', async () => {
  const gloves = product('GL-1', 'GL-1-S', 'GL-1-M');
  const { search } = await setUp(answers([gloves], [gloves, product('HV-2', undefined), product('BT-3')]));
  const items = await search.findItems('leather', 'uk_en-gb', 20);
  expect(items.map(({ sku, thumbnail }) => [sku, thumbnail])).toEqual([
    ['GL-1-S', 'GL-1-S.jpg'],
    ['GL-1-M', 'GL-1-M.jpg'],
    ['HV-2', 'HV-2.jpg'],
    ['BT-3', null],
  ]);
  expect(items[0]).toEqual({
    sku: 'GL-1-S',
    title: 'Title of GL-1',
    brand: 'Aegis',
    thumbnail: 'GL-1-S.jpg',
    slug: 'gl-1',
  });
});

test('the item of that SKU comes first, then those whose SKU begins so, and no more than asked for', async () => {
  const { search } = await setUp(answers([product('A', 'XGL-1', 'GL-1-S', 'gl-1')], [product('B', 'B-1')]));
  const items = await search.findItems(' GL-1 ', 'uk_en-gb', 3);
  expect(items.map(({ sku }) => sku)).toEqual(['gl-1', 'GL-1-S', 'XGL-1']);
});

test('a storefront whose products may not be searched has none, and nothing is asked', async () => {
  const { search, searches } = await setUp(answers([], []));
  expect(await search.findItems('gl-1', 'de_de', 20)).toEqual([]);
  expect(searches()).toEqual([]);
});

test('a product without a SKU is left out; one without anything else is not', async () => {
  const hits = [
    { sku_id: 1 },
    { sku_id: 'GL-1', web_title: null, variations: [null, { sku: 'GL-1-S', product_images: null }] },
  ];
  const { search } = await setUp({ json: { results: [{ hits, estimatedTotalHits: 2 }] } });
  const items = await search.findItems('gl-1', 'uk_en-gb', 20);
  expect(items).toEqual([{ sku: 'GL-1-S', title: '', brand: '', thumbnail: null, slug: '' }]);
});

test('an answer that is not what was agreed throws', async () => {
  const { search } = await setUp({ json: { results: 'none' } });
  await expect(search.findItems('gl-1', 'uk_en-gb', 20)).rejects.toThrow();
});
