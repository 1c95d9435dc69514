import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { neutralText } from '@connect/core/domain/export/csv';
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

const quoted = (text: string | number): string => `"${neutralText(String(text)).replaceAll('"', '""')}"`;

const reportLine = ({
  file,
  line,
  column,
  reason,
}: Pick<Refusal, 'file' | 'column' | 'reason'> & { line: number | '' }): string =>
  `${[basename(file), line, column, reason].map(quoted).join(';')}\n`;

/** Numbers of lines, a bit for each: of a file of gigabytes nearly all may be among them. */
const createLines = () => {
  let bytes = new Uint8Array(1024);
  const bitOf = (line: number): number => 2 ** (line % 8);
  return {
    add: (line: number): void => {
      const at = Math.floor(line / 8);
      if (at >= bytes.length) {
        const more = new Uint8Array(2 * at);
        more.set(bytes);
        bytes = more;
      }
      bytes[at] = (bytes[at] ?? 0) | bitOf(line);
    },
    has: (line: number): boolean => ((bytes[Math.floor(line / 8)] ?? 0) & bitOf(line)) !== 0,
  };
};

/** A report that is written piece by piece, so that no more than a piece of it waits, and nothing stays open where an import breaks off. */
const createReport = (folder: string) => {
  const path = join(folder, reportName);
  let isBegun = false;
  let waiting = '';
  const flush = (): void => {
    appendFileSync(path, waiting);
    waiting = '';
  };
  return {
    write: (text: string): void => {
      if (!isBegun) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(path, '\uFEFF"file";"line";"column";"reason"\n');
        isBegun = true;
      }
      waiting += text;
      if (waiting.length > 65_536) flush();
    },
    /** Writes what waits; answers whether there is a report. */
    end: (): boolean => {
      if (isBegun) flush();
      return isBegun;
    },
  };
};

/** Remembers numbers of lines; what is said of them goes to a report at once. */
export const createRefusedStore = (folder: string, onRefusal: (refusal: Refusal) => void): RefusedStore => {
  const lines = new Map<string, ReturnType<typeof createLines>>();
  const report = createReport(folder);
  let count = 0;
  const reported = new Set<string>();
  const reportOnce = (refusal: Refusal): void => {
    const text = reportLine(refusal);
    // Two entries of a map may read the same file.
    if (reported.has(text)) return;
    if (reported.size < 10_000) reported.add(text);
    count += 1;
    onRefusal(refusal);
    report.write(text);
  };
  return {
    get count() {
      return count;
    },
    add({ rows, refusals }) {
      for (const { origin, line, lastLine } of rows) {
        const all = lines.get(origin.path) ?? createLines();
        for (let each = line; each <= lastLine; each += 1) all.add(each);
        lines.set(origin.path, all);
      }
      for (const refusal of refusals) reportOnce(refusal);
    },
    addFile: (file, reason) => report.write(reportLine({ file, line: '', column: '', reason })),
    async write(together) {
      if (!report.end()) return [];
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
