import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import { days } from '../../testing/arbitraries/calendar.ts';
import { startOfMonth } from '../calendar/day.ts';
import { maxReportMonths, monthsBetween, periodOf, periodProblem, yearBefore } from './period.ts';

test('a period has both its months in full, and so has the year before', () => {
  const period = periodOf('2025-11', '2026-01');
  expect(period).toEqual({ start: '2025-11-01', end: '2026-02-01' });
  expect(yearBefore(period)).toEqual({ start: '2024-11-01', end: '2025-02-01' });
});

test.each([
  ['2026-01', '2026-01', null],
  ['2022-01', '2026-12', null],
  ['2021-12', '2026-12', 'too-long'],
  ['2026-02', '2026-01', 'ends-before-start'],
])('from %s to %s: %s', (from, to, problem) => {
  expect(periodProblem(from, to)).toBe(problem);
});

property.prop([days, fc.integer({ min: -200, max: 200 })])('months are counted one by one', (day, count) => {
  const [from, to] = [day.slice(0, 7), startOfMonth(day, count).slice(0, 7)];
  expect(monthsBetween(from, to)).toBe(count + 1);
  expect(periodProblem(from, to) === null).toBe(count >= 0 && count < maxReportMonths);
});
