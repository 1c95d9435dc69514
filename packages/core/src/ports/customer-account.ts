import type { Banner, Customer } from '../domain/account/customer.ts';
import type { OrdersCount } from '../domain/account/figures.ts';
import type { DateRange } from '../domain/calendar/date-range.ts';
import type { Day } from '../domain/calendar/day.ts';
import type { Result } from '../domain/result.ts';
import type { Failure } from './failure.ts';

/** The signed-in customer's account at the portal API (specification §documented-calls). */
export interface CustomerAccount {
  customer(): Promise<Result<Customer, Failure>>;
  /** Due date of the unpaid invoice due first; null when nothing is to be paid. */
  nextDue(): Promise<Result<Day | null, Failure>>;
  ordersCount(range: DateRange): Promise<Result<OrdersCount, Failure>>;
  /** Those on show in a storefront, named such as `UK`. */
  banners(region: string): Promise<Result<readonly Banner[], Failure>>;
}
