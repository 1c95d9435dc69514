import { addDays, startOfMonth, type Day } from '@connect/core/domain/calendar/day';

/** When an invoice is to be paid: so many days after its date, where agreed at the end of the month that day is in. */
export interface Terms {
  readonly days: number;
  readonly endOfMonth: boolean;
}

/** `30D+CM` of 1 March is 31 March, of 2 March 30 April. */
export const dueDay = (documentDate: Day, terms: Terms): Day => {
  const due = addDays(documentDate, terms.days);
  return terms.endOfMonth ? addDays(startOfMonth(due, 1), -1) : due;
};
