import { addDays, day, daysBetween, isDay, startOfMonth, startOfWeek } from '@connect/core/domain/calendar/day';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { dayAfterKey, monthFrom, monthWeeks, monthsBetween } from './month-grid.ts';

const days = fc.integer({ min: 0, max: 80_000 }).map((count) => addDays(day('1900-01-01'), count));

describe('the weeks of a month', () => {
  test.prop([days])('hold every day of the month exactly once, in order', (some) => {
    const days = monthWeeks(some)
      .flat()
      .filter((place) => place !== null);
    const first = startOfMonth(some);
    expect(days).toEqual(
      Array.from({ length: daysBetween(first, startOfMonth(some, 1)) }, (_, index) => addDays(first, index)),
    );
  });

  test.prop([days])('begin on Monday and have seven places', (some) => {
    for (const week of monthWeeks(some)) {
      expect(week).toHaveLength(7);
      for (const [index, place] of week.entries())
        if (place !== null) expect(daysBetween(startOfWeek(place), place)).toBe(index);
    }
  });
});

describe('moving by months', () => {
  test.prop([days, fc.integer({ min: -40, max: 40 })])('lands in the month so many months on', (some, count) => {
    const moved = monthFrom(some, count);
    expect(isDay(moved)).toBe(true);
    expect(monthsBetween(some, moved)).toBe(count);
  });

  test('keeps the day of the month, or the last where there is none', () => {
    expect(dayAfterKey(day('2026-01-31'), 'PageDown', false)).toBe('2026-02-28');
    expect(dayAfterKey(day('2024-02-29'), 'PageUp', true)).toBe('2023-02-28');
  });
});

describe('the keys of the date grid', () => {
  test.prop([days])('arrows to and fro come back', (some) => {
    for (const [there, back] of [
      ['ArrowLeft', 'ArrowRight'],
      ['ArrowUp', 'ArrowDown'],
    ] as const)
      expect(dayAfterKey(dayAfterKey(some, there, false) ?? some, back, false)).toBe(some);
  });

  test.prop([days])('Home and End are Monday and Sunday of the week', (some) => {
    const home = dayAfterKey(some, 'Home', false) ?? some;
    expect(home).toBe(startOfWeek(some));
    expect(daysBetween(home, dayAfterKey(some, 'End', false) ?? some)).toBe(6);
  });

  test('PageUp and PageDown move by a month, with Shift by a year', () => {
    expect(dayAfterKey(day('2026-11-20'), 'PageUp', false)).toBe('2026-10-20');
    expect(dayAfterKey(day('2026-11-20'), 'PageDown', true)).toBe('2027-11-20');
    expect(dayAfterKey(day('2026-11-20'), 'x', false)).toBeNull();
  });
});
