import { expect, test } from 'vitest';

import { allResultsPath } from './all-results-path.ts';
import { day } from '@connect/core/domain/calendar/day';

test('all results are those of all time, for the panel searches without dates', () => {
  expect(allResultsPath(' PO 88&1 ', day('2026-11-20'))).toBe(
    '/connect/orders?show=both&q=PO+88%261&from=1994-01-01&to=2026-11-20',
  );
});
