import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { holdsEveryWord } from '../search/words.ts';
import {
  listedProduct,
  listProducts,
  openStorefront,
  productChoices,
  productStates,
  skusToSignOff,
} from './product-list.ts';
import type { ProductQuery } from './product-list.ts';
import { productPages } from './product-paging.ts';
import type { Product } from './product.ts';
import type { LocalMarks, LocalSignOffs } from './sign-off.ts';

const regions = fc.constantFrom('uk_en-gb', 'fr_fr', 'de_de');
const brands = fc.constantFrom('Chevron', 'Norð', 'Trygg');
const classifications = fc.constantFrom('Hand protection', 'Eye protection');
const times = fc.constantFrom(-1, 0, 1_700_000_000);
const products: fc.Arbitrary<Product[]> = fc.uniqueArray(
  fc.record({
    sku: fc.constantFrom('GLV-1', 'GLV-2', 'EYE-1', 'EYE-2', 'EYE-31'),
    title: fc.constantFrom('Nitrile glove, cut F', 'Clear goggle', 'Überschuh'),
    brand: brands,
    classification: classifications,
    slug: fc.constant('a-product'),
    image: fc.constant(null),
    region: regions,
    signedOffAt: times,
    secondSignedOffAt: times,
  }),
  { selector: ({ sku, region }) => `${region} ${sku}`, maxLength: 15, size: 'max' },
);
const marks: fc.Arbitrary<LocalMarks> = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom('GLV-1', 'EYE-1', 'EYE-31'),
      fc.option(fc.uniqueArray(regions, { minLength: 1 }).map((list) => new Set<string>(list))),
    ),
    { selector: ([sku]) => sku },
  )
  .map((list) => new Map(list));
const locals: fc.Arbitrary<LocalSignOffs> = fc.record({ first: marks, second: marks });
const queries: fc.Arbitrary<ProductQuery> = fc.record({
  region: regions,
  text: fc.constantFrom('', ' ', 'g', 'glove', 'GLV cut', 'uber', 'nord eye', 'nothing'),
  brand: fc.option(brands),
  classification: fc.option(classifications),
  state: fc.constantFrom(...productStates),
  page: fc.integer({ min: -1, max: 4 }),
});

/** In the local list: on its storefront, or on one that is not known. */
const isIn = (list: LocalMarks, { sku, region }: Product): boolean =>
  [...list].some(([marked, on]) => marked === sku && (on === null || [...on].includes(region)));

/** The rule written out plainly: what each part of the query says of a product. */
const belongs = (product: Product, query: ProductQuery, local: LocalSignOffs): boolean => {
  const second = product.secondSignedOffAt >= 0 || isIn(local.second, product);
  const first = product.signedOffAt >= 0 || isIn(local.first, product);
  const inState = { all: true, 'not-signed': !first && !second, signed: first && !second, 'second-signed': second };
  return (
    inState[query.state] &&
    [null, product.brand].includes(query.brand) &&
    [null, product.classification].includes(query.classification) &&
    holdsEveryWord(`${product.title} ${product.sku} ${product.brand}`, query.text)
  );
};

test.prop([products, queries, locals])('what is shown is what the rule says, page by page', (all, query, local) => {
  const expected = all.filter((each) => each.region === query.region && belongs(each, query, local));
  const listed = all.map(listedProduct);
  const pages = Array.from({ length: productPages(expected.length) }, (_, index) =>
    listProducts(listed, { ...query, page: index + 1 }, local).rows.map(({ sku }) => sku),
  );
  expect(pages.flat()).toEqual(expected.map(({ sku }) => sku));
});

test.prop([products, queries, locals])(
  'all of a query is what its pages show and lacks the level',
  (all, query, local) => {
    const shown = all.filter((each) => each.region === query.region && belongs(each, query, local));
    const listed = all.map(listedProduct);
    const first = (each: Product) => each.signedOffAt >= 0 || isIn(local.first, each);
    const second = (each: Product) => each.secondSignedOffAt >= 0 || isIn(local.second, each);
    const skus = (lacks: (each: Product) => boolean) => shown.filter(lacks).map(({ sku }) => sku);
    expect(skusToSignOff(listed, query, local, 'first')).toEqual(skus((each) => !first(each)));
    expect(skusToSignOff(listed, query, local, 'second')).toEqual(skus((each) => first(each) && !second(each)));
  },
);

test.prop([products, queries, locals])('the count on every tab is that of its rows', (all, query, local) => {
  const listed = all.map(listedProduct);
  const { counts, total } = listProducts(listed, query, local);
  expect(counts[query.region] ?? 0).toBe(total);
  for (const region of ['uk_en-gb', 'fr_fr', 'de_de'])
    expect(listProducts(listed, { ...query, region }, local).total).toBe(counts[region] ?? 0);
});

test.prop([products])('every product has its brand and classification among the choices', (all) => {
  const choices = productChoices(all);
  expect(new Set(choices.brands)).toEqual(new Set(all.map(({ brand }) => brand)));
  expect(new Set(choices.classifications)).toEqual(new Set(all.map(({ classification }) => classification)));
});

test('without a region the first tab that has products is open', () => {
  expect(openStorefront(null, { fr_fr: 2, de_de: 1 }).name).toBe('FR');
  expect(openStorefront('it_it', { fr_fr: 2 }).name).toBe('IT');
  expect(openStorefront(null, {}).name).toBe('UK');
});
