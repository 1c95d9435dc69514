import { toDateTime, toDay } from '@connect/core/domain/calendar/date-time';
import type { Day } from '@connect/core/domain/calendar/day';
import { DateTime } from 'luxon';

export type { Day };

/** The day it is in the server's own zone. */
export const dayOf = (date: Date): Day => toDay(DateTime.fromJSDate(date));

/** Unix seconds of a day's start in the server's own zone, whose days the portal counts in. */
export const startSeconds = (day: Day): number => DateTime.fromISO(day).toSeconds();

/** Unix seconds of a day at noon UTC: the same day in every storefront's zone. */
export const noonSeconds = (day: Day): number => Date.parse(`${day}T12:00:00Z`) / 1000;

/** The same moment so many years before, in UTC. */
export const yearsBefore = (date: Date, years: number): Date =>
  DateTime.fromJSDate(date, { zone: 'utc' }).minus({ years }).toJSDate();

/** The day of a moment in UTC. */
export const utcDayOf = (date: Date): Day => toDay(DateTime.fromJSDate(date, { zone: 'utc' }));

/** The same moment so many days later, in UTC. */
export const daysAfter = (date: Date, days: number): Date =>
  DateTime.fromJSDate(date, { zone: 'utc' }).plus({ days }).toJSDate();

/** The start of a day in UTC; null for one that no calendar has, such as 30 February. */
export const utcStartOf = (day: string): Date | null => {
  const start = DateTime.fromISO(day, { zone: 'utc' });
  return start.isValid ? start.toJSDate() : null;
};

export const endOfMonth = (day: Day): Day => toDay(toDateTime(day).endOf('month'));
