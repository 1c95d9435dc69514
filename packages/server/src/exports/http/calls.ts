import { calls } from '@connect/contract/calls';
import { statementFileName } from '@connect/core/domain/export/file-names';
import { firstDayOf } from '@connect/core/domain/reports/period';
import { ok, refused } from '@connect/core/domain/result';
import type { AccountRepository } from '../../account/application/account-repository.ts';
import { dayOf } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';
import { malformed, notFound } from '../../refusal.ts';
import type { Serve } from '../../http/serve.ts';
import { PdfFile } from '../../saved-file.ts';
import type { FindDocuments } from '../../indexing/application/find-documents.ts';
import { preferredLocale } from '@connect/core/domain/access/language';
import { pdfCustomer } from '../../pdf/customer.ts';
import { createExportService } from '../application/export-service.ts';
import { findStatementDocuments } from '../application/statement.ts';

export interface ExportParts {
  readonly database: Database;
  readonly accounts: AccountRepository;
  readonly findDocuments: FindDocuments;
  readonly now: () => Date;
}

export const serveExportCalls = (serve: Serve, { database, accounts, findDocuments, now }: ExportParts): void => {
  const service = createExportService(findDocuments);
  serve(calls.exportDocuments, ({ user, query, language }) => service.documents(user, query, language));
  serve(calls.documentNumbers, async ({ user, query }) => service.numbers(user, query));
  serve(calls.statement, async ({ user, params: { month }, language }) => {
    const today = dayOf(now());
    const firstDay = firstDayOf(month);
    if (firstDay > today) return refused(malformed({ month: ['has not begun'] }));
    const account = await accounts.account(user.customer_no, true);
    if (!account) return refused(notFound);
    const documents = await findStatementDocuments(database, user.customer_no, firstDay);
    const { statementPdf } = await import('../pdf/statement.ts');
    const about = { firstDay, today, customer: pdfCustomer(account.customer), locale: preferredLocale(language) };
    const bytes = await statementPdf({ ...documents, ...about });
    return ok(new PdfFile(statementFileName(month), bytes));
  });
};
