import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import { days } from '../../testing/arbitraries/calendar.ts';
import { day, addDays, daysBetween, startOfMonth } from '../calendar/day.ts';
import { countedUntil, maxReportMonths, monthsBetween, periodOf, periodProblem, yearBefore } from './period.ts';

test('a period has both its months in full, and so has the year before', () => {
  const period = periodOf('2025-11', '2026-01');
  expect(period).toEqual({ start: '2025-11-01', end: '2026-02-01' });
  expect(yearBefore(period, day('2026-02-01'))).toEqual({ start: '2024-11-01', end: '2025-02-01' });
  expect(countedUntil(period, day('2026-02-01'))).toBeNull();
});

test.each([
  ['2026-11-20', '2025-11-21'],
  ['2026-11-01', '2025-11-02'],
  ['2026-11-30', '2025-12-01'],
  ['2026-12-01', '2025-12-01'],
  ['2026-10-31', '2025-11-01'],
  ['2020-01-15', '2025-10-01'],
])('on %s October and November compare with the days before %s', (today, end) => {
  expect(yearBefore(periodOf('2026-10', '2026-11'), day(today))).toEqual({ start: '2025-10-01', end });
});

test.each([
  ['2026-09-30', null],
  ['2026-10-01', '2026-10-01'],
  ['2026-11-30', '2026-11-30'],
  ['2026-12-01', null],
])('on %s October and November are counted until %s', (today, until) => {
  expect(countedUntil(periodOf('2026-10', '2026-11'), day(today))).toBe(until);
});

test('a leap day compares with the 28th, and a February of 28 days with as many of a leap year', () => {
  expect(yearBefore(periodOf('2028-02', '2028-02'), day('2028-02-29')).end).toBe('2027-03-01');
  expect(yearBefore(periodOf('2029-02', '2029-02'), day('2029-02-28')).end).toBe('2028-02-29');
  expect(countedUntil(periodOf('2028-02', '2028-02'), day('2028-02-29'))).toBe('2028-02-29');
});

property.prop([days, days, fc.integer({ min: 0, max: 30 })])(
  'the year before has as many days as were counted, but for a leap day',
  (today, first, months) => {
    const period = periodOf(first.slice(0, 7), startOfMonth(first, months).slice(0, 7));
    const before = yearBefore(period, today);
    const until = today < period.start ? period.start : today < period.end ? addDays(today, 1) : period.end;
    const counted = daysBetween(period.start, until);
    expect(Math.abs(daysBetween(before.start, before.end) - counted)).toBeLessThanOrEqual(1);
  },
);

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
