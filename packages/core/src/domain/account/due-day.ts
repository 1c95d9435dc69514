import { addDays, startOfMonth, type Day } from '../calendar/day.ts';

const endOfMonth = (from: Day, offset = 0): Day => addDays(startOfMonth(from, offset + 1), -1);

/** The same day of another month, or the last of a shorter one. */
const addMonths = (from: Day, count: number): Day => {
  const same = addDays(startOfMonth(from, count), Number(from.slice(8)) - 1);
  const last = endOfMonth(from, count);
  return same < last ? same : last;
};

const adders = { D: addDays, W: (from: Day, count: number) => addDays(from, 7 * count), M: addMonths } as const;

/** `30D`, `2W` or `1M`, and `CM` for the end of the month; null for anything else. */
const stepOf = (text: string): ((from: Day) => Day) | null => {
  if (text === 'CM') return endOfMonth;
  const [, count, unit] = /^(\d{1,3})([DWM])$/.exec(text) ?? [];
  return unit === 'D' || unit === 'W' || unit === 'M' ? (from) => adders[unit](from, Number(count)) : null;
};

/**
 * The day that an invoice without one is to be paid by: so much after its own date as its customer's terms say, step by step
 * (specification §payment-terms). `30D+CM` of 1 March is 31 March, of 2 March 30 April. Terms that say nothing, or what cannot be read, leave
 * it due on its own date.
 */
export const dueDay = (date: Day, calculation: string): Day => {
  const steps = calculation.replaceAll(/\s/g, '').toUpperCase().split('+').map(stepOf);
  let due = date;
  for (const step of steps) {
    if (!step) return date;
    due = step(due);
  }
  return due;
};
