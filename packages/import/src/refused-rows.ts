import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { RefusedRows } from './records/read-records.ts';
import type { Refusal } from './records/rows.ts';
import type { Table } from './readers/table.ts';

/** Rows that did not get in: which they are, and why. */
export interface RefusedStore {
  readonly count: number;
  add(refused: RefusedRows): void;
  /** A file that was not read at all. */
  addFile(path: string, reason: string): void;
  /**
   * Writes the rows to files of the same names and formats, which can be corrected and imported again, with all files that are read
   * together with them; gives their paths.
   */
  write(filesReadTogether: readonly (readonly Table[])[]): Promise<readonly string[]>;
}

export const reportName = 'report.csv';

const quoted = (text: string | number): string => `"${String(text).replaceAll('"', '""')}"`;

const reportLine = ({
  file,
  line,
  column,
  reason,
}: Pick<Refusal, 'file' | 'column' | 'reason'> & { line: number | '' }): string =>
  `${[basename(file), line, column, reason].map(quoted).join(';')}\n`;

/** Remembers numbers of lines; what is said of them goes to a report at once. */
export const createRefusedStore = (folder: string, onRefusal: (refusal: Refusal) => void): RefusedStore => {
  const lines = new Map<string, Set<number>>();
  let report: Promise<WriteStream> | undefined;
  let count = 0;
  const said = new Set<string>();
  const write = (text: string): void => {
    report ??= mkdir(folder, { recursive: true }).then(() => {
      const stream = createWriteStream(join(folder, reportName));
      stream.write('\uFEFF"file";"line";"column";"reason"\n');
      return stream;
    });
    void report.then((stream) => stream.write(text));
  };
  const say = (refusal: Refusal): void => {
    const text = reportLine(refusal);
    // Two entries of a map may read the same file.
    if (said.has(text)) return;
    if (said.size < 10_000) said.add(text);
    count += 1;
    onRefusal(refusal);
    write(text);
  };
  return {
    get count() {
      return count;
    },
    add({ rows, refusals }) {
      for (const { origin, line, lastLine } of rows) {
        const all = lines.get(origin.path) ?? new Set();
        for (let each = line; each <= lastLine; each += 1) all.add(each);
        lines.set(origin.path, all);
      }
      for (const refusal of refusals) say(refusal);
    },
    addFile: (file, reason) => write(reportLine({ file, line: '', column: '', reason })),
    async write(together) {
      if (!report) return [];
      const stream = await report;
      stream.end();
      await finished(stream);
      const written = new Set<string>();
      // A file without such rows has its headings, where the map asks for it.
      for (const table of together.filter((all) => all.some(({ path }) => lines.has(path))).flat()) {
        const to = join(folder, basename(table.path));
        if (written.has(to)) continue;
        await table.copy((line) => lines.get(table.path)?.has(line) === true, to);
        written.add(to);
      }
      return [...written];
    },
  };
};
