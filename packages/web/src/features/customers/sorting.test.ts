import { expect, test } from 'vitest';

import { nextSorting } from './sorting.ts';

test('a column is sorted by its first names or highest amounts, and pressed again the other way round', () => {
  const byName = { sort: 'name', descending: false } as const;
  expect(nextSorting(byName, 'no')).toEqual({ sort: 'no', descending: false });
  expect(nextSorting(byName, 'balance')).toEqual({ sort: 'balance', descending: true });
  expect(nextSorting({ sort: 'balance', descending: true }, 'balance')).toEqual({ sort: 'balance', descending: false });
  expect(nextSorting(byName, 'name')).toEqual({ sort: 'name', descending: true });
});
