import type {
  CustomersReport,
  OverdueReport,
  ReportQuery,
  SalesReport,
  SamplesReport,
  SignOffReport,
} from '../domain/reports/report.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

/** Reports for super users, computed by the server (specification §what-reports-count). */
export interface Reports {
  sales(query: ReportQuery): Promise<Result<SalesReport, Refusal>>;
  customers(query: ReportQuery): Promise<Result<CustomersReport, Refusal>>;
  overdue(query: ReportQuery): Promise<Result<OverdueReport, Refusal>>;
  samples(query: ReportQuery): Promise<Result<SamplesReport, Refusal>>;
  signOff(query: ReportQuery): Promise<Result<SignOffReport, Refusal>>;
}
