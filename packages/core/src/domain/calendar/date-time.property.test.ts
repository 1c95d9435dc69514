import { test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { typedDays, zones } from '../../testing/arbitraries/calendar.ts';
import { toDateTime, toDay } from './date-time.ts';

test.prop([typedDays])('a day stays the same there and back', (day) => {
  expect(toDay(toDateTime(day))).toBe(day);
});

test.prop([typedDays, zones])('a moment’s day is that of its own zone', (day, zone) => {
  expect(toDay(toDateTime(day).setZone(zone, { keepLocalTime: true }))).toBe(day);
});
