import type { Banner, Customer } from '../../domain/account/customer.ts';
import type { OrdersCount } from '../../domain/account/figures.ts';
import type { DateRange } from '../../domain/calendar/date-range.ts';
import type { Day } from '../../domain/calendar/day.ts';
import { ok, refused } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import type { CustomerAccount } from '../../ports/customer-account.ts';
import type { Failure } from '../../ports/failure.ts';
import { aCustomer } from '../examples.ts';

export interface MemoryCustomerAccount extends CustomerAccount {
  /** What every call is refused with; null while they are answered. */
  failure: Failure | null;
  /** The calls that went out, in order; a count with its range. */
  readonly asked: string[];
  records: AccountRecords;
}

export interface AccountRecords {
  readonly customer: Customer;
  readonly nextDue: Day | null;
  /** The days of the orders, by what became of them. */
  readonly pending: readonly Day[];
  readonly fulfilled: readonly Day[];
  readonly banners: readonly Banner[];
}

const within = (range: DateRange, days: readonly Day[]): number =>
  days.filter((day) => range.from <= day && day <= range.to).length;

/** A customer's account out of plain records. */
export const createMemoryCustomerAccount = (records: Partial<AccountRecords> = {}): MemoryCustomerAccount => {
  const answer = async <Value>(call: string, value: () => Value): Promise<Result<Value, Failure>> => {
    account.asked.push(call);
    return account.failure === null ? ok(value()) : refused(account.failure);
  };
  const account: MemoryCustomerAccount = {
    failure: null,
    asked: [],
    records: { customer: aCustomer(), nextDue: null, pending: [], fulfilled: [], banners: [], ...records },
    customer: () => answer('customer', () => account.records.customer),
    nextDue: () => answer('nextDue', () => account.records.nextDue),
    ordersCount: (range) =>
      answer(`ordersCount ${range.from} ${range.to}`, (): OrdersCount => ({
        pending: within(range, account.records.pending),
        fulfilled: within(range, account.records.fulfilled),
      })),
    banners: () => answer('banners', () => account.records.banners),
  };
  return account;
};
