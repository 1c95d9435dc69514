import type { CustomerNo } from '../account/customer-no.ts';
import type { Day } from '../calendar/day.ts';
import type { Money } from '../money/money.ts';

/** A month, `YYYY-MM` (specification §what-reports-count). */
export type Month = string;

/** What all reports are asked for; it stands in the address. */
export interface ReportQuery {
  /** Both included. */
  readonly from: Month;
  readonly to: Month;
  /** Name of a storefront, such as `UK`, or `all`. */
  readonly region: string;
  /** ISO 4217; null for the supplier's own. */
  readonly currency: string | null;
}

/** Amounts in `currency`, excluding VAT. */
export interface SalesReport {
  readonly currency: string;
  /** Those there are documents in. */
  readonly currencies: readonly string[];
  /** Up to this day both years are counted, where the period is not over; null where it is. */
  readonly soFar: Day | null;
  /** Every month of the period, ascending. */
  readonly months: readonly MonthOfSales[];
}

export interface MonthOfSales {
  readonly month: Month;
  readonly sales: Money;
  readonly lastYear: Money;
  readonly invoices: number;
}

export interface CustomerSales {
  readonly no: CustomerNo;
  readonly name: string;
  readonly sales: Money;
  readonly lastYear: Money;
}
export interface CustomersReport {
  readonly currency: string;
  readonly soFar: Day | null;
  readonly top: readonly CustomerSales[];
  readonly falling: readonly CustomerSales[];
}

export const overdueAges = ['1-30', '31-60', '61-90', '90+'] as const;
/** Amounts include VAT. */
export interface OverdueReport {
  readonly currency: string;
  readonly ages: readonly OverdueAge[];
}

export interface OverdueAge {
  readonly age: (typeof overdueAges)[number];
  readonly amount: Money;
  readonly invoices: number;
  readonly customers: number;
}

export interface SamplesReport {
  readonly months: readonly { readonly month: Month; readonly sent: number; readonly converted: number }[];
}

export interface SignOffReport {
  readonly regions: readonly {
    readonly region: string;
    readonly unsigned: number;
    readonly signed: number;
    readonly secondSigned: number;
    readonly signedInPeriod: number;
    /** Mean days from first to second sign-off; null when there was none in the period. */
    readonly daysToSecond: number | null;
  }[];
}
