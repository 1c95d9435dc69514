import { daysBetween } from '../calendar/day.ts';
import type { Day } from '../calendar/day.ts';
import type { Money } from '../money/money.ts';
import type { Customer } from './customer.ts';

/** Days the payment chart's full circle stands for (specification §payment-due). */
const chartDays = 31;

export type PaymentDue =
  | { readonly kind: 'none' }
  | { readonly kind: 'due-in'; readonly days: number; readonly percent: number; readonly on: Day }
  | { readonly kind: 'today'; readonly percent: 0; readonly on: Day }
  | { readonly kind: 'overdue'; readonly days: number; readonly percent: 100; readonly on: Day };

/** What the dashboard says of the next payment, from whole days between today and the due date (specification §payment-due, decisions §whole-days). */
export const paymentDue = (dueDate: Day | null, today: Day): PaymentDue => {
  if (dueDate === null) return { kind: 'none' };
  const days = daysBetween(today, dueDate);
  if (days > 0) return { kind: 'due-in', days, percent: (100 / chartDays) * days, on: dueDate };
  if (days < 0) return { kind: 'overdue', days: -days, percent: 100, on: dueDate };
  return { kind: 'today', percent: 0, on: dueDate };
};

/** The chart's share for drawing: 0 to 100 (decisions §chart-limits). */
export const drawnPercent = (percent: number): number => Math.min(Math.max(percent, 0), 100);

/** What is overdue on a day (specification §payment-due); null where that is not known. */
export const overdueOn = ({ overdueByDay = [] }: Pick<Customer, 'overdueByDay'>, day: Day): Money | null =>
  overdueByDay.find(({ on }) => on === day)?.amount ?? null;
