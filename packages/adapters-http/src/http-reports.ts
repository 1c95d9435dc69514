import * as calls from '@connect/contract/reports';
import type { CustomerSales, ReportQuery } from '@connect/core/domain/reports/report';
import type { Reports } from '@connect/core/ports/reports';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

/** What a report over many years may take beyond other calls, in milliseconds. */
const timeout = 60_000;

const asked = ({ from, to, region, currency }: ReportQuery) => ({
  query: { from, to, region, ...(currency !== null && { currency }) },
  timeout,
});

const toSales = <Wire extends { readonly last_year: number }>({ last_year, ...wire }: Wire) => ({
  ...wire,
  lastYear: last_year,
});

/** Reports over HTTP. */
export const createHttpReports = (portal: PortalClient): Reports => ({
  sales: async (query) =>
    answered(await portal.json(calls.salesReport, asked(query)), ({ months, so_far: soFar = null, ...report }) => ({
      ...report,
      soFar,
      months: months.map(toSales),
    })),
  customers: async (query) =>
    answered(
      await portal.json(calls.customersReport, asked(query)),
      ({ currency, so_far: soFar = null, top, falling }) => ({
        currency,
        soFar,
        top: top.map((each): CustomerSales => toSales(each)),
        falling: falling.map((each): CustomerSales => toSales(each)),
      }),
    ),
  overdue: async (query) => answered(await portal.json(calls.overdueReport, asked(query)), (wire) => wire),
  samples: async (query) => answered(await portal.json(calls.samplesReport, asked(query)), (wire) => wire),
  signOff: async (query) =>
    answered(await portal.json(calls.signOffReport, asked(query)), ({ regions }) => ({
      regions: regions.map(({ second_signed, signed_in_period, days_to_second, ...region }) => ({
        ...region,
        secondSigned: second_signed,
        signedInPeriod: signed_in_period,
        daysToSecond: days_to_second,
      })),
    })),
});
