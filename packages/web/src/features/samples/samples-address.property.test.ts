import { sampleFilters } from '@connect/core/domain/samples/sample-order';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { samplesQuery, samplesSearch } from './samples-address.ts';

const queries = fc.record({
  text: fc.oneof(fc.constant(''), fc.stringMatching(/^\S[\S ]{0,20}\S$/)),
  filter: fc.constantFrom(...sampleFilters),
  page: fc.integer({ min: 1, max: 9_999_999 }),
});

test.prop([queries])('every list has an address that leads to it', (query) => {
  expect(samplesQuery(samplesSearch(query))).toEqual(query);
});

test.prop([fc.record({ q: fc.string(), filter: fc.string(), page: fc.string() }, { requiredKeys: [] })])(
  'an address that says nonsense leads to a list all the same, and its own address is stable',
  (search) => {
    const query = samplesQuery(search);
    expect(sampleFilters).toContain(query.filter);
    expect(query.page).toBeGreaterThanOrEqual(1);
    expect(samplesQuery(samplesSearch(query))).toEqual(query);
  },
);

test('the list as it is at first has the plain address', () => {
  expect(Object.values(samplesSearch(samplesQuery({}))).every((part) => part === undefined)).toBe(true);
});
