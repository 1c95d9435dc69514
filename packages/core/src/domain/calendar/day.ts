import type { Brand } from '../brand.ts';
import { millisecondsOfDay } from './milliseconds-of-day.ts';

/**
 * A calendar day as `YYYY-MM-DD`, without a zone: which day it is now, and when it starts, only a `Clock` knows.
 * Days compare as strings. Arithmetic runs in UTC, where every day has 24 hours.
 */
export type Day = Brand<string, 'Day'>;

const toUtc = (day: string): Date => new Date(`${day}T00:00:00Z`);
// What a date is written as needs no second look.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const fromUtc = (date: Date): Day => date.toISOString().slice(0, 10) as Day;
/** The first day of a month; month 13 is the next January. `Date.UTC` would take the years 0 to 99 for 1900 to 1999. */
const firstOf = (year: number, month: number): Day => fromUtc(new Date(new Date(0).setUTCFullYear(year, month - 1, 1)));

const parts = (day: Day): { year: number; month: number } => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
});

/** Whether a text is an existing day written as `YYYY-MM-DD`; the calendar has no year 0, and neither has the database. */
export const isDay = (text: unknown): text is Day =>
  typeof text === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !text.startsWith('0000') &&
  !Number.isNaN(toUtc(text).getTime()) &&
  fromUtc(toUtc(text)) === text;

/** The day that a text says. Throws a RangeError for what is none, which is a bug: what may be none is asked by `isDay`. */
export const day = (text: string): Day => {
  if (!isDay(text)) throw new RangeError(`${text} is not a day`);
  return text;
};

/** The day that a date or a timestamp begins with; null where there is none. */
export const parseDay = (text: string | null): Day | null => {
  const start = text?.slice(0, 10);
  return isDay(start) ? start : null;
};

/** The day so many days later; earlier for a negative count. */
export const addDays = (day: Day, count: number): Day =>
  fromUtc(new Date(toUtc(day).getTime() + count * millisecondsOfDay));

/** Whole days from one day to another: negative when `to` is the earlier one. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((toUtc(to).getTime() - toUtc(from).getTime()) / millisecondsOfDay);

/** The Monday of the day's ISO week (decisions §inclusive-ranges). */
export const startOfWeek = (day: Day): Day => addDays(day, -((toUtc(day).getUTCDay() + 6) % 7));

/** The first day of the month that lies `offset` months from the day's own. */
export const startOfMonth = (day: Day, offset = 0): Day => {
  const { year, month } = parts(day);
  return firstOf(year, month + offset);
};

/** The first of January of the year that lies `offset` years from the day's own. */
export const startOfYear = (day: Day, offset = 0): Day => firstOf(parts(day).year + offset, 1);

/** `dd/MM/yyyy`, the date picker's format (specification §date-picker). */
export const formatPickerDay = (day: Day): string => `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
