import { kinds, type Kind } from '@connect/contract/integration/kinds';
import { basename } from 'node:path';
import type { Entry, ImportMap, RowsOf, Source } from './map/model.ts';
import { openTable, sizeOf } from './readers/open-table.ts';
import { type Table, UnreadableFile } from './readers/table.ts';
import type { Opened } from './records/groups.ts';

/** Files that are read together. */
export type Job =
  | { readonly kind: Kind; readonly entry: Entry; readonly opened: Opened; readonly bytes: number }
  | { readonly kind: Kind; readonly table: Table; readonly bytes: number };

/** A file that cannot be read as the map says, or is read together with one that cannot. */
export interface SetAside {
  readonly path: string;
  /** What the map says it holds; null where it says nothing. */
  readonly kind: Kind | null;
  readonly reason: string;
}

export interface Jobs {
  readonly jobs: readonly Job[];
  readonly setAside: readonly SetAside[];
  /** Files that nothing is said about. */
  readonly ignored: readonly string[];
}

/** Whether a file has a name, `*` in it standing for any letters. Each part is looked for once, from where the one before ends: however many there are takes no time. */
export const isNamed = (path: string, name: string): boolean => {
  const file = basename(path).toLowerCase();
  const [first = '', ...parts] = name.toLowerCase().split('*');
  const last = parts.pop();
  if (last === undefined) return file === first;
  const end = file.length - last.length;
  if (!file.startsWith(first) || !file.endsWith(last) || first.length > end) return false;
  let at = first.length;
  for (const part of parts) {
    const found = file.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return at <= end;
};

/** Whether a file is one of those that an entry reads, for each name that it reads. */
export const namesOf = ({ own, others }: Entry): readonly ((path: string) => boolean)[] =>
  [own, ...others.values()].map(
    ({ file }) =>
      (path) =>
        isNamed(path, file),
  );

/** Files that an entry reads together with a file, by the names that the map has for them; those that are there are left out. */
export const missingBeside = (file: string, there: readonly string[], { entries }: ImportMap): readonly string[] => {
  const together = entries.filter((entry) => namesOf(entry).some((name) => name(file)));
  const names = together.flatMap(({ own, others }) => [own, ...others.values()].map((rows) => rows.file));
  return [...new Set(names)].filter((name) => !there.some((each) => isNamed(each, name)));
};

/** Whether the map says that a file is not to be read. */
export const isUnread = (path: string, { unread = [] }: ImportMap): boolean =>
  unread.some((name) => isNamed(path, name));

/** A file alone, with those beside it that are read together with it. */
export const withThose = (file: string, beside: readonly string[], { entries }: ImportMap): readonly string[] => {
  const names = entries.filter(({ own }) => isNamed(file, own.file)).flatMap(({ others }) => [...others.values()]);
  return [file, ...beside.filter((each) => each !== file && names.some((name) => isNamed(each, name.file)))];
};

/** The kind of a file that has records as they are in the model, by its name: `credit-notes.ndjson`. */
export const kindOfName = (path: string): Kind | undefined => {
  const [, name = ''] = /^(.*?)(?:[._]\d.*)?\.(?:ndjson|jsonl?)$/i.exec(basename(path)) ?? [];
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

/** What an entry's files are, as far as they can be read, and why the others cannot. */
interface Found {
  readonly tables: readonly Table[];
  readonly broken: readonly UnreadableFile[];
}

const openAll = async (entry: Entry, name: string | null, files: readonly string[]): Promise<Found> => {
  const rows = name === null ? entry.own : entry.others.get(name);
  const tables: Table[] = [];
  const broken: UnreadableFile[] = [];
  for (const file of rows ? files.filter((path) => isNamed(path, rows.file)) : []) {
    try {
      const table = await openTable(file, rows?.dialect);
      const missing = rows ? [...neededBy(entry, name, rows)].filter((each) => !table.headings.includes(each)) : [];
      if (missing.length > 0)
        throw new UnreadableFile(
          file,
          `has no column ${missing.join(', ')}; its columns are ${table.headings.join(', ')}`,
        );
      tables.push(table);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      broken.push(error);
    }
  }
  return { tables, broken };
};

const bytesOf = async (tables: readonly Table[]): Promise<Readonly<{ bytes: number; text: number }>> => {
  const sizes = await Promise.all(tables.map(async ({ path }) => ({ path, size: await sizeOf(path) })));
  return {
    bytes: sizes.reduce((sum, { size }) => sum + size, 0),
    text: sizes.reduce((sum, { path, size }) => sum + (isPacked(path) ? size * packing : size), 0),
  };
};

/**
 * Opens what the map names, and looks whether all of its columns are there, before anything is read. A file that cannot be read is set
 * aside, with those that are read together with it: their records would be taken in part.
 */
export const findJobs = async (files: readonly string[], map: ImportMap): Promise<Jobs> => {
  const setAside = new Map<string, SetAside>();
  const used = new Set<string>();
  const jobs: Job[] = [];

  for (const entry of map.entries) {
    const { kind } = entry;
    const own = await openAll(entry, null, files);
    const others = new Map<string, Found>();
    if (own.tables.length + own.broken.length > 0)
      for (const name of entry.others.keys()) others.set(name, await openAll(entry, name, files));
    const all = [own, ...others.values()];
    const tables = all.flatMap((each) => each.tables);
    const broken = all.flatMap((each) => each.broken);
    for (const { path } of [...tables, ...broken]) used.add(path);
    for (const { path, reason } of broken) setAside.set(path, { path, kind, reason });
    const absent = [...others].find(([, found]) => found.tables.length + found.broken.length === 0);
    const missing = absent && entry.others.get(absent[0])?.file;
    if (missing !== undefined || (entry.own.key.length > 0 && broken.length > 0)) {
      const reason =
        missing === undefined
          ? `is read together with ${broken.map(({ path }) => basename(path)).join(', ')}, which cannot be read`
          : `is read together with ${missing}, which is missing`;
      for (const { path } of tables) setAside.set(path, { path, kind, reason });
      continue;
    }
    if (own.tables.length === 0) continue;
    const { bytes, text } = await bytesOf(tables);
    const opened = { own: own.tables, others: new Map([...others].map(([name, found]) => [name, found.tables])) };
    jobs.push({ kind, entry, opened: { ...opened, bytes: text }, bytes });
  }
  for (const path of files) {
    if (used.has(path) || isUnread(path, map)) continue;
    const kind = kindOfName(path) ?? null;
    try {
      const table = await openTable(path);
      if (kind) jobs.push({ kind, table, bytes: await sizeOf(path) });
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      setAside.set(path, { path, kind, reason: error.reason });
    }
    if (kind) used.add(path);
  }
  return {
    jobs: jobs.sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind)),
    setAside: [...setAside.values()],
    ignored: files.filter((path) => !used.has(path) && !setAside.has(path) && !isUnread(path, map)),
  };
};
