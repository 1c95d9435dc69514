import type { DocumentFilter, ListedDocument } from '@connect/core/domain/export/document-list';
import { longestTerm } from '@connect/core/domain/search/search-term';
import * as v from 'valibot';
import { call } from './call.ts';
import { Day, documentNo, type SchemaOf } from './values.ts';

/** What a list of documents is narrowed by: as its screen has it (specification §list-address). */
const filter = {
  show: v.picklist(['orders', 'invoices', 'both'], 'must be orders, invoices or both'),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestTerm.characters, 'is too long')), ''),
  /** Unix seconds, both included. */
  from: v.pipe(v.string(), v.regex(/^-?\d{1,12}$/, 'is not a moment'), v.transform(Number)),
  to: v.pipe(v.string(), v.regex(/^-?\d{1,12}$/, 'is not a moment'), v.transform(Number)),
};

const filterOf = ({ show, q, from, to }: v.InferOutput<v.ObjectSchema<typeof filter, undefined>>): DocumentFilter => ({
  view: show,
  text: q,
  dates: { from, to },
});

const Listed: SchemaOf<ListedDocument> = v.object({
  kind: v.picklist(['order', 'invoice']),
  no: documentNo,
  documentDate: v.nullable(Day),
  poNumber: v.nullable(v.string()),
});

/** Both answer for a customer who may see what the list shows: orders with View Orders, invoices with View Invoices. */
const access = 'customer';

export const exportDocuments = call({
  method: 'GET',
  path: '/api/v3/documents/export',
  summary:
    'All documents of a list, not of its page, as CSV or XLSX in the language of the page: the columns of the list, due date and remaining amount. Of orders needs View Orders, of invoices View Invoices',
  access,
  query: v.pipe(
    v.object({
      ...filter,
      format: v.picklist(['csv', 'xlsx'], 'must be csv or xlsx'),
      /** The day it is where the user is, by which invoices are overdue (decisions §whole-days). */
      today: Day,
    }),
    v.transform(({ format, today, ...asked }) => ({ filter: filterOf(asked), format, today })),
  ),
  answer: 'file',
  costs: 'export',
});

export const documentNumbers = call({
  method: 'GET',
  path: '/api/v3/documents/numbers',
  summary:
    'Numbers of all documents of a list, the newest first, to fetch their PDFs by; the first 1,000. Of orders needs View Orders, of invoices View Invoices',
  access,
  permissions: ['Download Invoices'],
  query: v.pipe(v.object(filter), v.transform(filterOf)),
  answer: v.object({ data: v.array(Listed), total: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  costs: 'export',
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
  costs: 'pdf',
});
