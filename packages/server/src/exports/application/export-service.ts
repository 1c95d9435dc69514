import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { may, permissions, type Permission, type User } from '@connect/core/domain/access/user';
import type { DocumentKind } from '@connect/core/domain/documents/document';
import { findsInvoicedOrders } from '@connect/core/domain/documents/invoiced-orders';
import { viewKinds } from '@connect/core/domain/documents/view';
import type { Day } from '@connect/core/domain/calendar/day';
import {
  maxArchived,
  maxExported,
  type DocumentFilter,
  type ListedDocument,
} from '@connect/core/domain/export/document-list';
import { exportFileName, exportTypes, type ExportFormat } from '@connect/core/domain/export/file-names';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { searchTerm } from '@connect/core/domain/search/search-term';
import { malformed, missingPermission, type Refusal } from '../../refusal.ts';
import type { MakeFile } from '../../make-file.ts';
import { SavedFile } from '../../saved-file.ts';
import type { FindDocuments, FoundDocument } from '../../indexing/application/find-documents.ts';
import { preferredLanguage } from '@connect/core/domain/access/language';
import { exportRow } from './rows.ts';
import { exportTexts } from './texts.ts';

type Reader = Pick<User, 'permissions'> & { readonly customerNo: CustomerNo };

const needed: Record<DocumentKind, Permission> = { order: permissions.viewOrders, invoice: permissions.viewInvoices };

function* rowsOf(documents: readonly FoundDocument[], ...how: [typeof exportTexts.en, Day]) {
  for (const document of documents) yield exportRow(document, ...how);
}

/** Hands out whole lists of documents, each the same as the list that a customer sees page by page. */
export const createExportService = (find: FindDocuments, make: MakeFile) => {
  const found = async (
    user: Reader,
    { view, text, dates }: DocumentFilter,
    limit: number,
  ): Promise<Result<Awaited<ReturnType<FindDocuments>>, Refusal>> => {
    const kinds = viewKinds(view);
    const missing = kinds.map((kind) => needed[kind]).find((permission) => !may(user, permission));
    if (missing !== undefined) return refused(missingPermission(missing));
    // A term too short to search with means the unfiltered list (decisions §short-terms).
    const wanted = { customerNo: user.customerNo, withInvoiced: findsInvoicedOrders(user), kinds };
    return ok(await find({ ...wanted, text: searchTerm(text) ?? '', ...dates, limit }));
  };
  return {
    documents: async (
      user: Reader,
      { filter, format, today }: { filter: DocumentFilter; format: ExportFormat; today: Day },
      language: string,
    ): Promise<Result<SavedFile, Refusal>> => {
      const listed = await found(user, filter, maxExported);
      if (!listed.ok) return listed;
      const { documents, total } = listed.value;
      if (total > documents.length)
        return refused(malformed({ from: [`is too early: more than ${maxExported} rows`] }));
      const texts = exportTexts[preferredLanguage(language)];
      const list = { format, titles: texts.columns };
      const bytes = (signal?: AbortSignal) => make('list', list, { rows: rowsOf(documents, texts, today), signal });
      return ok(new SavedFile(exportFileName(filter.view, today, format), bytes, exportTypes[format]));
    },
    numbers: async (
      user: Reader,
      filter: DocumentFilter,
    ): Promise<Result<{ data: ListedDocument[]; total: number }, Refusal>> => {
      const listed = await found(user, filter, maxArchived);
      if (!listed.ok) return listed;
      const { documents, total } = listed.value;
      const data = documents.map(({ kind, number: no, documentDate, poNumber }) => ({
        kind,
        no,
        documentDate,
        poNumber,
      }));
      return ok({ data, total });
    },
  };
};

export type ExportService = ReturnType<typeof createExportService>;
