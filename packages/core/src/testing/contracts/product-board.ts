import { describe, expect, test } from 'vitest';
import { noSignOffs, withMarks } from '../../domain/products/local-sign-offs.ts';
import type { Product } from '../../domain/products/product.ts';
import type { ProductQuery } from '../../domain/products/product-list.ts';
import { notSignedOff } from '../../domain/products/sign-off.ts';
import type { ProductsToLoad } from '../../domain/products/sign-off.ts';
import type { ProductBoard } from '../../ports/product-board.ts';

/** Over a search with products of several storefronts: some not signed off, some once, some twice. */
export interface ProductBoardFixture {
  /** Nothing was loaded yet. */
  readonly board: ProductBoard;
  /** Over a search that does not answer. */
  readonly away: ProductBoard;
  /** A storefront with more than a page of those that lack a sign-off, and another with some of the same products. */
  readonly region: string;
  readonly elsewhere: string;
  /** Some classifications, not all, of products that lack the first sign-off. */
  readonly categories: readonly string[];
}

/** Laws of every `ProductBoard`. Which products a query finds, and which marks are confirmed, are rules of the core. */
export const productBoardContract = (name: string, make: () => Promise<ProductBoardFixture>): void => {
  const lackEither: ProductsToLoad = { kind: 'lack-either' };
  const setUp = async (toLoad: ProductsToLoad | null = lackEither) => {
    const fixture = await make();
    const { board, region } = fixture;
    const loaded = toLoad && (await board.load(toLoad));
    const list = (change: Partial<ProductQuery> = {}, local = noSignOffs) =>
      board.list({ region, text: '', brand: null, classification: null, state: 'all', page: 1, ...change }, local);
    const rows = async (change: Partial<ProductQuery> = {}): Promise<readonly Product[]> => {
      const found: Product[] = [];
      const { total } = await list(change);
      for (let page = 1; found.length < total; page += 1) {
        const shown = await list({ ...change, page });
        if (shown.page !== page || shown.rows.length === 0) throw new Error(`There is no page ${page} of ${total}`);
        found.push(...shown.rows);
      }
      return found;
    };
    const query = { region, text: '', brand: null, classification: null, state: 'all', page: 1 } as const;
    return { ...fixture, loaded, list, rows, query };
  };
  const sum = (counts: Readonly<Partial<Record<string, number>>>): number =>
    Object.values(counts).reduce<number>((all, count) => all + (count ?? 0), 0);
  const marked = (region: string, skus: readonly string[]) => withMarks(new Map(), region, skus);
  const lacksFirst = ({ signedOffAt }: Product): boolean => signedOffAt === notSignedOff;
  const lacksSecond = ({ secondSignedOffAt }: Product): boolean => secondSignedOffAt === notSignedOff;
  /** One that the test is about, of what the fixture has to have. */
  const some = <Item>(found: readonly Item[]): Item => {
    const [item] = found;
    if (item === undefined) throw new Error('The fixture has no such product');
    return item;
  };

  describe(`${name} is a ProductBoard`, () => {
    test('holds nothing before it is loaded', async () => {
      const { board, list, query } = await setUp(null);
      expect(await list()).toMatchObject({ rows: [], total: 0, counts: {} });
      expect(await board.skusToSignOff(query, noSignOffs, 'first')).toEqual([]);
    });

    test('what was received is there, each product once, page by page, on the tab of its storefront', async () => {
      const { loaded, list, rows, region } = await setUp();
      const { counts, total } = await list();
      expect(loaded?.received).toBe(sum(counts));
      expect(loaded?.estimated).toBeGreaterThanOrEqual(sum(counts));
      expect(total).toBe(counts[region]);
      const shown = await rows();
      expect(new Set(shown.map(({ sku }) => sku)).size).toBe(total);
      expect(new Set(shown.map((product) => product.region))).toEqual(new Set([region]));
    });

    test('the filters offer what there is, once, and each finds its own', async () => {
      const { loaded, list, rows } = await setUp();
      const { brands = [], classifications = [] } = loaded ?? {};
      expect([brands.length, classifications.length].every((count) => count > 1)).toBe(true);
      const found = { brands: 0, classifications: 0 };
      for (const brand of brands) found.brands += sum((await list({ brand })).counts);
      for (const classification of classifications)
        found.classifications += sum((await list({ classification })).counts);
      expect(found).toEqual({ brands: loaded?.received, classifications: loaded?.received });
      const { brand, title, sku } = some(await rows());
      expect((await rows({ brand })).every((each) => each.brand === brand)).toBe(true);
      expect((await rows({ text: title.toUpperCase() })).map((each) => each.sku)).toContain(sku);
      expect(await list({ text: 'what nobody sells' })).toMatchObject({ rows: [], total: 0, counts: {} });
    });

    test.each<[ProductsToLoad['kind'], (product: Product) => boolean]>([
      ['lack-first', lacksFirst],
      ['lack-second', lacksSecond],
      ['lack-either', (product) => lacksFirst(product) || lacksSecond(product)],
      ['have-second', (product) => !lacksSecond(product)],
    ])('loads those that %s alone, in place of those before', async (kind, isMeant) => {
      const { board, categories, rows } = await setUp(kind === 'have-second' ? lackEither : { kind: 'have-second' });
      await board.load(kind === 'lack-first' ? { kind, categories } : { kind });
      const shown = await rows();
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter((product) => !isMeant(product))).toEqual([]);
      if (kind !== 'lack-first') return;
      const found = new Set((await board.load({ kind, categories })).classifications);
      expect(categories).toEqual(expect.arrayContaining([...found]));
    });

    test('of all that a query finds, those can be signed off that lack it, by their times and the marks', async () => {
      const { board, rows, region, elsewhere, query } = await setUp();
      const shown = await rows();
      const open = shown.filter(lacksFirst).map(({ sku }) => sku);
      const half = shown.filter((product) => !lacksFirst(product) && lacksSecond(product)).map(({ sku }) => sku);
      const first = some(open);
      expect(half).not.toEqual([]);
      expect(await board.skusToSignOff(query, noSignOffs, 'first')).toEqual(open);
      expect(await board.skusToSignOff({ ...query, page: 2 }, noSignOffs, 'second')).toEqual(half);
      const here = { ...noSignOffs, first: marked(region, [first]) };
      expect(await board.skusToSignOff(query, here, 'first')).toEqual(open.slice(1));
      expect((await board.skusToSignOff(query, here, 'second')).toSorted()).toEqual([first, ...half].toSorted());
      const there = { ...noSignOffs, first: marked(elsewhere, [first]) };
      expect(await board.skusToSignOff(query, there, 'first')).toEqual(open);
      expect((await board.list({ ...query, state: 'signed' }, here)).total).toBe(half.length + 1);
    });

    test('what the server answered stands at once, on its storefront alone, and of nothing else', async () => {
      const { board, rows, region, elsewhere } = await setUp();
      const others = await rows({ region: elsewhere });
      const listed = new Set(others.map(({ sku }) => sku));
      const { sku } = some((await rows()).filter((each) => lacksFirst(each) && listed.has(each.sku)));
      const before = await rows();
      const times = { signedOffAt: 5, secondSignedOffAt: 6 };
      await board.update([
        { sku, region, ...times },
        { sku: 'of nobody', region, ...times },
      ]);
      expect(await rows()).toEqual(before.map((each) => (each.sku === sku ? { ...each, ...times } : each)));
      expect(await rows({ region: elsewhere })).toEqual(others);
    });

    test('a mark is unconfirmed while its product lacks the sign-off', async () => {
      const { board, rows, region, loaded } = await setUp();
      const shown = await rows();
      const open = some(shown.filter(lacksFirst)).sku;
      // Those that are loaded lack one of the two.
      const done = some(shown.filter((product) => !lacksFirst(product))).sku;
      const first = marked(region, [open, done]);
      const { received, estimated } = loaded ?? { received: 0, estimated: 0 };
      const unlisted = received < estimated ? ['of nobody'] : [];
      const left = await board.unconfirmed({ first: withMarks(first, region, ['of nobody']), second: first });
      expect([...left.first.keys()].toSorted()).toEqual([open, ...unlisted].toSorted());
      expect(left.first.get(open)).toEqual(new Set([region]));
      expect([...left.second.keys()]).toEqual([open, done]);
      await board.update([{ sku: open, region, signedOffAt: 5, secondSignedOffAt: notSignedOff }]);
      expect([...(await board.unconfirmed({ ...noSignOffs, first })).first.keys()]).toEqual([]);
    });

    test('of two loads at once the later one counts', async () => {
      const { board, rows } = await setUp(null);
      await Promise.allSettled([board.load(lackEither), board.load({ kind: 'have-second' })]);
      const shown = await rows();
      expect([shown.length > 0, shown.some(lacksSecond)]).toEqual([true, false]);
    });

    test('a load rejects where the search does not answer', async () => {
      const { away } = await make();
      await expect(away.load(lackEither)).rejects.toThrow();
    });
  });
};
