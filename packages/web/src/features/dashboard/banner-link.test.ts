import { describe, expect, test } from 'vitest';

import { bannerLink } from './banner-link.ts';

describe('a promotional banner', () => {
  const shop = 'https://shop.example/de/de';
  test.each([
    ['/products/gloves', `${shop}/products/gloves`],
    ['https://brand.example/winter', 'https://brand.example/winter'],
    ['/connect/help', '/connect/help'],
    [null, `${shop}/products`],
    ['', `${shop}/products`],
    ['javascript:alert(1)', `${shop}/products`],
    ['//elsewhere.example', `${shop}/products`],
    ['/\\elsewhere.example', `${shop}/products`],
  ])('with link %s leads to %s on a storefront: the default is /products (specification §banners)', (link, target) => {
    expect(bannerLink({ link }, shop, true)).toBe(target);
  });

  test.each([
    [null, true, '/connect/quick-order'],
    ['/products?family=GLV', true, '/connect/quick-order'],
    ['/products?family=GLV', false, null],
    [null, false, null],
    ['https://brand.example/winter', false, 'https://brand.example/winter'],
  ])('with link %s, without a storefront, for one who may order: %s, leads to %s', (link, mayOrder, target) => {
    expect(bannerLink({ link }, null, mayOrder)).toBe(target);
  });
});
