import * as v from 'valibot';
import { call } from './call.ts';
import { Day, documentNo } from './values.ts';

/** What a list of documents is narrowed by: as its screen has it (specification §list-address). */
const filter = {
  show: v.picklist(['orders', 'invoices', 'both'], 'must be orders, invoices or both'),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(512, 'is too long')), ''),
  /** Unix seconds, both included. */
  from: v.pipe(v.string(), v.regex(/^-?\d{1,12}$/, 'is not a moment'), v.transform(Number)),
  to: v.pipe(v.string(), v.regex(/^-?\d{1,12}$/, 'is not a moment'), v.transform(Number)),
};

export const exportFormats = ['csv', 'xlsx'] as const;

/** What a file of each format is. */
export const exportTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Both answer for a customer who may see what the list shows: orders with View Orders, invoices with View Invoices. */
const access = 'customer';

/** An export has so many rows at most; a list with more is refused, not cut short. */
export const maxExported = 100_000;

export const exportDocuments = call({
  method: 'GET',
  path: '/api/v3/documents/export',
  summary:
    'All documents of a list, not of its page, as CSV or XLSX in the language of the page: the columns of the list, due date and remaining amount. Of orders needs View Orders, of invoices View Invoices',
  access,
  query: v.object({
    ...filter,
    format: v.picklist(exportFormats, 'must be csv or xlsx'),
    /** The day it is where the user is, by which invoices are overdue (decisions §whole-days). */
    today: Day,
  }),
  answer: 'file',
});

/** At most so many PDFs are fetched for one archive. */
export const maxArchived = 1000;

export const documentNumbers = call({
  method: 'GET',
  path: '/api/v3/documents/numbers',
  summary:
    'Numbers of all documents of a list, the newest first, to fetch their PDFs by; the first 1,000. Of orders needs View Orders, of invoices View Invoices',
  access,
  permissions: ['Download Invoices'],
  query: v.object(filter),
  answer: v.object({
    data: v.array(
      v.object({
        type: v.picklist(['Order', 'Invoice']),
        no: documentNo,
        document_date: v.nullable(v.string()),
        po_number: v.nullable(v.string()),
      }),
    ),
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
});

export const statement = call({
  method: 'GET',
  path: '/api/v3/statements/{month}',
  summary: 'Statement of account of a month that has begun, `YYYY-MM`, as PDF',
  access,
  permissions: ['View Invoices', 'Download Invoices', 'View Balance'],
  params: v.object({
    month: v.pipe(v.string(), v.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'must be a month as YYYY-MM')),
  }),
  answer: 'pdf',
});
