import { Settings } from 'luxon';
import { expect, test } from 'vitest';

import {
  day,
  addDays,
  daysBetween,
  formatPickerDay,
  isDay,
  parseDay,
  startOfMonth,
  startOfWeek,
  startOfYear,
} from './day.ts';
import { toDateTime } from './date-time.ts';
import { parsePickerDay } from './picker-day.ts';

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '20260101',
  '2026-01-01T00:00',
  ' 2026-01-01',
  '0000-01-01',
  '',
  null,
])('%s is no day', (text) => {
  expect(isDay(text)).toBe(false);
  expect(() => day(String(text))).toThrow(`${text} is not a day`);
});

test.each([[['2026-11-20']], [20261120], [new Date('2026-11-20')], [undefined]])(
  '%j, which is no text, is no day',
  (value) => {
    expect(isDay(value)).toBe(false);
  },
);

test.each(['Europe/London', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'a day is the same day whatever the zone: %s',
  (zone) => {
    const usual = Settings.defaultZone;
    Settings.defaultZone = zone;
    expect(toDateTime(day('2026-03-29')).toISO()).toBe('2026-03-29T00:00:00.000Z');
    Settings.defaultZone = usual;
  },
);

test.each(['2024-02-29', '2026-12-31', '0001-01-01'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

test('weeks are ISO, they start on Monday (decisions §inclusive-ranges)', () => {
  expect(startOfWeek(day('2026-11-16'))).toBe('2026-11-16');
  expect(startOfWeek(day('2026-11-20'))).toBe('2026-11-16');
  expect(startOfWeek(day('2026-11-22'))).toBe('2026-11-16');
  expect(startOfWeek(day('2026-11-23'))).toBe('2026-11-23');
});

test('months and years start on their first day, across the turn of the year', () => {
  expect(startOfMonth(day('2026-01-15'), -1)).toBe('2025-12-01');
  expect(startOfMonth(day('2026-12-31'), 1)).toBe('2027-01-01');
  expect(startOfYear(day('2026-11-20'), -1)).toBe('2025-01-01');
});

test('a year before 100 is not taken for one of the twentieth century', () => {
  expect(startOfMonth(day('0026-11-20'))).toBe('0026-11-01');
  expect(startOfYear(day('0099-11-20'), 1)).toBe('0100-01-01');
});

test('days are counted over a leap day and over the change of the clocks', () => {
  expect(addDays(day('2024-02-28'), 2)).toBe('2024-03-01');
  expect(daysBetween(day('2026-03-28'), day('2026-03-30'))).toBe(2);
  expect(daysBetween(day('2026-11-20'), day('2026-11-19'))).toBe(-1);
});

test('the input format of the date picker is dd/MM/yyyy (specification §date-picker)', () => {
  expect(formatPickerDay(day('2026-11-05'))).toBe('05/11/2026');
  expect(parsePickerDay('05/11/2026')).toBe('2026-11-05');
  expect(parsePickerDay(' 5/1/2026 ')).toBe('2026-01-05');
});

test.each(['31/02/2026', '11/20/2026', '2026-11-20', '1/1/26', '1.1.2026', '', '05/11/2026x'])(
  'what a person typed as %s is no day',
  (text) => {
    expect(parsePickerDay(text)).toBeNull();
  },
);

test('what is typed is the same day whatever zone and digits the machine has, even one that its zone left out', () => {
  const usual = { zone: Settings.defaultZone, locale: Settings.defaultLocale };
  try {
    Settings.defaultZone = 'Pacific/Apia';
    Settings.defaultLocale = 'ar-EG';
    expect(parsePickerDay('30/12/2011')).toBe('2011-12-30');
  } finally {
    Settings.defaultZone = usual.zone;
    Settings.defaultLocale = usual.locale;
  }
});

test.each([null, '', '2026-11-2', '2026-11-31T09:00', 'on 2026-11-20'])('%j begins with no day', (text) => {
  expect(parseDay(text)).toBeNull();
});
