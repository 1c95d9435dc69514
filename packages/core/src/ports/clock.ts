import type { Day } from '../domain/calendar/day.ts';

/** What time it is, and when days start, in the user's zone. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  today(): Day;
  /** Unix seconds of the first second of a day. */
  startOf(day: Day): number;
  /** Unix seconds of the last second of a day, 23:59:59 (decisions §inclusive-ranges). */
  endOf(day: Day): number;
}
