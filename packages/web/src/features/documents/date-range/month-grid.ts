import { addDays, daysBetween, startOfMonth, startOfWeek } from '@connect/core/domain/calendar/day';
import type { Day } from '@connect/core/domain/calendar/day';

/** The weeks of the day's month, Monday first; places of neighbouring months are null. */
export const monthWeeks = (day: Day): readonly (readonly (Day | null)[])[] => {
  const first = startOfMonth(day);
  const monday = startOfWeek(first);
  const next = startOfMonth(day, 1);
  const weeks = Math.ceil(daysBetween(monday, next) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, index) => {
      const place = addDays(monday, week * 7 + index);
      return place >= first && place < next ? place : null;
    }),
  );
};

/** The same day some months on, or the last of that month where it has no such day. */
export const addMonths = (day: Day, count: number): Day => {
  const first = startOfMonth(day, count);
  const last = addDays(startOfMonth(first, 1), -1);
  const same = addDays(first, daysBetween(startOfMonth(day), day));
  return same < last ? same : last;
};

/** The day a key leads to from another, as the date grid pattern has it; null for keys without such a meaning. */
export const dayAfterKey = (day: Day, key: string, shift: boolean): Day | null => {
  const months = shift ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return startOfWeek(day);
    case 'End':
      return addDays(startOfWeek(day), 6);
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return null;
  }
};

/** Months from one day's month to another's. */
export const monthsBetween = (from: Day, to: Day): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
