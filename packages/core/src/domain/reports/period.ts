import { startOfMonth, type Day } from '../calendar/day.ts';
import type { Month } from './report.ts';

/** The longest period a report can be asked for: five years. */
export const maxReportMonths = 60;

/** The days of a period of months: from its first to the one after its last. */
export interface Period {
  readonly start: Day;
  readonly end: Day;
}

const indexOf = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

/** How many months there are from one to another, both included; none or fewer when the second is before the first. */
export const monthsBetween = (from: Month, to: Month): number => indexOf(to) - indexOf(from) + 1;

/** What is wrong with a period, or null. */
export const periodProblem = (from: Month, to: Month): 'ends-before-start' | 'too-long' | null => {
  const months = monthsBetween(from, to);
  if (months < 1) return 'ends-before-start';
  return months > maxReportMonths ? 'too-long' : null;
};

export const periodOf = (from: Month, to: Month): Period => ({
  start: `${from}-01`,
  end: startOfMonth(`${to}-01`, 1),
});

/** The same months of the year before. */
export const yearBefore = ({ start, end }: Period): Period => ({
  start: startOfMonth(start, -12),
  end: startOfMonth(end, -12),
});
