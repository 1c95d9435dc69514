import type { CustomerNo } from './customer-no.ts';
import type { Day } from '../calendar/day.ts';
import type { Money } from '../money/money.ts';
import type { Customer } from './customer.ts';
import type { OrdersCount } from './figures.ts';

/** A customer in the lists of account managers (specification §listed-customer). */
export interface ListedCustomer {
  readonly no: CustomerNo;
  readonly name: string;
  readonly isBlocked: boolean;
  readonly creditLimit: Money;
  readonly totalOwed: Money;
  /** Null when none are agreed. */
  readonly termsDescription: string | null;
  readonly currencyCode: string;
}

export interface Contact {
  readonly name: string;
  readonly job: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Where goods can be shipped to. */
export interface ShipToAddress {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly address2: string;
  readonly city: string;
  readonly county: string;
  readonly postCode: string;
  readonly country: string;
}

/** A customer as their account manager sees them: never with figures withheld. */
export interface ManagedCustomer extends Customer {
  readonly totalOwed: Money;
  readonly creditLimit: Money;
  readonly outstandingOrdersValue: Money;
  readonly isBlocked: boolean;
  readonly isFavourite: boolean;
  /** Name of whose customer it is; null for nobody's. */
  readonly accountManager: string | null;
  /** Due date of the next payment, and the orders of the last 30 days, as on the customer's dashboard. */
  readonly nextDue: Day | null;
  readonly ordersCount: OrdersCount;
  readonly overdue: Money;
  readonly contacts: readonly Contact[];
  readonly addresses: readonly ShipToAddress[];
}

/** The longest note that is taken, in characters. */
export const maxNoteLength = 2000;

/** Something account managers wrote down about a customer. */
export interface Note {
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly author: string;
  readonly text: string;
  /** Whether the reader wrote it, and so may delete it. */
  readonly isYours: boolean;
}

/** A note that is being written: sent again under its key, which is a UUID, it is the same note (specification §view-customer). */
export interface NewNote extends Pick<Note, 'text'> {
  readonly idempotencyKey: string;
}

export const customerFilters = ['all', 'blocked', 'overdue', 'near-limit'] as const;
export type CustomerFilter = (typeof customerFilters)[number];
export const customerSorts = ['name', 'no', 'credit_limit', 'balance', 'terms'] as const;
export type CustomerSort = (typeof customerSorts)[number];

/** Amounts of several currencies have no order: a list sorted by one goes currency by currency, A to Z, whichever way it goes. */
export const goesByCurrency = (sort: CustomerSort): boolean => sort === 'credit_limit' || sort === 'balance';

/** Owing this much of the credit limit is near it, in percent. */
export const nearLimitPercent = 90;

/** What My Customers shows; it stands in the address. */
export interface CustomerListQuery {
  readonly text: string;
  readonly filter: CustomerFilter;
  readonly sort: CustomerSort;
  readonly descending: boolean;
  /** From 1. */
  readonly page: number;
}
/** Customers on a page of My Customers. */
export const customerPageSize = 25;

/** A customer found as one types (specification §customer-search). The texts carry highlight markers. */
export interface CustomerHit {
  readonly id: string;
  readonly no: CustomerNo;
  readonly name: string;
  readonly postCode: string;
  readonly highlighted: { readonly no: string; readonly name: string; readonly postCode: string };
}

/** The account manager's own record (specification §account-manager-record). */
export interface AccountManager {
  readonly name: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isSuperUser: boolean;
}
