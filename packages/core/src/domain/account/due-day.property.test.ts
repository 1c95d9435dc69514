import { fc, test } from '@fast-check/vitest';
import { DateTime } from 'luxon';
import { expect } from 'vitest';
import { days } from '../../testing/arbitraries/calendar.ts';
import { dueDay } from './due-day.ts';

const counts = fc.nat(999);

test.prop([days, counts, fc.constantFrom(...(['days', 'weeks', 'months'] as const))])(
  'days, weeks and months of terms are those of the calendar',
  (date, count, unit) => {
    const due = dueDay(date, `${count}${unit.charAt(0)}`);
    expect(due).toBe(
      DateTime.fromISO(date, { zone: 'utc' })
        .plus({ [unit]: count })
        .toISODate(),
    );
  },
);

test.prop([days, counts])('the end of the month is that of the day that is come to', (date, count) => {
  const due = DateTime.fromISO(dueDay(date, `${count}D`), { zone: 'utc' });
  expect(dueDay(date, `${count}D+CM`)).toBe(due.endOf('month').toISODate());
});

test.prop([days, fc.string()])('nothing is due before its own date, whatever its terms are', (date, calculation) => {
  expect(dueDay(date, calculation) >= date).toBe(true);
});
