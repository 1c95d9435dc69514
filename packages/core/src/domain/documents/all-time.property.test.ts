import { test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { days } from '../../testing/arbitraries/calendar.ts';
import { listCriteria } from '../../testing/arbitraries/lists.ts';
import { overAllTime } from './all-time.ts';

test.prop([listCriteria, days])(
  'only the days become others, and nothing is wider than all time',
  (criteria, today) => {
    const wider = overAllTime(criteria, today);
    if (wider === null) return;
    expect({ ...wider, range: criteria.range }).toEqual(criteria);
    expect(overAllTime(wider, today)).toBeNull();
  },
);
