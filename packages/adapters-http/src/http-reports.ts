import * as calls from '@connect/contract/reports';
import type { ReportQuery } from '@connect/core/domain/reports/report';
import type { Reports } from '@connect/core/ports/reports';
import type { PortalClient } from './portal-client.ts';

/** What a report over many years may take beyond other calls, in milliseconds. */
const timeout = 60_000;

const asked = ({ from, to, region, currency }: ReportQuery) => ({
  query: { from, to, region, ...(currency !== null && { currency }) },
  timeout,
});

/** Reports over HTTP. */
export const createHttpReports = (portal: PortalClient): Reports => ({
  sales: (query) => portal.json(calls.salesReport, asked(query)),
  customers: (query) => portal.json(calls.customersReport, asked(query)),
  overdue: (query) => portal.json(calls.overdueReport, asked(query)),
  samples: (query) => portal.json(calls.samplesReport, asked(query)),
  signOff: (query) => portal.json(calls.signOffReport, asked(query)),
});
