import { basename } from 'node:path';
import type { Seen } from '../map/guess-kind.ts';
import { openTable } from '../readers/open-table.ts';
import { type Cell, UnreadableFile } from '../readers/table.ts';

/** As many rows as tell how dates and numbers are written. */
const sample = 500;

/** A file's headings and first rows, for a guess; or why it cannot be read. */
export const seenOf = async (path: string): Promise<Seen | UnreadableFile> => {
  try {
    const table = await openTable(path);
    const rows: (readonly Cell[])[] = [];
    for await (const { cells, broken } of table.rows()) {
      if (!broken) rows.push(cells);
      if (rows.length === sample) break;
    }
    return { name: basename(path), headings: table.headings, rows, encoding: table.guessed };
  } catch (error) {
    if (error instanceof UnreadableFile) return error;
    throw error;
  }
};
