import { customerFilters, customerSorts } from '@connect/core/domain/account/managed-customer';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { customersQuery, customersSearch } from './my-customers-address.ts';

const queries = fc.record({
  text: fc.oneof(
    fc.constant(''),
    fc.string({ minLength: 1 }).map((text) => `a${text.trim()}b`),
  ),
  filter: fc.constantFrom(...customerFilters),
  sort: fc.constantFrom(...customerSorts),
  descending: fc.boolean(),
  page: fc.integer({ min: 1, max: 9_999_999 }),
});
const anyText = fc.option(fc.string(), { nil: undefined });
const anySearch = fc.record({ q: anyText, filter: anyText, sort: anyText, dir: anyText, page: anyText });

test.prop([queries])('an address leads back to what it was made of', (query) => {
  expect(customersQuery(customersSearch(query))).toEqual(query);
});

test.prop([anySearch])('whatever an address says, it is a list: what it says wrongly is the default', (search) => {
  const query = customersQuery(search);
  expect(customerFilters).toContain(query.filter);
  expect(customerSorts).toContain(query.sort);
  expect(query.page).toBeGreaterThanOrEqual(1);
  // Said again, it stays the same.
  expect(customersQuery(customersSearch(query))).toEqual(query);
});

test('the plain address is all customers by name', () => {
  expect(customersQuery({})).toEqual({ text: '', filter: 'all', sort: 'name', descending: false, page: 1 });
  expect(Object.values(customersSearch(customersQuery({}))).filter((part) => part !== undefined)).toEqual([]);
});
