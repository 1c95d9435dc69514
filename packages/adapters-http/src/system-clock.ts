import { day, type Day } from '@connect/core/domain/calendar/day';
import type { Clock } from '@connect/core/ports/clock';

const two = (part: number): string => String(part).padStart(2, '0');
const dayOf = (date: Date): Day =>
  day(`${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`);
const unixSeconds = (day: Day, time: string): number => Math.floor(new Date(`${day}T${time}`).getTime() / 1000);

/** The clock and zone of the machine it runs on. A time of day that a change of the clocks leaves out is the next there is. */
export const createSystemClock = (now: () => number = Date.now): Clock => ({
  now,
  today: () => dayOf(new Date(now())),
  startOf: (day) => unixSeconds(day, '00:00:00'),
  endOf: (day) => unixSeconds(day, '23:59:59'),
});
