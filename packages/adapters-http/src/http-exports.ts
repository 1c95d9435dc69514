import * as calls from '@connect/contract/exports';
import type { DocumentFilter } from '@connect/core/domain/export/document-list';
import type { Exports } from '@connect/core/ports/exports';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

/** A large file takes the server longer than other answers, in milliseconds. */
const timeout = 120_000;

const queryOf = ({ view, text, dates }: DocumentFilter) => ({
  show: view,
  q: text,
  from: String(dates.from),
  to: String(dates.to),
});

/** Whole lists of documents, and statements of account, over HTTP. */
export const createHttpExports = (portal: PortalClient): Exports => ({
  documents: (filter, format, today) =>
    portal.file(calls.exportDocuments, { query: { ...queryOf(filter), format, today }, timeout }),
  list: async (filter) =>
    answered(await portal.json(calls.documentNumbers, { query: queryOf(filter), timeout }), ({ data, total }) => ({
      documents: data,
      total,
    })),
  statement: (month) => portal.file(calls.statement, { params: { month } }),
});
