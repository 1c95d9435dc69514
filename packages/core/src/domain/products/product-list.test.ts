import { expect, test } from 'vitest';
import { noSignOffs } from './local-sign-offs.ts';
import { listedProduct, listProducts, productChoices } from './product-list.ts';
import type { ProductQuery } from './product-list.ts';
import type { Product } from './product.ts';

const aProduct = (fields: Partial<Product>): Product => ({
  sku: 'GLV-1',
  title: 'Nitrile glove',
  brand: 'Chevron',
  classification: 'Hand protection',
  slug: 'nitrile-glove',
  image: null,
  region: 'fr_fr',
  signedOffAt: -1,
  secondSignedOffAt: -1,
  ...fields,
});

const everything: ProductQuery = {
  region: 'fr_fr',
  text: '',
  brand: null,
  classification: null,
  state: 'all',
  page: 1,
};

test.each([
  ['all', ['NONE', 'ONCE', 'TWICE']],
  ['not-signed', ['NONE']],
  ['signed', ['ONCE']],
  ['second-signed', ['TWICE']],
] as const)('of products signed off never, once and twice, %s are %j', (state, skus) => {
  const products = [
    aProduct({ sku: 'NONE' }),
    aProduct({ sku: 'ONCE', signedOffAt: 5 }),
    aProduct({ sku: 'TWICE', signedOffAt: 5, secondSignedOffAt: 6 }),
  ].map(listedProduct);
  expect(listProducts(products, { ...everything, state }, noSignOffs).rows.map(({ sku }) => sku)).toEqual(skus);
});

test.each([
  ['glove nitr', 1],
  ['chev GLV-1', 1],
  // No word goes on in the next one.
  ['nitrileglove', 0],
  ['gloveglv', 0],
])('a product is searched by the words of title, SKU and brand: %j finds %d', (text, total) => {
  expect(listProducts([listedProduct(aProduct({}))], { ...everything, text }, noSignOffs).total).toBe(total);
});

test('brands and classifications are there to be chosen once each, in the order of the alphabet, whatever the case', () => {
  const products = [
    aProduct({ brand: 'Trygg', classification: 'Hands' }),
    aProduct({ brand: 'ansell', classification: 'Eyes' }),
    aProduct({ brand: 'Chevron', classification: 'Hands' }),
    aProduct({ brand: 'Trygg', classification: 'ears' }),
  ];
  expect(productChoices(products)).toEqual({
    brands: ['ansell', 'Chevron', 'Trygg'],
    classifications: ['ears', 'Eyes', 'Hands'],
  });
});
