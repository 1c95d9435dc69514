import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { pageOfProducts, productPage, productPages, productPageSize, showsProductPaging } from './product-paging.ts';

test.prop([fc.array(fc.nat(), { maxLength: 45, size: 'max' }), fc.integer({ min: -3, max: 12 })])(
  'the pages put together are the list, and any page that is asked for is one there is',
  (list, asked) => {
    const pages = Array.from({ length: productPages(list.length) }, (_, index) => pageOfProducts(list, index + 1));
    expect(pages.flat()).toEqual(list);
    expect(pages[productPage(asked, list.length) - 1]).toBeDefined();
    expect(showsProductPaging(list.length)).toBe(list.length > productPageSize);
  },
);

test.each([
  [0, 1, false],
  [1, 1, false],
  [10, 1, false],
  [11, 2, true],
  [20, 2, true],
  [21, 3, true],
])(
  '%d products have %d pages of ten, and paging is shown: %s (specification §product-paging)',
  (count, pages, shown) => {
    expect(productPages(count)).toBe(pages);
    expect(showsProductPaging(count)).toBe(shown);
    const products = Array.from({ length: count }, (_, index) => index);
    expect(pageOfProducts(products, pages)).toEqual(products.slice(10 * (pages - 1)));
    expect(pageOfProducts(products, 1)).toEqual(products.slice(0, 10));
  },
);
