import { toDateTime, toDay } from '@connect/core/domain/calendar/date-time';
import type { Day } from '@connect/core/domain/calendar/day';

/** The weeks of the day's month, Monday first; places of neighbouring months are null. */
export const monthWeeks = (day: Day): readonly (readonly (Day | null)[])[] => {
  const month = toDateTime(day).startOf('month');
  const monday = month.startOf('week');
  const weeks = Math.ceil(month.plus({ months: 1 }).diff(monday, 'weeks').weeks);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, index) => {
      const place = monday.plus({ days: week * 7 + index });
      return place.hasSame(month, 'month') ? toDay(place) : null;
    }),
  );
};

/** The day a key leads to from another, as the date grid pattern has it; null for keys without such a meaning. */
export const dayAfterKey = (day: Day, key: string, shift: boolean): Day | null => {
  const at = toDateTime(day);
  const page = shift ? { years: 1 } : { months: 1 };
  switch (key) {
    case 'ArrowLeft':
      return toDay(at.minus({ days: 1 }));
    case 'ArrowRight':
      return toDay(at.plus({ days: 1 }));
    case 'ArrowUp':
      return toDay(at.minus({ weeks: 1 }));
    case 'ArrowDown':
      return toDay(at.plus({ weeks: 1 }));
    case 'Home':
      return toDay(at.startOf('week'));
    case 'End':
      return toDay(at.endOf('week'));
    case 'PageUp':
      return toDay(at.minus(page));
    case 'PageDown':
      return toDay(at.plus(page));
    default:
      return null;
  }
};

/** Months from one day's month to another's. */
export const monthsBetween = (from: Day, to: Day): number =>
  toDateTime(to).startOf('month').diff(toDateTime(from).startOf('month'), 'months').months;

/** The first day of the month that lies some months from a day's own. */
export const monthFrom = (day: Day, count = 0): Day => toDay(toDateTime(day).startOf('month').plus({ months: count }));
