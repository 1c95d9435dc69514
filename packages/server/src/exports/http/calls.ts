import { calls } from '@connect/contract/calls';
import type { Serve } from '../../http/serve.ts';
import type { ExportService } from '../application/export-service.ts';
import type { makeStatement } from '../application/statement.ts';

export const serveExportCalls = (
  serve: Serve,
  { service, statement }: { service: ExportService; statement: ReturnType<typeof makeStatement> },
): void => {
  serve(calls.exportDocuments, ({ user, query, language }) => service.documents(user, query, language));
  serve(calls.documentNumbers, ({ user, query }) => service.numbers(user, query));
  serve(calls.statement, ({ user, params: { month }, language }) => statement(user.customerNo, month, language));
};
