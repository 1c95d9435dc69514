import type { Locator, Page } from '@playwright/test';
import { money } from './written.ts';

/** A customer in the lists of account managers, as the API answers (specification §listed-customer). */
export interface ListedCustomer {
  readonly no: string;
  readonly name: string;
  readonly is_blocked: boolean;
  readonly credit_limit: number;
  readonly balance: { readonly total_owed: number };
  readonly terms: { readonly description: string } | null;
  readonly currency_code: string;
}

/** A customer of the API with parts of its own. */
export const customer = (no: string, part: Partial<ListedCustomer> = {}): ListedCustomer => ({
  no,
  name: `Company ${no}`,
  is_blocked: false,
  credit_limit: 12_345.67,
  balance: { total_owed: 8901.23 },
  terms: { description: '47 Days EOM' },
  currency_code: 'GBP',
  ...part,
});

/** The same as our own calls have it, which the list of My Customers comes by. */
interface OwnListedCustomer extends Pick<ListedCustomer, 'no' | 'name'> {
  readonly isBlocked: boolean;
  readonly creditLimit: { readonly minor: number; readonly currency: string };
  readonly totalOwed: { readonly minor: number; readonly currency: string };
  readonly termsDescription: string | null;
  readonly currencyCode: string;
}

export const ofOwnCall = (own: OwnListedCustomer): ListedCustomer => ({
  no: own.no,
  name: own.name,
  is_blocked: own.isBlocked,
  credit_limit: own.creditLimit.minor / 100,
  balance: { total_owed: own.totalOwed.minor / 100 },
  terms: own.termsDescription === null ? null : { description: own.termsDescription },
  currency_code: own.currencyCode,
});

export const asOwnCall = ({ no, name, ...rest }: ListedCustomer): OwnListedCustomer => ({
  no,
  name,
  isBlocked: rest.is_blocked,
  creditLimit: { minor: Math.round(rest.credit_limit * 100), currency: rest.currency_code },
  totalOwed: { minor: Math.round(rest.balance.total_owed * 100), currency: rest.currency_code },
  termsDescription: rest.terms?.description ?? null,
  currencyCode: rest.currency_code,
});

/** What is sensitive of customers, as it is written, and as it could stand in an attribute. */
export const sensitiveTexts = (customers: readonly ListedCustomer[]): readonly string[] =>
  customers.flatMap(({ credit_limit, balance, terms, currency_code }) => [
    ...[credit_limit, balance.total_owed].flatMap((amount) => [money(amount, currency_code), amount.toFixed(2)]),
    ...(terms ? [terms.description] : []),
  ]);

export const censorSwitch = (page: Page): Locator => page.getByRole('checkbox', { name: 'Censor sensitive data' });

export const customerTable = (page: Page, name: string): Locator => page.getByRole('table', { name });

/** The row of a customer in one of the tables. */
export const rowOf = (table: Locator, no: string): Locator =>
  table.getByRole('row').filter({ has: table.page().getByRole('link', { name: no, exact: true }) });

/** Customer numbers of a table, in their order. */
export const numbersOf = (table: Locator): Promise<string[]> =>
  table.locator('tbody td:first-child a').allTextContents();
