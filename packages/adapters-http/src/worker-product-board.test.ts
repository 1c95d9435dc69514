import type { ProductQuery } from '@connect/core/domain/products/product-list';
import type { ProductsToLoad } from '@connect/core/domain/products/sign-off';
import { afterEach, describe, expect, test } from 'vitest';
import { closeBoardWorkers, startBoardWorker } from './testing/board-worker.ts';
import { closeSearchService, refusedKey, startSearchService } from './testing/search-service.ts';
import type { Received, Reply } from './testing/stub-server.ts';
import { createWorkerProductBoard } from './worker-product-board.ts';
import type { BoardWorker } from './worker-product-board.ts';

afterEach(async () => {
  closeBoardWorkers();
  await closeSearchService();
});

const hit = (sku: string, region: string, signedOffAt = -1) => ({
  sku_id: sku,
  web_title: `Glove ${sku}`,
  brand: 'Chevron',
  schema_classification: 'Hand protection',
  slug: 'glove',
  variations: [{ product_images: [{ filename: `${sku}.jpg` }] }],
  signed_off_at: signedOffAt,
  second_signed_off_at: -1,
  _federation: { indexUid: `products_${region}` },
});
const answers = (...hits: readonly object[]): Reply => ({ json: { hits, estimatedTotalHits: hits.length } });
const query: ProductQuery = { region: 'uk_en-gb', text: '', brand: null, classification: null, state: 'all', page: 1 };
const toSign: ProductsToLoad = { kind: 'lack-second' };
const local = { first: new Map<string, null>(), second: new Map<string, null>() };
const indexes = { products: { 'uk_en-gb': 'products_uk_en-gb', fr_fr: 'products_fr_fr' } };

const setUp = async (answer: (request: Received) => Reply) => {
  const service = await startSearchService({ indexes, answer });
  const workers: ReturnType<typeof startBoardWorker>[] = [];
  const start = (): BoardWorker => {
    const worker = startBoardWorker();
    workers.push(worker);
    return worker;
  };
  return { ...service, workers, board: createWorkerProductBoard(start, service.options) };
};
const skus = async ({ board }: Awaited<ReturnType<typeof setUp>>, change: Partial<ProductQuery> = {}) =>
  (await board.list({ ...query, ...change }, local)).rows.map(({ sku }) => sku);

test('one federated search over every storefront asks for what the table needs (specification §product-loading)', async () => {
  const { board, searches } = await setUp(() => answers());
  await board.load(toSign);
  const part = {
    q: '',
    filter: 'second_signed_off_at = -1',
    attributesToRetrieve: [
      'sku_id',
      'web_title',
      'brand',
      'schema_classification',
      'slug',
      'variations.product_images.filename',
      'signed_off_at',
      'second_signed_off_at',
    ],
  };
  const queries = Object.values(indexes.products).map((indexUid) => ({ indexUid, ...part }));
  expect(searches()).toMatchObject([
    { path: '/search/multi-search', token: 'search-1', body: { queries, federation: { limit: 99_999 } } },
  ]);
});

test('a hit that is no product is left out, and estimated all the same', async () => {
  const setup = await setUp(() => answers(hit('A', 'uk_en-gb'), { no: 'product' }));
  expect(await setup.board.load(toSign)).toMatchObject({ received: 1, estimated: 2 });
  expect(await skus(setup)).toEqual(['A']);
});

test('of not all there are, a mark of what was not received is unconfirmed', async () => {
  const { board } = await setUp(() => ({ json: { hits: [hit('A', 'uk_en-gb', 5)], estimatedTotalHits: 2 } }));
  await board.load(toSign);
  const first = new Map(['A', 'GONE'].map((sku) => [sku, new Set(['uk_en-gb'])]));
  expect([...(await board.unconfirmed({ ...local, first })).first.keys()]).toEqual(['GONE']);
});

describe('a load that fails', () => {
  test('for a token that is refused is tried once more with another', async () => {
    const setup = await setUp(({ token }) => (token === 'search-1' ? refusedKey : answers(hit('A', 'uk_en-gb'))));
    await setup.board.load(toSign);
    expect([await skus(setup), setup.given()]).toEqual([['A'], 2]);
  });

  test('for every token rejects', async () => {
    const { board, given } = await setUp(() => refusedKey);
    await expect(board.load(toSign)).rejects.toThrow('refused the token');
    expect(given()).toBe(2);
  });

  test.each<[string, Reply]>([
    ['with a fault', { status: 500, json: {} }],
    ['with no answer', { broken: true }],
    ['with what is no JSON', { text: '<html>' }],
    ['with what is no list', { json: { results: [] } }],
  ])('%s rejects, and what was loaded before stays', async (_, reply) => {
    let next = answers(hit('A', 'uk_en-gb'));
    const setup = await setUp(() => next);
    await setup.board.load(toSign);
    next = reply;
    await expect(setup.board.load(toSign)).rejects.toThrow();
    expect(await skus(setup)).toEqual(['A']);
  });

  test('with a worker that broke rejects, and the next one starts another', async () => {
    const setup = await setUp(() => answers(hit('A', 'uk_en-gb')));
    await setup.board.load(toSign);
    const pending = setup.board.list(query, local);
    setup.workers[0]?.breakDown();
    await expect(pending).rejects.toThrow('broke');
    await setup.board.load(toSign);
    expect([await skus(setup), setup.workers.length]).toEqual([['A'], 2]);
  });
});

test('a load that another overtakes rejects, and its late answer changes nothing', async () => {
  const setup = await setUp(({ body }) =>
    answers(hit(JSON.stringify(body).includes('second_signed_off_at >') ? 'OLD' : 'NEW', 'uk_en-gb')),
  );
  const older = expect(setup.board.load({ kind: 'have-second' })).rejects.toThrow();
  await setup.board.load(toSign);
  await older;
  expect(await skus(setup)).toEqual(['NEW']);
});
