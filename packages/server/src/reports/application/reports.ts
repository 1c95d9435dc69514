import { countedUntil } from '@connect/core/domain/reports/period';
import type {
  CustomersReport,
  MonthOfSales,
  OverdueAge,
  OverdueReport,
  SalesReport,
  SamplesReport,
  SignOffReport,
} from '@connect/core/domain/reports/report';
import { ok, type Result } from '@connect/core/domain/result';
import { dayOf, type Day } from '../../calendar.ts';
import type { Refusal } from '../../refusal.ts';
import { scopeOf, type ReportScope, type ScopeQuery } from '../domain/report-scope.ts';

/** What documents come to. */
export interface ReportFigures {
  salesByMonth(scope: ReportScope): Promise<readonly MonthOfSales[]>;
  /** The currencies that a region's invoices are in. */
  currencies(scope: ReportScope): Promise<readonly string[]>;
  salesByCustomer(scope: ReportScope): Promise<Pick<CustomersReport, 'top' | 'falling'>>;
  overdueByAge(scope: ReportScope, today: Day): Promise<readonly OverdueAge[]>;
  samplesByMonth(scope: ReportScope): Promise<SamplesReport['months']>;
  signOffByRegion(scope: ReportScope): Promise<SignOffReport['regions']>;
}

/** Reads figures that belong together: of one moment. */
export type ReadFigures = <Value>(read: (figures: ReportFigures) => Promise<Value>) => Promise<Value>;

type Answer<Report> = Promise<Result<Report, Refusal>>;

/** Reports for super users. They are about every customer, whose account manager ever. */
export interface Reports {
  sales(query: ScopeQuery): Answer<SalesReport>;
  customers(query: ScopeQuery): Answer<CustomersReport>;
  overdue(query: ScopeQuery): Answer<OverdueReport>;
  samples(query: ScopeQuery): Answer<SamplesReport>;
  signOff(query: ScopeQuery): Answer<SignOffReport>;
}

/** `currency` is the supplier's own. */
export const createReports = (parts: {
  readonly readFigures: ReadFigures;
  readonly currency: string;
  readonly now: () => Date;
}): Reports => {
  const today = (): Day => dayOf(parts.now());
  const within = async <Report>(
    query: ScopeQuery,
    make: (figures: ReportFigures, scope: ReportScope) => Promise<Report>,
  ): Answer<Report> => {
    const scope = scopeOf(query, parts.currency, today());
    if (!scope.ok) return scope;
    return ok(await parts.readFigures((figures) => make(figures, scope.value)));
  };
  return {
    sales: (query) =>
      within(query, async (figures, scope) => ({
        currency: scope.currency,
        currencies: await figures.currencies(scope),
        soFar: countedUntil(scope.period, today()),
        months: await figures.salesByMonth(scope),
      })),
    customers: (query) =>
      within(query, async (figures, scope) => ({
        currency: scope.currency,
        soFar: countedUntil(scope.period, today()),
        ...(await figures.salesByCustomer(scope)),
      })),
    overdue: (query) =>
      within(query, async (figures, scope) => ({
        currency: scope.currency,
        ages: await figures.overdueByAge(scope, today()),
      })),
    samples: (query) => within(query, async (figures, scope) => ({ months: await figures.samplesByMonth(scope) })),
    signOff: (query) => within(query, async (figures, scope) => ({ regions: await figures.signOffByRegion(scope) })),
  };
};
