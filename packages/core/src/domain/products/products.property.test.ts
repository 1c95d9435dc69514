import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { pageOfProducts, productPage, productPages, productPageSize, showsProductPaging } from './product-paging.ts';

test.prop([fc.array(fc.nat(), { maxLength: 45 }), fc.integer({ min: -3, max: 12 })])(
  'the pages put together are the list, and any page that is asked for is one there is',
  (list, asked) => {
    const pages = Array.from({ length: productPages(list.length) }, (_, index) => pageOfProducts(list, index + 1));
    expect(pages.flat()).toEqual(list);
    expect(pages[productPage(asked, list.length) - 1]).toBeDefined();
    expect(showsProductPaging(list.length)).toBe(list.length > productPageSize);
  },
);
