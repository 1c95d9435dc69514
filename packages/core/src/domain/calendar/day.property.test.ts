import { fc, test } from '@fast-check/vitest';
import { DateTime } from 'luxon';
import { expect } from 'vitest';

import { days, typedDays } from '../../testing/arbitraries/calendar.ts';
import {
  addDays,
  daysBetween,
  formatPickerDay,
  isDay,
  parseDay,
  startOfMonth,
  startOfWeek,
  startOfYear,
} from './day.ts';
import { parsePickerDay } from './picker-day.ts';
import type { Day } from './day.ts';

const luxon = (day: Day): DateTime => DateTime.fromISO(day, { zone: 'utc' });
const counts = fc.integer({ min: -20_000, max: 20_000 });
const offsets = fc.integer({ min: -200, max: 200 });

test.prop([days, counts])('calendar arithmetic agrees with luxon: days', (day, count) => {
  expect(addDays(day, count)).toBe(luxon(day).plus({ days: count }).toISODate());
});

test.prop([typedDays, typedDays])('calendar arithmetic agrees with luxon: days between', (from, to) => {
  expect(daysBetween(from, to)).toBe(luxon(to).diff(luxon(from), 'days').days);
});

test.prop([days, offsets])(
  'calendar arithmetic agrees with luxon: starts of weeks, months and years',
  (day, offset) => {
    const date = luxon(day);
    expect(startOfWeek(day)).toBe(date.startOf('week').toISODate());
    expect(startOfMonth(day, offset)).toBe(date.startOf('month').plus({ months: offset }).toISODate());
    expect(startOfYear(day, offset)).toBe(date.startOf('year').plus({ years: offset }).toISODate());
  },
);

test.prop([typedDays])('months and years start on their first day, in every year that can be typed', (day) => {
  expect(startOfMonth(day)).toBe(`${day.slice(0, 7)}-01`);
  expect(startOfYear(day)).toBe(`${day.slice(0, 4)}-01-01`);
});

test.prop([days, counts])(
  'going forth and back leads to the same day, and the way is as long as it was',
  (day, count) => {
    const there = addDays(day, count);
    expect(addDays(there, -count)).toBe(day);
    expect(daysBetween(day, there)).toBe(count);
  },
);

test.prop([days, days])('days compare as texts', (a, b) => {
  expect(a < b).toBe(daysBetween(a, b) > 0);
});

test.prop([fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 })])(
  'a text is a day just when luxon knows it',
  (year, month, dayOfMonth) => {
    const two = (part: number): string => String(part).padStart(2, '0');
    const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(dayOfMonth)}`;
    expect(isDay(text)).toBe(DateTime.fromISO(text).isValid);
  },
);

test.prop([typedDays, fc.constantFrom('', 'T09:30:00Z', ' 23:59')])(
  'a day or a timestamp begins with its day',
  (day, rest) => {
    expect(parseDay(day + rest)).toBe(day);
  },
);

test.prop([typedDays])('what the picker shows can be typed again (specification §date-picker)', (day) => {
  expect(parsePickerDay(formatPickerDay(day))).toBe(day);
});

test.prop([fc.string()])('whatever a person types is a day or null', (text) => {
  const day = parsePickerDay(text);
  expect(day === null || isDay(day)).toBe(true);
});
