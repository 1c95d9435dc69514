import { describe, expect, test } from 'vitest';
import { overdueAges } from '../../domain/reports/report.ts';
import type { ReportQuery } from '../../domain/reports/report.ts';
import { compare, sumOf } from '../../domain/money/money.ts';
import type { Reports } from '../../ports/reports.ts';
import { valueOf } from './answers.ts';

export interface ReportsFixture {
  readonly reports: Reports;
  /** Twelve months with sales in most of them, and those of its first six. */
  readonly year: Pick<ReportQuery, 'from' | 'to'>;
  readonly firstHalf: Pick<ReportQuery, 'from' | 'to'>;
  readonly secondHalf: Pick<ReportQuery, 'from' | 'to'>;
  readonly regions: readonly string[];
}

/** Laws of every `Reports`. That their sums agree with the documents is tested at the server, which has them. */
export const reportsContract = (name: string, make: () => Promise<ReportsFixture>): void => {
  const of = (period: Pick<ReportQuery, 'from' | 'to'>, fields: Partial<ReportQuery> = {}): ReportQuery => ({
    ...period,
    region: 'all',
    currency: null,
    ...fields,
  });

  describe(`${name} is a Reports`, () => {
    test('every month of the period is there once, in order', async () => {
      const { reports, year } = await make();
      const sales = valueOf(await reports.sales(of(year))).months.map(({ month }) => month);
      const samples = valueOf(await reports.samples(of(year))).months.map(({ month }) => month);
      expect([sales.length, sales[0], sales.at(-1)]).toEqual([12, year.from, year.to]);
      expect(sales).toEqual([...new Set(sales)].toSorted());
      expect(samples).toEqual(sales);
    });

    test('the months of a year are those of its halves', async () => {
      const { reports, year, firstHalf, secondHalf } = await make();
      const months = async (period: Pick<ReportQuery, 'from' | 'to'>) =>
        valueOf(await reports.sales(of(period))).months;
      expect(await months(year)).toEqual([...(await months(firstHalf)), ...(await months(secondHalf))]);
    });

    test('what all regions sold is what each sold', async () => {
      const { reports, year, regions } = await make();
      const sold = async (region: string) => {
        const { months, currency } = valueOf(await reports.sales(of(year, { region })));
        return [months.map(({ sales }) => sales), months.map(({ lastYear }) => lastYear)].map(
          (amounts) => sumOf(amounts, currency).minor,
        );
      };
      const each = await Promise.all(regions.map(sold));
      const sumAt = (index: number): number => each.reduce((sum, amounts) => sum + (amounts[index] ?? 0), 0);
      expect(await sold('all')).toEqual([sumAt(0), sumAt(1)]);
      expect(sumAt(0)).toBeGreaterThan(0);
    });

    test('amounts are in the currency asked for, or the supplier’s own', async () => {
      const { reports, year } = await make();
      const own = valueOf(await reports.sales(of(year)));
      expect(own.currencies).toContain(own.currency);
      const [other] = own.currencies.filter((currency) => currency !== own.currency);
      for (const currency of [own.currency, other ?? own.currency]) {
        const query = of(year, { currency });
        expect(valueOf(await reports.sales(query)).currency).toBe(currency);
        expect(valueOf(await reports.customers(query)).currency).toBe(currency);
        expect(valueOf(await reports.overdue(query)).currency).toBe(currency);
      }
    });

    test('the top are ten at most, the highest first; the falling all fell, the furthest first', async () => {
      const { reports, year } = await make();
      const { top, falling } = valueOf(await reports.customers(of(year)));
      const highest = top.map(({ sales }) => sales);
      const falls = falling.map(({ sales, lastYear }) => compare(lastYear, sales));
      expect([top.length > 0, top.length <= 10, falling.length <= 10]).toEqual([true, true, true]);
      expect(highest).toEqual(highest.toSorted((one, other) => compare(other, one)));
      expect(falls).toEqual(falls.toSorted((one, other) => other - one));
      expect(falls.every((fall) => fall > 0)).toBe(true);
    });

    test('no more samples converted than were sent', async () => {
      const { reports, year } = await make();
      const samples = valueOf(await reports.samples(of(year))).months;
      expect(samples.every(({ sent, converted }) => converted <= sent)).toBe(true);
    });

    test('every age of what is overdue is there, whether anything is or not', async () => {
      const { reports, year } = await make();
      const { ages } = valueOf(await reports.overdue(of(year)));
      expect(ages.map(({ age }) => age)).toEqual([...overdueAges]);
      expect(ages.every(({ invoices, customers }) => customers <= invoices)).toBe(true);
    });
  });
};
