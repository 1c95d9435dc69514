import { startOfMonth } from '../../domain/calendar/day.ts';
import { monthsBetween } from '../../domain/reports/period.ts';
import { overdueAges } from '../../domain/reports/report.ts';
import type { CustomerSales, Month, ReportQuery } from '../../domain/reports/report.ts';
import { ok } from '../../domain/result.ts';
import type { Reports } from '../../ports/reports.ts';

/** An invoice, as far as reports go. */
export interface MemorySale {
  readonly customer: { readonly no: string; readonly name: string; readonly region: string };
  readonly month: Month;
  readonly currency: string;
  readonly amount: number;
}

export interface MemoryReportData {
  readonly sales: readonly MemorySale[];
  /** Made in a month, and whether the customer has ordered an item of it since. */
  readonly samples: readonly { readonly month: Month; readonly converted: boolean }[];
}

const yearBefore = (month: Month): Month => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

const monthsOf = ({ from, to }: Pick<ReportQuery, 'from' | 'to'>): readonly Month[] =>
  Array.from({ length: monthsBetween(from, to) }, (_, index) => startOfMonth(`${from}-01`, index).slice(0, 7));

const sumOf = (sales: readonly MemorySale[]): number => sales.reduce((sum, { amount }) => sum + amount, 0);

/** Reports over a few invoices in the supplier's currency, GBP, and others; nothing is overdue, and nothing signed off. */
export const createMemoryReports = ({ sales, samples }: MemoryReportData): Reports => {
  const selected = ({ region, currency }: ReportQuery) =>
    sales.filter((sale) => sale.currency === (currency ?? 'GBP') && ['all', sale.customer.region].includes(region));
  const customersOf = (query: ReportQuery): readonly CustomerSales[] => {
    const months = monthsOf(query);
    const held = selected(query);
    const names = new Map(held.map(({ customer }) => [customer.no, customer.name]));
    return [...names].map(([no, name]) => {
      const theirs = held.filter(({ customer }) => customer.no === no);
      return {
        no,
        name,
        sales: sumOf(theirs.filter(({ month }) => months.includes(month))),
        lastYear: sumOf(theirs.filter(({ month }) => months.map(yearBefore).includes(month))),
      };
    });
  };
  return {
    sales: async (query) => {
      const held = selected(query);
      const months = monthsOf(query).map((month) => {
        const invoices = held.filter((sale) => sale.month === month);
        const before = held.filter((sale) => sale.month === yearBefore(month));
        return { month, sales: sumOf(invoices), lastYear: sumOf(before), invoices: invoices.length };
      });
      const currencies = [...new Set(sales.map(({ currency }) => currency))].toSorted();
      return ok({ currency: query.currency ?? 'GBP', currencies, soFar: null, months });
    },
    customers: async (query) => {
      const all = customersOf(query);
      const best = all.filter((each) => each.sales > 0).toSorted((one, other) => other.sales - one.sales);
      const fall = ({ sales: now, lastYear }: CustomerSales): number => lastYear - now;
      const falling = all.filter((each) => fall(each) > 0).toSorted((one, other) => fall(other) - fall(one));
      return ok({
        currency: query.currency ?? 'GBP',
        soFar: null,
        top: best.slice(0, 10),
        falling: falling.slice(0, 10),
      });
    },
    overdue: async ({ currency }) =>
      ok({
        currency: currency ?? 'GBP',
        ages: overdueAges.map((age) => ({ age, amount: 0, invoices: 0, customers: 0 })),
      }),
    samples: async (query) => {
      const months = monthsOf(query).map((month) => {
        const sent = samples.filter((sample) => sample.month === month);
        return { month, sent: sent.length, converted: sent.filter(({ converted }) => converted).length };
      });
      return ok({ months });
    },
    signOff: async () => ok({ regions: [] }),
  };
};
