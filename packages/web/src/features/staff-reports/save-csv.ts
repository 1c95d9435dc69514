import { csvOf } from '@connect/core/domain/export/csv';
import type { CsvCell } from '@connect/core/domain/export/csv';
import type { Day } from '@connect/core/domain/calendar/day';
import type { ReportQuery } from '@connect/core/domain/reports/report';

/** Rows for a spreadsheet, the header first. */
export type CsvRows = readonly (readonly CsvCell[])[];

/** The text of a CSV file: spreadsheets take it for Unicode by the mark at its beginning. */
export const csvFile = (rows: CsvRows): string => `\uFEFF${csvOf(rows)}`;

interface FileOf {
  /** What it is, such as `sales-by-month`. */
  readonly name: string;
  readonly query: ReportQuery;
  /** Where it has amounts. */
  readonly currency?: string;
  /** Where it is as of a day, whatever the period. */
  readonly asOf?: Day;
}

/** The name of a report's file, by which it is found again: `sales-by-month-2025-12-to-2026-11-uk-gbp.csv`. */
export const csvFileName = ({ name, query: { from, to, region }, currency, asOf }: FileOf): string => {
  const when = asOf === undefined ? [from, 'to', to] : [asOf];
  return `${[name, ...when, region, ...(currency === undefined ? [] : [currency])].join('-').toLowerCase()}.csv`;
};
