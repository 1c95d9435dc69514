import { expect, test } from 'vitest';
import { storefronts } from '../access/storefront.ts';
import { productPath, storefrontOfIndex } from './product-address.ts';

test.each([
  ['UK', '/products/nitrile-glove'],
  ['US', '/us/en/products/nitrile-glove'],
  ['EMEA', '/row/en/products/nitrile-glove'],
  ['AU', '/au/en/products/nitrile-glove'],
  ['FR', '/fr/fr/products/nitrile-glove'],
  ['IT', '/it/it/products/nitrile-glove'],
  ['PL', '/pl/pl/products/nitrile-glove'],
  ['DE', '/de/de/products/nitrile-glove'],
])('a product’s page on %s is %s (spec §2, §3)', (name, path) => {
  const storefront = storefronts.find((each) => each.name === name);
  expect(storefront && productPath(storefront, 'nitrile-glove')).toBe(path);
});

test('a product is of the storefront whose index it was found in (spec §3)', () => {
  for (const storefront of storefronts)
    expect(storefrontOfIndex(`products_${storefront.indexSuffix}`)).toBe(storefront);
  expect(storefrontOfIndex('customer_orders')).toBeNull();
});
