import { basename } from 'node:path';
import { bestGuess, type Seen } from '../map/guess-kind.ts';
import { isTotals } from '../records/totals-row.ts';
import { openTable } from '../readers/open-table.ts';
import { type Cell, type Table, UnreadableFile } from '../readers/table.ts';

/** As many rows as tell how dates and numbers are written, and what codes there are. */
const sample = 20_000;

/** So many lines may be before the headings: a title, the day of the export. */
const mostTitles = 10;

/** The file with its headings in a line; null where they cannot be there. */
const openAt = async (path: string, heading: number, encoding: string | undefined): Promise<Table | null> => {
  try {
    return await openTable(path, { heading, encoding });
  } catch (error) {
    if (error instanceof UnreadableFile) return null;
    throw error;
  }
};

/** A file by the line that is likest to be its headings, the first of several. */
const openLikeliest = async (path: string): Promise<{ readonly table: Table; readonly heading: number }> => {
  const name = basename(path);
  const scoreOf = (table: Table | null): number =>
    table === null ? 0 : bestGuess({ name, headings: table.headings, rows: [] }).columns.size;
  const first = await openAt(path, 1, undefined);
  // All of a file is looked at for its encoding: that is done once.
  const encoding = first?.guessed ?? undefined;
  let best = { table: first, heading: 1, score: scoreOf(first) };
  for (let heading = 2; heading <= mostTitles && best.score < 3; heading += 1) {
    const table = await openAt(path, heading, encoding);
    if (scoreOf(table) > best.score) best = { table, heading, score: scoreOf(table) };
  }
  // Says why it cannot be read, where that is so.
  const table = best.table ?? (await openTable(path));
  return { table: { ...table, guessed: table.guessed ?? first?.guessed ?? null }, heading: best.heading };
};

/** A file's headings and first rows, for a guess; or why it cannot be read. */
export const seenOf = async (path: string): Promise<Seen | UnreadableFile> => {
  try {
    const { table, heading } = await openLikeliest(path);
    const rows: (readonly Cell[])[] = [];
    for await (const { cells, broken } of table.rows()) {
      if (!broken) rows.push(cells);
      if (rows.length === sample) break;
    }
    const last = rows.at(-1);
    if (last && isTotals({ cells: last }, table.headings.length)) rows.pop();
    const seen = { name: basename(path), headings: table.headings, rows, encoding: table.guessed };
    return heading === 1 ? seen : { ...seen, heading };
  } catch (error) {
    if (error instanceof UnreadableFile) return error;
    throw error;
  }
};
