import { day } from '@connect/core/domain/calendar/day';
import type { ListCriteria } from '@connect/core/domain/documents/list-state';
import { expect, test } from 'vitest';

import { customerListPath, customerListSearch } from './customer-list-address.ts';

const criteria = {
  view: 'orders',
  text: '',
  range: { from: day('2026-08-22'), to: day('2026-11-20') },
} as const satisfies ListCriteria;

test('the address says the criteria, and the page but for the first', () => {
  const range = { from: '2026-08-22', to: '2026-11-20' };
  expect(customerListSearch(criteria)).toEqual({ ...range, q: undefined, page: undefined });
  expect(customerListSearch({ ...criteria, text: 'PO 8' }, 3)).toEqual({ ...range, q: 'PO 8', page: '3' });
});

test('the other list begins at its first page, with the same text and days', () => {
  expect(customerListPath('C1', { ...criteria, view: 'invoices', text: 'a&b' })).toBe(
    '/connect/customers/C1/invoices?q=a%26b&from=2026-08-22&to=2026-11-20',
  );
});
