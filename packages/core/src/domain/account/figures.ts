import { addDays } from '../calendar/day.ts';
import type { Day } from '../calendar/day.ts';
import type { DateRange } from '../calendar/date-range.ts';

/** How long a cached figure may be shown without asking again, in milliseconds (specification §cached-figures). */
export const figureLifetimes = { 'next-due': 3_600_000, 'orders-count': 300_000 } as const;
export type FigureName = keyof typeof figureLifetimes;

/** Whether a figure stored at a time may still be shown; one from the future may not. Times in milliseconds. */
export const isFresh = (name: FigureName, storedAt: number, now: number): boolean =>
  storedAt <= now && now - storedAt < figureLifetimes[name];

/** Order History (last 30 days): from 30 days ago to today (specification §order-history). */
export const orderHistoryRange = (today: Day): DateRange => ({ from: addDays(today, -30), to: today });

export interface OrdersCount {
  readonly pending: number;
  readonly fulfilled: number;
}
