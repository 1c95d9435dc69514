import { toDateTime, toDay } from '../calendar/date-time.ts';
import { day, type Day } from '../calendar/day.ts';
import type { Month } from './report.ts';

/** The longest period a report can be asked for (specification §report-scope): five years. */
export const maxReportMonths = 60;

/** The days of a period of months: from its first to the one after its last. */
export interface Period {
  readonly start: Day;
  readonly end: Day;
}

/** The first day of a month. */
export const firstDayOf = (month: Month): Day => day(`${month}-01`);

const startOf = (month: Month) => toDateTime(firstDayOf(month));

/** How many months there are from one to another, both included; none or fewer when the second is before the first. */
export const monthsBetween = (from: Month, to: Month): number => startOf(to).diff(startOf(from), 'months').months + 1;

/** What is wrong with a period, or null. */
export const periodProblem = (from: Month, to: Month): 'ends-before-start' | 'too-long' | null => {
  const months = monthsBetween(from, to);
  if (months < 1) return 'ends-before-start';
  return months > maxReportMonths ? 'too-long' : null;
};

/** The days from the first of one month to the last of another; `end` is the day after. */
export const periodOf = (from: Month, to: Month): Period => ({
  start: firstDayOf(from),
  end: toDay(startOf(to).plus({ months: 1 })),
});

/** The day up to which a period that is not over is counted, in its own year and the one before (specification §report-periods); null for one that is over. */
export const countedUntil = ({ start, end }: Period, today: Day): Day | null =>
  start <= today && today < end ? today : null;

/**
 * The same months of the year before. Of a month that is not over the same days alone, as a month so far is no less for
 * being shorter; of one to come none.
 */
export const yearBefore = ({ start, end }: Period, today: Day): Period => {
  const aYearBefore = (day: Day) => toDateTime(day).minus({ years: 1 });
  const [from, to] = [toDay(aYearBefore(start)), toDay(aYearBefore(end))];
  // 29 February is the 28th there.
  const soFar = toDay(aYearBefore(today).plus({ days: 1 }));
  const until = soFar < to ? soFar : to;
  return { start: from, end: until < from ? from : until };
};
