import { toDateTime } from '../calendar/date-time.ts';
import type { Day } from '../calendar/day.ts';
import { firstDayOf, maxReportMonths, monthsBetween, periodProblem } from './period.ts';
import type { Month, ReportQuery } from './report.ts';

/** The months a report is asked for, both included. */
export type ReportMonths = Pick<ReportQuery, 'from' | 'to'>;

export const periodPresets = ['last-12-months', 'this-year', 'last-year'] as const;
export type PeriodPreset = (typeof periodPresets)[number];

/** The month that lies so many months from another. */
export const monthAt = (month: Month, offset: number): Month =>
  toDateTime(firstDayOf(month)).plus({ months: offset }).toFormat('yyyy-MM');

/** The months of a preset, as of today (specification §report-periods). The last 12 months end with the one that runs. */
export const presetMonths = (preset: PeriodPreset, today: Day): ReportMonths => {
  const month = today.slice(0, 7);
  const yearStart = `${today.slice(0, 4)}-01`;
  switch (preset) {
    case 'last-12-months':
      return { from: monthAt(month, -11), to: month };
    case 'this-year':
      return { from: yearStart, to: month };
    case 'last-year':
      return { from: monthAt(yearStart, -12), to: monthAt(yearStart, -1) };
  }
};

/** The first preset that has these months; null when none has. */
export const matchingPreset = ({ from, to }: ReportMonths, today: Day): PeriodPreset | null =>
  periodPresets.find((preset) => {
    const months = presetMonths(preset, today);
    return months.from === from && months.to === to;
  }) ?? null;

/** Whether a text is a month that can be asked for: none before the portal's first year, nor in another century. */
export const isMonth = (text: unknown): text is Month =>
  typeof text === 'string' && /^(199[4-9]|20\d\d)-(0[1-9]|1[0-2])$/.test(text);

/** A period with another first month; the last one follows where it would come to lie before it, or too far away. */
export const withFrom = ({ to }: ReportMonths, from: Month): ReportMonths => {
  const problem = periodProblem(from, to);
  if (problem === 'ends-before-start') return { from, to: from };
  return { from, to: problem === 'too-long' ? monthAt(from, maxReportMonths - 1) : to };
};

/** A period with another last month; the first one follows where it would come to lie after it, or too far away. */
export const withTo = ({ from }: ReportMonths, to: Month): ReportMonths => {
  const problem = periodProblem(from, to);
  if (problem === 'ends-before-start') return { from: to, to };
  return { from: problem === 'too-long' ? monthAt(to, 1 - maxReportMonths) : from, to };
};

const monthsOf = ({ from, to }: ReportMonths): readonly Month[] =>
  Array.from({ length: monthsBetween(from, to) }, (_, index) => monthAt(from, index));

/** The months to choose from, the last first: five years up to the one that runs, and those that are chosen. */
export const monthChoices = (period: ReportMonths, today: Day): readonly Month[] => {
  const current = today.slice(0, 7);
  const recent = monthsOf({ from: monthAt(current, 1 - maxReportMonths), to: current });
  return [...new Set([...recent, ...monthsOf(period)])].toSorted().toReversed();
};
