import type { Day } from '../calendar/day.ts';
import type { CustomerNo } from './customer-no.ts';
import type { Money } from '../money/money.ts';
import { availableCreditOf } from '../ordering/credit.ts';

/** A customer's own account (specification §customer-record). An amount that is withheld (decisions §figures-withheld) or not known is null. */
export interface Customer {
  readonly no: CustomerNo;
  readonly name: string;
  readonly address: {
    readonly address: string;
    readonly address2: string;
    readonly city: string;
    readonly county: string;
    readonly postCode: string;
    readonly country: string;
  };
  readonly vatRegistrationNo: string;
  readonly totalOwed: Money | null;
  readonly creditLimit: Money | null;
  readonly outstandingOrdersValue: Money | null;
  /** Whether the balance follows from the documents, or is as the supplier's accounts have it; left out where that is not told. */
  readonly balanceDerived?: boolean;
  /** Of how many invoices nobody knows what is still to be paid: a balance that follows from the documents has nothing of them. Left out where there are none. */
  readonly invoicesLeftOut?: number;
  /**
   * What unpaid invoices past their due date come to, on the supplier's day, the one before and the one after: it is not the same day
   * everywhere. Empty or left out where that is withheld or not known.
   */
  readonly overdueByDay?: readonly { readonly on: Day; readonly amount: Money }[];
  /** The same of the open orders, to which those that were placed here since are added. */
  readonly outstandingDerived?: boolean;
  /** When those that do not follow from documents were given, ISO 8601 in UTC; left out where that is not known. */
  readonly figuresGivenAt?: string;
  /** ISO 4217, or empty for the supplier's own currency. */
  readonly currencyCode: string;
  readonly terms: { readonly code: string; readonly description: string } | null;
}

/** Available Credit, which may be negative (decisions §available-credit-formula); null when a figure is not known. */
export const availableCredit = (
  customer: Pick<Customer, 'creditLimit' | 'totalOwed' | 'outstandingOrdersValue'>,
): Money | null => {
  const { creditLimit, totalOwed, outstandingOrdersValue } = customer;
  if (creditLimit === null || totalOwed === null || outstandingOrdersValue === null) return null;
  return availableCreditOf({ creditLimit, totalOwed, outstandingOrdersValue });
};

/** Whether something is owed of which no invoice here need say when it is due: the balance is as the supplier's accounts have it. */
export const isOwedUndated = ({ balanceDerived, totalOwed }: Pick<Customer, 'balanceDerived' | 'totalOwed'>): boolean =>
  balanceDerived === false && totalOwed !== null && totalOwed.minor > 0;

/** The three parts of a terms description, split on spaces: number, unit, and the rest (specification §payment-terms). */
export interface Terms {
  readonly number: string;
  readonly unit: string;
  readonly qualifier: string;
}

/** The parts of a description of payment terms, such as “30 days net”: what is missing is empty. */
export const parseTerms = (description: string): Terms => {
  const [number = '', unit = '', ...rest] = description.trim().split(/\s+/);
  return { number, unit, qualifier: rest.join(' ') };
};

/**
 * Currency the portal shows money in: the customer's when there is one, cleared for account managers; cleared means the
 * supplier's own (specification §currency, decisions §cleared-currency).
 */
export const shownCurrency = (
  customer: Pick<Customer, 'currencyCode'> | null,
  accountManager: boolean,
  suppliersOwn: string,
): string => (accountManager ? '' : customer?.currencyCode.trim()) || suppliersOwn;

/** A promotional banner of the dashboard (specification §banners). */
export interface Banner {
  readonly link: string | null;
  readonly img: string;
  readonly alt: string;
}

/** The banner a random number in [0, 1) picks; null when there is none. */
export const pickBanner = (banners: readonly Banner[], random: number): Banner | null =>
  banners[Math.floor(random * banners.length)] ?? null;
