import { kinds, type Kind } from '@connect/contract/integration/kinds';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Entry, ImportMap, RowsOf, Source } from './map/model.ts';
import { openTable } from './readers/open-table.ts';
import { type Table, UnreadableFile } from './readers/table.ts';
import type { Opened } from './records/groups.ts';

/** Files that are read together. */
export type Job =
  | { readonly kind: Kind; readonly entry: Entry; readonly opened: Opened; readonly bytes: number }
  | { readonly kind: Kind; readonly path: string; readonly bytes: number };

export interface Jobs {
  readonly jobs: readonly Job[];
  /** Why the files cannot be read as the map says, each naming its file. */
  readonly problems: readonly string[];
  /** Files that nothing is said about. */
  readonly ignored: readonly string[];
}

/** Whether a file has a name, `*` in it standing for any letters. */
const isNamed = (path: string, name: string): boolean => {
  const pattern = name
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.*');
  return new RegExp(`^${pattern}$`, 'i').test(basename(path));
};

/** Whether a file is one of those that an entry reads, for each name that it reads. */
export const namesOf = ({ own, others }: Entry): readonly ((path: string) => boolean)[] =>
  [own, ...others.values()].map(
    ({ file }) =>
      (path) =>
        isNamed(path, file),
  );

/** A file alone, with those beside it that are read together with it. */
export const withThose = (file: string, beside: readonly string[], { entries }: ImportMap): readonly string[] => {
  const names = entries.filter(({ own }) => isNamed(file, own.file)).flatMap(({ others }) => [...others.values()]);
  return [file, ...beside.filter((each) => each !== file && names.some((name) => isNamed(each, name.file)))];
};

/** The kind of a file that has records as they are in the model, by its name: `credit-notes.ndjson`. */
export const kindOfName = (path: string): Kind | undefined => {
  const [, name = ''] = /^(.*?)(?:[._]\d.*)?\.(?:ndjson|jsonl)$/i.exec(basename(path)) ?? [];
  return kinds.find((kind) => kind === name.toLowerCase());
};

const headingsOf = (source: Source): readonly string[] => [
  ...source.columns,
  ...(source.currencyFrom === null ? [] : [source.currencyFrom]),
];

/** The headings that an entry reads of its own rows, and of the others by their names. */
const neededBy = (entry: Entry, name: string | null, rows: RowsOf): ReadonlySet<string> => {
  const sources = [...entry.columns.values()].filter(({ from }) => from === name).flatMap(headingsOf);
  const lists = [...entry.lists.values()].flat().filter(({ from }) => from === name);
  const listed = lists.flatMap(({ by, where, columns }) => [
    ...by,
    ...Object.keys(where),
    ...[...columns.values()].flatMap(headingsOf),
  ]);
  return new Set([...rows.key, ...rows.sort, ...Object.keys(rows.where), ...sources, ...listed]);
};

const isPacked = (path: string): boolean => /\.xls[xm]$/i.test(path);
/** So much smaller than its text a workbook is, about. */
const packing = 8;

/** Opens what the map names, and looks whether all of its columns are there, before anything is read. */
export const findJobs = async (files: readonly string[], map: ImportMap): Promise<Jobs> => {
  const problems: string[] = [];
  const used = new Set<string>();
  const jobs: Job[] = [];

  const open = async (entry: Entry, name: string | null, rows: RowsOf): Promise<readonly Table[]> => {
    const tables: Table[] = [];
    for (const file of files.filter((path) => isNamed(path, rows.file))) {
      used.add(file);
      try {
        const table = await openTable(file, rows.dialect);
        const missing = [...neededBy(entry, name, rows)].filter((heading) => !table.headings.includes(heading));
        if (missing.length > 0)
          problems.push(`${file}: has no column ${missing.join(', ')}; its columns are ${table.headings.join(', ')}`);
        tables.push(table);
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error;
        problems.push(error.message);
      }
    }
    return tables;
  };

  for (const entry of map.entries) {
    const own = await open(entry, null, entry.own);
    const others = new Map<string, readonly Table[]>();
    for (const [name, rows] of entry.others) {
      const tables = own.length === 0 ? [] : await open(entry, name, rows);
      if (own.length > 0 && tables.length === 0)
        problems.push(`${rows.file}: is missing, and ${entry.own.file} needs it`);
      others.set(name, tables);
    }
    if (own.length === 0) continue;
    const paths = [...own, ...[...others.values()].flat()].map(({ path }) => path);
    const sizes = await Promise.all(paths.map(async (path) => ({ path, size: (await stat(path)).size })));
    const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
    const text = sizes.reduce((sum, { path, size }) => sum + (isPacked(path) ? size * packing : size), 0);
    jobs.push({ kind: entry.kind, entry, opened: { own, others, bytes: text }, bytes });
  }
  for (const file of files) {
    const kind = used.has(file) ? undefined : kindOfName(file);
    if (!kind) continue;
    used.add(file);
    jobs.push({ kind, path: file, bytes: (await stat(file)).size });
  }
  return {
    jobs: jobs.sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind)),
    problems: [...new Set(problems)],
    ignored: files.filter((file) => !used.has(file)),
  };
};
