import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { pageOfProducts, productPage, productPages, productPageSize, showsProductPaging } from './product-paging.ts';
import { isSecondSignedOff, isSignedOff, withoutConfirmed } from './sign-off.ts';
import type { LocalSignOffs, SignOffState } from './sign-off.ts';

const skus = fc.constantFrom('A', 'B', 'C', 'D', 'E');
const times = fc.constantFrom(-1, 0, 1_700_000_000);
const products = fc.uniqueArray(
  fc.record({ sku: skus, classification: fc.constant('Gloves'), signedOffAt: times, secondSignedOffAt: times }),
  { selector: ({ sku }) => sku },
);
const locals: fc.Arbitrary<LocalSignOffs> = fc.record({
  first: fc.uniqueArray(skus).map((list) => new Set<string>(list)),
  second: fc.uniqueArray(skus).map((list) => new Set<string>(list)),
});

test.prop([products, locals])('dropping what the index confirmed never un-ticks a product', (shown, local) => {
  const kept = withoutConfirmed(local, shown);
  const marks = (lists: LocalSignOffs) =>
    shown.map((product: SignOffState) => [isSignedOff(product, lists), isSecondSignedOff(product, lists)]);
  expect(marks(kept)).toEqual(marks(local));
});

test.prop([products, locals])('a list the index lags behind keeps every mark that was made here', (shown, local) => {
  for (const product of shown) {
    if (local.first.has(product.sku)) expect(isSignedOff(product, local)).toBe(true);
    if (local.second.has(product.sku)) expect(isSecondSignedOff(product, local)).toBe(true);
  }
});

test.prop([fc.array(fc.nat(), { maxLength: 45 }), fc.integer({ min: -3, max: 12 })])(
  'the pages put together are the list, and any page that is asked for is one there is',
  (list, asked) => {
    const pages = Array.from({ length: productPages(list.length) }, (_, index) => pageOfProducts(list, index + 1));
    expect(pages.flat()).toEqual(list);
    expect(pages[productPage(asked, list.length) - 1]).toBeDefined();
    expect(showsProductPaging(list.length)).toBe(list.length > productPageSize);
  },
);
