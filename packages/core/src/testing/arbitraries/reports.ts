import fc from 'fast-check';
import { monthsBetween, maxReportMonths } from '../../domain/reports/period.ts';
import { monthAt } from '../../domain/reports/presets.ts';
import { regions } from '../../domain/reports/region.ts';
import { overdueAges } from '../../domain/reports/report.ts';
import type {
  CustomersReport,
  Month,
  OverdueReport,
  ReportQuery,
  SalesReport,
  SamplesReport,
  SignOffReport,
} from '../../domain/reports/report.ts';
import { customerNumbers } from './account.ts';
import { days } from './calendar.ts';
import { charged, pounds } from './money.ts';
import { productRegions } from './products.ts';

const count = fc.nat({ max: 5000 });
const currencies = fc.constantFrom('GBP', 'EUR', 'USD');

/** Months that can be asked for. */
export const reportMonths: fc.Arbitrary<Month> = fc.nat({ max: 12 * 70 }).map((offset) => monthAt('1994-01', offset));

/** What reports are asked for, of a period that they take. */
export const reportQueries: fc.Arbitrary<ReportQuery> = fc
  .tuple(reportMonths, fc.nat({ max: maxReportMonths - 1 }), fc.constantFrom(...regions), fc.option(currencies))
  .map(([from, more, region, currency]) => ({ from, to: monthAt(from, more), region, currency }));

/** Every month of a period, ascending. */
const everyMonth = ({ from, to }: ReportQuery): readonly Month[] =>
  Array.from({ length: monthsBetween(from, to) }, (_, index) => monthAt(from, index));

const sales = { sales: pounds, lastYear: pounds };
const head = { currency: fc.constant('GBP'), soFar: fc.option(days) };

/** The sales of a period, each of its months once. */
export const salesReports = (query: ReportQuery): fc.Arbitrary<SalesReport> =>
  fc.record({
    ...head,
    currencies: fc.uniqueArray(currencies),
    months: fc.tuple(
      ...everyMonth(query).map((month) => fc.record({ month: fc.constant(month), ...sales, invoices: count })),
    ),
  });

const customersOfReport = fc.uniqueArray(fc.record({ no: customerNumbers, name: fc.string(), ...sales }), {
  maxLength: 10,
  selector: ({ no }) => no,
});

export const customersReports: fc.Arbitrary<CustomersReport> = fc.record({
  ...head,
  top: customersOfReport,
  falling: customersOfReport,
});

/** What is overdue, by every age there is. */
export const overdueReports: fc.Arbitrary<OverdueReport> = fc.record({
  currency: fc.constant('GBP'),
  ages: fc.tuple(
    ...overdueAges.map((age) =>
      fc.record({ age: fc.constant(age), amount: charged, invoices: count, customers: count }),
    ),
  ),
});

/** Samples by month: no more led to an order than were sent. */
export const samplesReports = (query: ReportQuery): fc.Arbitrary<SamplesReport> =>
  fc.record({
    months: fc.tuple(
      ...everyMonth(query).map((month) =>
        fc
          .tuple(count, count)
          .map(([one, other]) => ({ month, sent: Math.max(one, other), converted: Math.min(one, other) })),
      ),
    ),
  });

export const signOffReports: fc.Arbitrary<SignOffReport> = fc.record({
  regions: fc.uniqueArray(
    fc.record({
      region: productRegions,
      unsigned: count,
      signed: count,
      secondSigned: count,
      signedInPeriod: count,
      daysToSecond: fc.option(fc.double({ min: 0, max: 500, noNaN: true })),
    }),
    { selector: ({ region }) => region },
  ),
});
