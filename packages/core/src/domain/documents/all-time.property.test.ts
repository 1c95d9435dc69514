import { test } from '@fast-check/vitest';
import { expect, test as example } from 'vitest';

import { days } from '../../testing/arbitraries/calendar.ts';
import { listCriteria } from '../../testing/arbitraries/lists.ts';
import { day } from '../calendar/day.ts';
import { aListRequest } from '../../testing/examples.ts';
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

example.each([
  ['1994-01-02', '2026-11-20', true],
  ['1994-01-01', '2026-11-19', true],
  ['2026-11-01', '2026-11-30', true],
  ['1994-01-01', '2026-11-20', false],
  ['1993-12-31', '2026-11-21', false],
])('of %s to %s on 20 November 2026 there is more in all time: %j', (from, to, isMore) => {
  const criteria = { ...aListRequest().criteria, range: { from: day(from), to: day(to) } };
  const allTime = { ...criteria, range: { from: day('1994-01-01'), to: day('2026-11-20') } };
  expect(overAllTime(criteria, day('2026-11-20'))).toEqual(isMore ? allTime : null);
});
