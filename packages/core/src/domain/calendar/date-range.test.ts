import { describe, expect, test } from 'vitest';

import { day } from './day.ts';
import {
  dateRange,
  defaultRange,
  fromStoredRange,
  matchingPreset,
  presetNames,
  presetRange,
  toStoredRange,
} from './date-range.ts';
import type { PresetName } from './date-range.ts';

/** A Friday. */
const today = day('2026-11-20');

test('the presets are those of specification §presets, in its order', () => {
  expect(presetNames).toEqual([
    'all-time',
    'today',
    'yesterday',
    'last-30-days',
    'last-90-days',
    'this-week',
    'last-week',
    'this-month',
    'last-month',
    'this-year',
    'last-year',
  ]);
});

test.each<[PresetName, string, string]>([
  ['all-time', '1994-01-01', '2026-11-20'],
  ['today', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-11-19', '2026-11-19'],
  ['last-30-days', '2026-10-21', '2026-11-20'],
  ['last-90-days', '2026-08-22', '2026-11-20'],
  ['this-week', '2026-11-16', '2026-11-22'],
  ['last-week', '2026-11-09', '2026-11-15'],
  ['this-month', '2026-11-01', '2026-11-30'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['this-year', '2026-01-01', '2026-12-31'],
  ['last-year', '2025-01-01', '2025-12-31'],
])('%s on 20 November 2026 is %s to %s (specification §presets, decisions §inclusive-ranges)', (name, from, to) => {
  expect(presetRange(name, today)).toEqual({ from, to });
});

test('the default date range is the last 90 days (specification §date-range)', () => {
  expect(defaultRange(today)).toEqual({ from: '2026-08-22', to: '2026-11-20' });
});

describe('a preset', () => {
  test('is shown when the range matches a preset at day precision (specification §presets)', () => {
    expect(matchingPreset({ from: day('2026-08-22'), to: day('2026-11-20') }, today)).toBe('last-90-days');
  });

  test('is not shown for a range that is off by one day', () => {
    expect(matchingPreset({ from: day('2026-08-23'), to: day('2026-11-20') }, today)).toBeNull();
    expect(matchingPreset({ from: day('2026-08-22'), to: day('2026-11-19') }, today)).toBeNull();
  });

  test('of the stored range stops matching the day after: the range is absolute (decisions §inclusive-ranges)', () => {
    expect(matchingPreset(defaultRange(today), day('2026-11-21'))).toBeNull();
  });

  test('is the first of several that mean the same days', () => {
    expect(matchingPreset({ from: day('2026-11-01'), to: day('2026-11-01') }, day('2026-11-01'))).toBe('today');
  });
});

describe('a range from two days', () => {
  test('starts with the earlier one', () => {
    expect(dateRange('2026-02-01', '2026-01-01')).toEqual({ from: '2026-01-01', to: '2026-02-01' });
  });

  test.each([
    ['2026-01-01', undefined],
    [undefined, '2026-01-01'],
    ['2026-01-01', '2026-02-30'],
    [20260101, '2026-02-01'],
    ['', ''],
  ])('%s and %s is none', (one, other) => {
    expect(dateRange(one, other)).toBeNull();
  });
});

describe('the stored range', () => {
  test("is two 'YYYY-MM-DD HH:mm' texts (specification §date-range)", () => {
    expect(toStoredRange({ from: day('2026-08-22'), to: day('2026-11-20') })).toEqual({
      date_from: '2026-08-22 00:00',
      date_to: '2026-11-20 23:59',
    });
  });

  test.each([
    '',
    'on2026-08-22 00:00',
    '2026-08-22',
    '2026-02-30 00:00',
    '2026-08-22 00:00:00',
    '22/08/2026 00:00',
    '2026-08-22garbage',
  ])('that says %s is none (decisions §broken-storage)', (date_from) => {
    expect(fromStoredRange({ date_from, date_to: '2026-11-20 23:59' })).toBeNull();
    expect(fromStoredRange({ date_from: '2026-01-01 00:00', date_to: date_from })).toBeNull();
  });
});
