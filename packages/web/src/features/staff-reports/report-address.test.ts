import { day } from '@connect/core/domain/calendar/day';
import { monthAt } from '@connect/core/domain/reports/presets';
import { regions } from '@connect/core/domain/reports/region';
import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import { reportQuery, reportSearch } from './report-address.ts';

const today = day('2026-11-20');
const usual = { from: '2025-12', to: '2026-11', region: 'all', currency: null };

test.each([
  {},
  { from: '2026-13', to: '2026-11' },
  { from: '2026-01' },
  { from: '2026-11', to: '2026-01' },
  { from: '2000-01', to: '2026-01' },
  { region: 'uk', currency: 'gbp' },
  { region: '<script>', currency: 'POUND' },
])('%j, which says nothing that counts, asks for what is usual', (search) => {
  expect(reportQuery(search, today)).toEqual(usual);
});

test('what is usual needs no word in the address', () => {
  expect(reportSearch(usual, today)).toEqual({});
});

property.prop([
  fc.integer({ min: -100, max: 12 }),
  fc.integer({ min: 0, max: 59 }),
  fc.constantFrom(...regions),
  fc.constantFrom(null, 'GBP', 'USD'),
])('an address leads back to what it was made of', (start, length, region, currency) => {
  const from = monthAt('2026-11', start);
  const query = { from, to: monthAt(from, length), region, currency };
  expect(reportQuery(reportSearch(query, today), today)).toEqual(query);
});

property.prop([fc.string(), fc.string(), fc.string(), fc.string()])(
  'whatever stands in the address, the query is one that can be asked',
  (from, to, region, currency) => {
    const query = reportQuery({ from, to, region, currency }, today);
    expect(reportQuery(reportSearch(query, today), today)).toEqual(query);
    expect(regions).toContain(query.region);
  },
);
