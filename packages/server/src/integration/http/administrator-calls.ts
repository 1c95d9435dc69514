import { calls } from '@connect/contract/calls';
import { ok, refused } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import { changedMeanwhile, notFound } from '../../refusal.ts';
import { SavedFile } from '../../saved-file.ts';
import type { ImportReports } from '../application/import-reports.ts';
import type { ImportGivenFile } from '../application/import-file.ts';
import type { RunStore } from '../application/run-store.ts';

interface Parts {
  readonly runs: Pick<RunStore, 'list' | 'find' | 'stop'>;
  readonly reports: ImportReports;
  readonly importFile: ImportGivenFile;
}

/** What came in of the supplier's data and what was refused of it, for administrators (specification §imports-for-administrators). */
export const serveImportCalls = (serve: Serve, { runs, reports, importFile }: Parts): void => {
  serve(calls.importRuns, async () => ok({ data: await runs.list() }));
  serve(calls.importReport, async ({ params }) => {
    const report = await reports.of(params.id);
    return report ? ok(report) : refused(notFound);
  });
  serve(calls.stopImport, async ({ params }) => {
    const stopped = await runs.stop(params.id);
    if (stopped) return ok(stopped);
    const run = await runs.find(params.id);
    // Stopped twice over, as an answer got lost, it is stopped.
    if (run?.state === 'stopped') return ok(run);
    return refused(run ? changedMeanwhile : notFound);
  });
  serve(calls.importRefusals, async ({ params }) => {
    const bytes = await reports.file(params.id);
    return bytes ? ok(new SavedFile('refused.csv', async () => bytes, 'text/csv; charset=utf-8')) : refused(notFound);
  });
  serve(calls.importFile, ({ body: { content, ...file }, user }) =>
    importFile(user, { ...file, bytes: Buffer.from(content, 'base64') }),
  );
};
