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
/** Where the sender has a record from, as it says first of all of it. */
const place = /^\{"\$at":("(?:[^"\\]|\\.)*")/;
/** The column that is wrong, after where the record is from. */
const placed = ({ path, record }: Pick<RunRefusal, 'path' | 'record'>): string => {
  const [, at] = place.exec(record) ?? [];
  return at === undefined ? path : `${String(JSON.parse(at))} ${path}`.trim();
};

export const createImportReports = (runs: Pick<RunStore, 'find' | 'refusals'>) => ({
  /** Null where there is no such import. */
  of: async (id: string): Promise<ImportReport | null> => {
    const run = await runs.find(id);
    if (!run) return null;
    const { first, hasMore } = await firstOf(runs.refusals(id, 1), mostShown);
    return {
      run,
      refusals: first.map(({ line, key, reason, ...of }) => ({ line, key, path: placed(of), reason })),
      hasMore,
    };
  },
  /** The same as a table with what was sent, so that it can be put right; null where there is no such import. */
  file: async (id: string): Promise<Uint8Array | null> => {
    if (!(await runs.find(id))) return null;
    const { first } = await firstOf(runs.refusals(id, 1), mostInFile);
    const rows = first.map(({ line, key, reason, ...of }): CsvCell[] => [line, key, placed(of), reason, of.record]);
    // Spreadsheets take it for Unicode by the mark at its beginning.
    return Buffer.from(`\uFEFF${csvOf([['line', 'key', 'column', 'reason', 'record'], ...rows])}`);
  },
});
export type ImportReports = ReturnType<typeof createImportReports>;
