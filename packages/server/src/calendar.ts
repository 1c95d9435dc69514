import { addDays, startOfMonth, type Day } from '@connect/core/domain/calendar/day';

export type { Day };

const pad = (value: number): string => String(value).padStart(2, '0');

/** The day it is in the server's own zone. */
export const dayOf = (date: Date): Day => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** Unix seconds of a day at noon UTC: the same day in every storefront's zone. */
export const noonSeconds = (day: Day): number => new Date(`${day}T12:00:00Z`).getTime() / 1000;

export const endOfMonth = (day: Day): Day => addDays(startOfMonth(day, 1), -1);
