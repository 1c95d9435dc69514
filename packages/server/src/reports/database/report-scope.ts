import type { Period } from '@connect/core/domain/reports/period';
import { sql, type RawBuilder } from 'kysely';
import type { ReportScope } from '../domain/report-scope.ts';

/** Condition on rows of `customers` that they are of the region. */
export const inRegion = ({ countries }: ReportScope): RawBuilder<boolean> => {
  if ('only' in countries) return sql`customers.country in (${sql.join(countries.only)})`;
  return countries.allBut.length > 0 ? sql`customers.country not in (${sql.join(countries.allBut)})` : sql`true`;
};

/** Named outright, as the database can tell how many customers that are. */
const inCurrency = ({ currency, supplierCurrency }: ReportScope): RawBuilder<boolean> =>
  currency === supplierCurrency
    ? sql`customers.currency_code in (${currency}, '')`
    : sql`customers.currency_code = ${currency}`;

/** Condition on a day that it is within a period. */
export const isWithin = (day: RawBuilder<unknown>, { start, end }: Period): RawBuilder<boolean> =>
  sql`(${day} >= ${start}::date and ${day} < ${end}::date)`;

/** Condition on rows of `customers` that they are of the region, and their documents in the currency. */
export const isCounted = (scope: ReportScope): RawBuilder<boolean> =>
  sql`(${inRegion(scope)} and ${inCurrency(scope)})`;
