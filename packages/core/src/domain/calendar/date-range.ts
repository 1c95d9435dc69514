import { day, addDays, isDay, startOfMonth, startOfWeek, startOfYear } from './day.ts';
import type { Day } from './day.ts';

/** Days from `from` to `to`, both included (decisions §inclusive-ranges). */
export interface DateRange {
  readonly from: Day;
  readonly to: Day;
}

/** Every preset of the picker, in its order (specification §presets). */
export const presetNames = [
  'all-time',
  'today',
  'yesterday',
  'last-30-days',
  'last-90-days',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
  'this-year',
  'last-year',
] as const;
export type PresetName = (typeof presetNames)[number];

/** The first day of `all-time` (specification §presets). */
const beginningOfTime: Day = day('1994-01-01');

const lastDays = (today: Day, count: number): DateRange => ({ from: addDays(today, -count), to: today });

const presets: Record<PresetName, (today: Day) => DateRange> = {
  'all-time': (today) => ({ from: beginningOfTime, to: today }),
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  'last-30-days': (today) => lastDays(today, 30),
  'last-90-days': (today) => lastDays(today, 90),
  'this-week': (today) => ({ from: startOfWeek(today), to: addDays(startOfWeek(today), 6) }),
  'last-week': (today) => ({ from: addDays(startOfWeek(today), -7), to: addDays(startOfWeek(today), -1) }),
  'this-month': (today) => ({ from: startOfMonth(today), to: addDays(startOfMonth(today, 1), -1) }),
  'last-month': (today) => ({ from: startOfMonth(today, -1), to: addDays(startOfMonth(today), -1) }),
  'this-year': (today) => ({ from: startOfYear(today), to: addDays(startOfYear(today, 1), -1) }),
  'last-year': (today) => ({ from: startOfYear(today, -1), to: addDays(startOfYear(today), -1) }),
};

/** The days a preset means today (specification §presets, decisions §inclusive-ranges). */
export const presetRange = (name: PresetName, today: Day): DateRange => presets[name](today);

/** The range of a first visit: the last 90 days (specification §date-range). */
export const defaultRange = (today: Day): DateRange => presetRange('last-90-days', today);

/** The first preset that means just these days today, or null when none does (specification §presets). */
export const matchingPreset = (range: DateRange, today: Day): PresetName | null =>
  presetNames.find((name) => {
    const preset = presetRange(name, today);
    return preset.from === range.from && preset.to === range.to;
  }) ?? null;

/** A range from two days of unknown worth: null unless both exist; the earlier becomes `from`. */
export const dateRange = (one: unknown, other: unknown): DateRange | null => {
  if (!isDay(one) || !isDay(other)) return null;
  return one <= other ? { from: one, to: other } : { from: other, to: one };
};

/** The range as the list state and `picker-range` hold it, `YYYY-MM-DD HH:mm` (specification §date-range). */
export interface StoredRange {
  readonly date_from: string;
  readonly date_to: string;
}

/** A range as it is stored: from the first minute of its first day to the last minute of its last one. */
export const toStoredRange = (range: DateRange): StoredRange => ({
  date_from: `${range.from} 00:00`,
  date_to: `${range.to} 23:59`,
});

const storedDay = (text: string): string | undefined => /^(\S{10}) \d\d:\d\d$/.exec(text)?.[1];

/** The days of a stored range, or null when what was stored is not one. */
export const fromStoredRange = (stored: StoredRange): DateRange | null =>
  dateRange(storedDay(stored.date_from), storedDay(stored.date_to));
