import type { ProductsToLoad } from '@connect/core/domain/products/sign-off';
import { expect, test } from 'vitest';
import { productFilter } from './product-filter.ts';

test.each<[ProductsToLoad, string]>([
  [
    { kind: 'lack-first', categories: ['Gloves', 'Eye'] },
    'signed_off_at = -1 AND schema_classification IN ["Gloves", "Eye"]',
  ],
  [{ kind: 'lack-second' }, 'second_signed_off_at = -1'],
  [{ kind: 'lack-either' }, 'signed_off_at = -1 OR second_signed_off_at = -1'],
  [{ kind: 'have-second' }, 'second_signed_off_at > -1'],
])('%j are filtered as the specification says (specification §sign-off-filter)', (products, filter) => {
  expect(productFilter(products)).toBe(filter);
});

test('a quote in a category stays inside its text', () => {
  expect(productFilter({ kind: 'lack-first', categories: ['12" \\ boots'] })).toBe(
    'signed_off_at = -1 AND schema_classification IN ["12\\" \\\\ boots"]',
  );
});
