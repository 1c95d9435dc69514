import { toDateTime, toDay } from '@connect/core/domain/calendar/date-time';
import type { Day } from '@connect/core/domain/calendar/day';
import { DateTime } from 'luxon';

export type { Day };

/** The day it is in the server's own zone. */
export const dayOf = (date: Date): Day => toDay(DateTime.fromJSDate(date));

/** Unix seconds of a day's start in the server's own zone, whose days the portal counts in. */
export const startSeconds = (day: Day): number => DateTime.fromISO(day).toSeconds();

/** Unix seconds of a day at noon UTC: the same day in every storefront's zone. */
export const noonSeconds = (day: Day): number => toDateTime(day).set({ hour: 12 }).toSeconds();

export const endOfMonth = (day: Day): Day => toDay(toDateTime(day).endOf('month'));
