import { calls } from '@connect/contract/calls';
import { countedUntil } from '@connect/core/domain/reports/period';
import { ok, type Result } from '@connect/core/domain/result';
import { sql } from 'kysely';
import { dayOf } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';
import type { Refusal } from '../../refusal.ts';
import type { Serve } from '../../http/serve.ts';
import { overdueByAge } from '../database/overdue.ts';
import { scopeOf, type ReportScope } from '../database/report-scope.ts';
import { currenciesOf, salesByCustomer, salesByMonth } from '../database/sales.ts';
import { samplesByMonth } from '../database/samples.ts';
import { signOffByRegion } from '../database/sign-off.ts';

/** Reports for super users. They are about every customer, whose account manager ever. */
export const serveReportCalls = (
  serve: Serve,
  { database, currency, now }: { database: Database; currency: string; now: () => Date },
): void => {
  const within = async <Report>(
    query: Parameters<typeof scopeOf>[0],
    make: (trx: Database, scope: ReportScope) => Promise<Report>,
  ): Promise<Result<Report, Refusal>> => {
    const scope = scopeOf(query, currency, dayOf(now()));
    if (!scope.ok) return scope;
    return ok(
      await database.transaction().execute(async (trx) => {
        // To compile such a query takes the database longer than to run it.
        await sql`set local jit = off`.execute(trx);
        return make(trx, scope.value);
      }),
    );
  };

  serve(calls.salesReport, ({ query }) =>
    within(query, async (trx, scope) => ({
      currency: scope.currency,
      currencies: await currenciesOf(trx, scope, currency),
      soFar: countedUntil(scope.period, dayOf(now())),
      months: await salesByMonth(trx, scope),
    })),
  );
  serve(calls.customersReport, ({ query }) =>
    within(query, async (trx, scope) => ({
      currency: scope.currency,
      soFar: countedUntil(scope.period, dayOf(now())),
      ...(await salesByCustomer(trx, scope)),
    })),
  );
  serve(calls.overdueReport, ({ query }) =>
    within(query, async (trx, scope) => ({
      currency: scope.currency,
      ages: await overdueByAge(trx, scope, dayOf(now())),
    })),
  );
  serve(calls.samplesReport, ({ query }) =>
    within(query, async (trx, scope) => ({ months: await samplesByMonth(trx, scope) })),
  );
  serve(calls.signOffReport, ({ query }) =>
    within(query, async (trx, scope) => ({ regions: await signOffByRegion(trx, scope) })),
  );
};
