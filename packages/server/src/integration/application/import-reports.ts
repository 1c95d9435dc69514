import type { ImportReport } from '@connect/core/domain/administration/import-run';
import { csvOf, type CsvCell } from '@connect/core/domain/export/csv';
import type { RunRefusal, RunStore } from './run-store.ts';

/** So many reasons are shown, and so many are in a file; the integration API has all. */
const mostShown = 100;
const mostInFile = 20_000;

/** The first of them, and whether there are more. */
const firstOf = async (refusals: AsyncIterable<RunRefusal>, most: number) => {
  const first: RunRefusal[] = [];
  for await (const refusal of refusals) {
    if (first.length === most) return { first, hasMore: true };
    first.push(refusal);
  }
  return { first, hasMore: false };
};

/** What of an import was refused, for people. */
export const createImportReports = (runs: Pick<RunStore, 'find' | 'refusals'>) => ({
  /** Null where there is no such import. */
  of: async (id: string): Promise<ImportReport | null> => {
    const run = await runs.find(id);
    if (!run) return null;
    const { first, hasMore } = await firstOf(runs.refusals(id, 1), mostShown);
    return { run, refusals: first.map(({ line, key, path, reason }) => ({ line, key, path, reason })), hasMore };
  },
  /** The same as a table with what was sent, so that it can be put right; null where there is no such import. */
  file: async (id: string): Promise<Uint8Array | null> => {
    if (!(await runs.find(id))) return null;
    const { first } = await firstOf(runs.refusals(id, 1), mostInFile);
    const rows = first.map(({ line, key, path, reason, record }): CsvCell[] => [line, key, path, reason, record]);
    // Spreadsheets take it for Unicode by the mark at its beginning.
    return Buffer.from(`\uFEFF${csvOf([['line', 'key', 'column', 'reason', 'record'], ...rows])}`);
  },
});
export type ImportReports = ReturnType<typeof createImportReports>;
