import { expect, test } from 'vitest';

import { csvFile, csvFileName } from './save-csv.ts';
import { day } from '@connect/core/domain/calendar/day';

const query = { from: '2025-12', to: '2026-11', region: 'UK', currency: null };

test('a file is named by what it is, and what it is of', () => {
  expect(csvFileName({ name: 'sales-by-month', query, currency: 'GBP' })).toBe(
    'sales-by-month-2025-12-to-2026-11-uk-gbp.csv',
  );
  expect(csvFileName({ name: 'samples', query })).toBe('samples-2025-12-to-2026-11-uk.csv');
  expect(csvFileName({ name: 'overdue-by-age', query, currency: 'USD', asOf: day('2026-11-20') })).toBe(
    'overdue-by-age-2026-11-20-uk-usd.csv',
  );
});

test('its text begins with the mark of Unicode, and a name that is a formula is none', () => {
  expect(
    csvFile([
      ['Customer', 'Sales'],
      ['=1+1', -2.5],
    ]),
  ).toBe("\uFEFFCustomer,Sales\r\n'=1+1,-2.5\r\n");
});
