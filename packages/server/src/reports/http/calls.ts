import { calls } from '@connect/contract/calls';
import type { Serve } from '../../http/serve.ts';
import type { Reports } from '../application/reports.ts';

export const serveReportCalls = (serve: Serve, reports: Reports): void => {
  serve(calls.salesReport, ({ query }) => reports.sales(query));
  serve(calls.customersReport, ({ query }) => reports.customers(query));
  serve(calls.overdueReport, ({ query }) => reports.overdue(query));
  serve(calls.samplesReport, ({ query }) => reports.samples(query));
  serve(calls.signOffReport, ({ query }) => reports.signOff(query));
};
