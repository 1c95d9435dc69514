import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { days } from '../../testing/arbitraries/calendar.ts';
import { addDays } from '../calendar/day.ts';
import { drawnPercent, paymentDue } from './payment-due.ts';

const distances = fc.integer({ min: -4000, max: 4000 });

test.prop([days, distances])(
  'a payment is due in, today or overdue by as many days as lie between',
  (today, distance) => {
    const due = paymentDue(addDays(today, distance), today);
    const daysLeft =
      { 'due-in': 1, today: 0, overdue: -1, none: Number.NaN }[due.kind] * ('days' in due ? due.days : 1);
    expect(daysLeft + 0).toBe(distance + 0);
  },
);

test.prop([days, distances])('a number of days that is told is above 0', (today, distance) => {
  const due = paymentDue(addDays(today, distance), today);
  if ('days' in due) expect(due.days).toBeGreaterThan(0);
});

test.prop([days, distances])(
  'what is drawn is a share of the circle, and only grows with the days ahead',
  (today, distance) => {
    const drawn = (ahead: number): number => {
      const due = paymentDue(addDays(today, ahead), today);
      return due.kind === 'none' ? Number.NaN : drawnPercent(due.percent);
    };
    expect(drawn(distance)).toBeGreaterThanOrEqual(0);
    expect(drawn(distance)).toBeLessThanOrEqual(100);
    if (distance >= 0) expect(drawn(distance + 1)).toBeGreaterThanOrEqual(drawn(distance));
  },
);
