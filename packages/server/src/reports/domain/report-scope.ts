import type { Day } from '@connect/core/domain/calendar/day';
import { periodOf, periodProblem, yearBefore, type Period } from '@connect/core/domain/reports/period';
import { regionCountries, type RegionCountries } from '@connect/core/domain/reports/region';
import type { Month } from '@connect/core/domain/reports/report';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { malformed, type Refusal } from '../../refusal.ts';

/** What a report counts. */
export interface ReportScope {
  readonly period: Period;
  /** What it is compared with. */
  readonly before: Period;
  readonly region: string;
  readonly countries: RegionCountries;
  readonly currency: string;
  /** Of customers that have none of their own (decisions §cleared-currency). */
  readonly supplierCurrency: string;
}

/** As the call of a report asks for it. */
export interface ScopeQuery {
  readonly from: Month;
  readonly to: Month;
  readonly region: string;
  readonly currency?: string | undefined;
}

export const scopeOf = (query: ScopeQuery, supplierCurrency: string, today: Day): Result<ReportScope, Refusal> => {
  const problem = periodProblem(query.from, query.to);
  if (problem)
    return refused(
      malformed({ to: [problem === 'too-long' ? 'is more than 60 months after from' : 'must not be before from'] }),
    );
  const countries = regionCountries(query.region);
  if (!countries) return refused(malformed({ region: ['is not a region'] }));
  const period = periodOf(query.from, query.to);
  return ok({
    period,
    before: yearBefore(period, today),
    region: query.region,
    countries,
    currency: query.currency ?? supplierCurrency,
    supplierCurrency,
  });
};
