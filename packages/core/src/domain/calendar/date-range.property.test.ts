import { fc, test } from '@fast-check/vitest';
import { DateTime } from 'luxon';
import { expect } from 'vitest';

import { days, moments, ranges, zones } from '../../testing/arbitraries/calendar.ts';
import { createMemoryClock } from '../../testing/memory/browser.ts';
import { dateRange, fromStoredRange, matchingPreset, presetNames, presetRange, toStoredRange } from './date-range.ts';
import type { PresetName } from './date-range.ts';
import { day, daysBetween } from './day.ts';

const names = fc.constantFrom(...presetNames);

/** What luxon makes of each preset, moment by moment in the zone. */
const byLuxon = (name: PresetName, now: DateTime): readonly [DateTime, DateTime] => {
  const spans: Record<PresetName, readonly [DateTime, DateTime]> = {
    'all-time': [DateTime.fromISO('1994-01-01', { zone: now.zone }), now],
    today: [now, now],
    yesterday: [now.minus({ days: 1 }), now.minus({ days: 1 })],
    'last-30-days': [now.minus({ days: 30 }), now],
    'last-90-days': [now.minus({ days: 90 }), now],
    'this-week': [now.startOf('week'), now.endOf('week')],
    'last-week': [now.minus({ weeks: 1 }).startOf('week'), now.minus({ weeks: 1 }).endOf('week')],
    'this-month': [now.startOf('month'), now.endOf('month')],
    'last-month': [now.minus({ months: 1 }).startOf('month'), now.minus({ months: 1 }).endOf('month')],
    'this-year': [now.startOf('year'), now.endOf('year')],
    'last-year': [now.minus({ years: 1 }).startOf('year'), now.minus({ years: 1 }).endOf('year')],
  };
  return spans[name];
};

test.prop([names, moments, zones])('presets agree with luxon in any zone, to the second', (name, moment, zone) => {
  const clock = createMemoryClock(day('2026-11-20'), zone);
  clock.set(moment);
  const range = presetRange(name, clock.today());
  const [from, to] = byLuxon(name, DateTime.fromMillis(moment, { zone }));
  expect(clock.startOf(range.from)).toBe(from.startOf('day').toUnixInteger());
  expect(clock.endOf(range.to)).toBe(to.endOf('day').toUnixInteger());
});

test.prop([names, days])('every preset is the preset of its range, or equal to it', (name, today) => {
  const range = presetRange(name, today);
  expect(range.from <= range.to).toBe(true);
  const label = matchingPreset(range, today);
  expect(label && presetRange(label, today)).toEqual(range);
});

test.prop([ranges, days])('a label is never shown for other days than it means', (range, today) => {
  const label = matchingPreset(range, today);
  expect(label === null || daysBetween(presetRange(label, today).from, range.from) === 0).toBe(true);
});

test.prop([days])("'this' and 'last' meet: one ends the day before the other starts", (today) => {
  for (const unit of ['week', 'month', 'year'] as const)
    expect(daysBetween(presetRange(`last-${unit}`, today).to, presetRange(`this-${unit}`, today).from)).toBe(1);
});

test.prop([ranges])('what is stored comes back the same', (range) => {
  expect(fromStoredRange(toStoredRange(range))).toEqual(range);
});

test.prop([fc.string(), fc.string()])(
  'whatever was stored is a range or none, never an error',
  (date_from, date_to) => {
    const range = fromStoredRange({ date_from, date_to });
    expect(range === null || range.from <= range.to).toBe(true);
  },
);

test.prop([days, days])('the order of the two days does not matter', (one, other) => {
  expect(dateRange(one, other)).toEqual(dateRange(other, one));
});
