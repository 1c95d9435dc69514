import { firstDayOf } from '@connect/core/domain/reports/period';
import { storefronts } from '@connect/core/domain/access/storefront';
import { everywhere, regions } from '@connect/core/domain/reports/region';
import { day, startOfMonth } from '@connect/core/domain/calendar/day';
import { compare } from '@connect/core/domain/money/money';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/open.ts';
import { engines } from '../../testing/engines.ts';
import { overdueByAge } from './overdue.ts';
import { scopeOf, type ReportScope } from '../domain/report-scope.ts';
import { currenciesOf, salesByCustomer, salesByMonth } from './sales.ts';
import { samplesByMonth } from './samples.ts';
import { signOffByRegion } from './sign-off.ts';
import {
  plainCustomers,
  plainOverdue,
  plainSales,
  plainSamples,
  readDocuments,
  type Asked,
} from '../testing/plain-sums.ts';
import { addCustomers, customerNos, randomDocuments, replaceDocuments } from '../testing/random-documents.ts';

const today = day('2026-11-20');
/** Making a counterexample smaller takes long: it is shown as it is by then. */
const interruptAfterTimeLimit = 40_000;

const asked: fc.Arbitrary<Asked> = fc
  .record({
    month: fc.constantFrom('2024-02', '2024-12', '2025-11', '2025-12', '2026-02', '2026-11', '2026-12'),
    months: fc.integer({ min: 1, max: 30 }),
    region: fc.constantFrom(everywhere, everywhere, 'UK', ...regions),
    currency: fc.constantFrom('GBP', 'GBP', 'GBP', 'EUR'),
  })
  .map(({ month, months, ...rest }) => ({
    ...rest,
    from: startOfMonth(firstDayOf(month), 1 - months).slice(0, 7),
    to: month,
  }));

const scoped = (query: Asked): ReportScope => {
  const scope = scopeOf(query, 'GBP', today);
  if (!scope.ok) throw new Error(scope.refusal.message);
  return scope.value;
};

describe.each(engines)('reports on $engine', ({ missing, open }) => {
  if (missing !== null) return it.skip(missing, () => undefined);
  let data: Awaited<ReturnType<typeof open>>;
  let database: Database;
  beforeAll(async () => {
    data = await open();
    ({ database } = data);
    await addCustomers(database);
  });
  afterAll(() => data.close());

  it('total what the documents come to, added up one by one', async () => {
    await fc.assert(
      fc.asyncProperty(randomDocuments, asked, async (made, query) => {
        await replaceDocuments(database, made);
        const documents = await readDocuments(database, made);
        const scope = scoped(query);
        expect(await salesByMonth(database, scope)).toEqual(plainSales(documents, query, today));
        expect(await overdueByAge(database, scope, today)).toEqual(plainOverdue(documents, query, today));
        expect(await samplesByMonth(database, scope)).toEqual(plainSamples(documents, query));
        const { top, falling } = await salesByCustomer(database, scope);
        const sums = plainCustomers(documents, query, customerNos, today);
        const best = sums
          .filter(({ sales }) => sales.minor > 0)
          .toSorted((a, b) => compare(b.sales, a.sales))
          .slice(0, 10);
        const change = (row: (typeof sums)[number]) => compare(row.sales, row.lastYear);
        const fallen = sums
          .filter((row) => change(row) < 0)
          .toSorted((a, b) => change(a) - change(b))
          .slice(0, 10);
        expect(top).toMatchObject(best);
        expect(falling).toMatchObject(fallen);
      }),
      { numRuns: 10, interruptAfterTimeLimit },
    );
  });

  it('come to the same in every region together as everywhere, and so do the currencies', async () => {
    await fc.assert(
      fc.asyncProperty(randomDocuments, asked, async (made, query) => {
        await replaceDocuments(database, made);
        const total = async (region: string) => {
          const scope = scoped({ ...query, region });
          const months = await salesByMonth(database, scope);
          const samples = await samplesByMonth(database, scope);
          const ages = await overdueByAge(database, scope, today);
          return [
            ...months.flatMap((month) => [month.sales.minor, month.lastYear.minor, month.invoices]),
            ...samples.flatMap(({ sent, converted }) => [sent, converted]),
            ...ages.flatMap((age) => [age.amount.minor, age.invoices, age.customers]),
          ];
        };
        const parts: number[][] = [];
        const currencies: string[] = [];
        for (const { name } of storefronts) {
          parts.push(await total(name));
          currencies.push(...(await currenciesOf(database, scoped({ ...query, region: name }))));
        }
        const all = await total(everywhere);
        expect(all.map((_, index) => parts.reduce((sum, part) => sum + (part[index] ?? 0), 0))).toEqual(all);
        const everyCurrency = await currenciesOf(database, scoped({ ...query, region: everywhere }));
        expect(everyCurrency).toEqual([...new Set(currencies)].toSorted());
      }),
      { numRuns: 10, interruptAfterTimeLimit },
    );
  });

  it('count every product of a storefront once, and the days between its sign-offs', async () => {
    await fc.assert(
      fc.asyncProperty(randomDocuments, asked, async (made, query) => {
        await replaceDocuments(database, made);
        const secondsOf = (month: string) => new Date(`${month}-01T00:00:00`).getTime() / 1000;
        const [start, end] = [secondsOf(query.from), secondsOf(startOfMonth(firstDayOf(query.to), 1).slice(0, 7))];
        const isIn = (seconds: number) => seconds >= start && seconds < end;
        const shown = storefronts.filter(({ name }) => [everywhere, name].includes(query.region));
        const expected = shown.map(({ name, indexSuffix }) => {
          const own = made.signOffs.filter(({ region }) => region === indexSuffix);
          const waits = own
            .filter((row) => row.signed_off_at > -1 && row.second_signed_off_at > -1 && isIn(row.second_signed_off_at))
            .map((row) => (row.second_signed_off_at - row.signed_off_at) / 86_400);
          return {
            region: name,
            unsigned: own.filter((row) => row.signed_off_at === -1 && row.second_signed_off_at === -1).length,
            signed: own.filter((row) => row.signed_off_at > -1 && row.second_signed_off_at === -1).length,
            secondSigned: own.filter((row) => row.second_signed_off_at > -1).length,
            signedInPeriod: own.filter((row) => row.signed_off_at > -1 && isIn(row.signed_off_at)).length,
            daysToSecond:
              waits.length > 0 ? expect.closeTo(waits.reduce((sum, days) => sum + days, 0) / waits.length, 6) : null,
          };
        });
        expect(await signOffByRegion(database, scoped(query))).toEqual(expected);
      }),
      { numRuns: 15, interruptAfterTimeLimit },
    );
  });
});
