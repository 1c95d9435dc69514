import { expect, test } from 'vitest';
import { storefronts } from '../access/storefront.ts';
import { productAddress, productPath, storefrontHome, storefrontOfIndex } from './product-address.ts';

test.each([
  ['UK', '/products/nitrile-glove'],
  ['US', '/us/en/products/nitrile-glove'],
  ['EMEA', '/row/en/products/nitrile-glove'],
  ['AU', '/au/en/products/nitrile-glove'],
  ['FR', '/fr/fr/products/nitrile-glove'],
  ['IT', '/it/it/products/nitrile-glove'],
  ['PL', '/pl/pl/products/nitrile-glove'],
  ['DE', '/de/de/products/nitrile-glove'],
])('a product’s page on %s is %s (specification §product-addresses, §storefronts)', (name, path) => {
  const storefront = storefronts.find((each) => each.name === name);
  expect(storefront && productPath(storefront, 'nitrile-glove')).toBe(path);
});

/** What storefronts are set to: an own host, a path of one, and paths of the portal's. */
const addresses = { UK: 'https://shop.example', DE: 'https://shop.example/trade', FR: '' };

test.each([
  ['UK', 'https://shop.example/products/glove?var=GLV%2F1'],
  ['DE', 'https://shop.example/trade/de/de/products/glove?var=GLV%2F1'],
  ['FR', '/fr/fr/products/glove?var=GLV%2F1'],
  ['IT', null],
])('an item’s link on %s, at the address it is set to, is %s (specification §product-addresses)', (name, href) => {
  const storefront = storefronts.find((each) => each.name === name);
  expect(storefront && productAddress(addresses, storefront, 'glove', 'GLV/1')).toBe(href);
});

test.each([
  ['UK', 'https://shop.example', 'https://shop.example/products/glove'],
  ['DE', 'https://shop.example/trade/de/de', 'https://shop.example/trade/de/de/products/glove'],
  ['FR', '/fr/fr', '/fr/fr/products/glove'],
])('%s begins at %s, and a product’s page without an item chosen is %s', (name, home, href) => {
  const storefront = storefronts.find((each) => each.name === name);
  expect(storefront && storefrontHome(addresses, storefront)).toBe(home);
  expect(storefront && productAddress(addresses, storefront, 'glove')).toBe(href);
});

test('a storefront without an address has no page at all', () => {
  for (const storefront of storefronts) {
    expect(storefrontHome({}, storefront)).toBeNull();
    expect(productAddress({}, storefront, 'glove')).toBeNull();
  }
});

test('a product is of the storefront whose index it was found in (specification §product-record)', () => {
  for (const storefront of storefronts)
    expect(storefrontOfIndex(`products_${storefront.indexSuffix}`)).toBe(storefront);
  expect(storefrontOfIndex('customer_orders')).toBeNull();
});
