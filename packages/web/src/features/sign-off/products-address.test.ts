import { storefronts } from '@connect/core/domain/access/storefront';
import { expect, test } from 'vitest';

import { askedProducts, productsSearch } from './products-address.ts';

const all = { region: null, text: '', brand: null, classification: null, state: 'all', page: 1 } as const;

test('an address that says nothing, or nonsense, asks for all', () => {
  expect(askedProducts({})).toEqual(all);
  expect(askedProducts({ region: 'XX', q: 'a', brand: '', state: 'lost', page: '-2' })).toEqual(all);
  expect(productsSearch(all)).toEqual({});
});

test('what is asked for stands in the address, and is read from it again', () => {
  for (const { indexSuffix } of storefronts) {
    const asked = {
      region: indexSuffix,
      text: 'glove',
      brand: 'Trygg',
      classification: 'Hand protection',
      state: 'not-signed',
      page: 3,
    } as const;
    expect(askedProducts(productsSearch(asked))).toEqual(asked);
  }
});
