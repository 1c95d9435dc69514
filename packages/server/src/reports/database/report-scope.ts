import type { Day } from '@connect/core/domain/calendar/day';
import { periodOf, periodProblem, yearBefore, type Period } from '@connect/core/domain/reports/period';
import { regionCountries, type RegionCountries } from '@connect/core/domain/reports/region';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { sql, type RawBuilder } from 'kysely';
import { malformed, type Refusal } from '../../refusal.ts';

/** What a report counts. */
export interface ReportScope {
  readonly period: Period;
  /** What it is compared with. */
  readonly before: Period;
  readonly region: string;
  readonly currency: string;
  /** Condition on rows of `customers` that they are of the region. */
  readonly inRegion: RawBuilder<boolean>;
  /** The same, and that their documents are in the currency. */
  readonly counted: RawBuilder<boolean>;
}

const within = (countries: RegionCountries): RawBuilder<boolean> => {
  if ('only' in countries) return sql`customers.country in (${sql.join(countries.only)})`;
  return countries.allBut.length > 0 ? sql`customers.country not in (${sql.join(countries.allBut)})` : sql`true`;
};

/** The currency of a customer's documents: without one of their own it is the supplier's (decisions §cleared-currency). */
export const currencyOf = (supplierCurrency: string): RawBuilder<string> =>
  sql`coalesce(nullif(customers.currency_code, ''), ${supplierCurrency})`;

/** Named outright, as the database can tell how many customers that are. */
const inCurrency = (currency: string, supplierCurrency: string): RawBuilder<boolean> =>
  currency === supplierCurrency
    ? sql`customers.currency_code in (${currency}, '')`
    : sql`customers.currency_code = ${currency}`;

/** Condition on a day that it is within a period. */
export const isWithin = (day: RawBuilder<unknown>, { start, end }: Period): RawBuilder<boolean> =>
  sql`(${day} >= ${start}::date and ${day} < ${end}::date)`;

export const scopeOf = (
  query: {
    readonly from: string;
    readonly to: string;
    readonly region: string;
    readonly currency?: string | undefined;
  },
  supplierCurrency: string,
  today: Day,
): Result<ReportScope, Refusal> => {
  const problem = periodProblem(query.from, query.to);
  if (problem)
    return refused(
      malformed({ to: [problem === 'too-long' ? 'is more than 60 months after from' : 'must not be before from'] }),
    );
  const countries = regionCountries(query.region);
  if (!countries) return refused(malformed({ region: ['is not a region'] }));
  const currency = query.currency ?? supplierCurrency;
  const period = periodOf(query.from, query.to);
  const inRegion = within(countries);
  return ok({
    period,
    before: yearBefore(period, today),
    region: query.region,
    currency,
    inRegion,
    counted: sql`(${inRegion} and ${inCurrency(currency, supplierCurrency)})`,
  });
};
