import type { Entry, RowsOf } from '../map/model.ts';
import type { ReadOptions, Table } from '../readers/table.ts';
import { openPartitions } from './partitions.ts';
import { type Group, keyOfRow, meets, type Origin, sorted, type SourceRow } from './rows.ts';
import { isTotals } from './totals-row.ts';

/** The files of an entry that were found, opened. */
export interface Opened {
  readonly own: readonly Table[];
  readonly others: ReadonlyMap<string, readonly Table[]>;
  /** Size of their text, more or less. */
  readonly bytes: number;
}

export const originOf = ({ path, headings, isFrom1904 = false }: Table): Origin => ({
  path,
  at: new Map(headings.map((heading, at) => [heading, at])),
  isFrom1904,
});

/** The rows of a file, but for a last one that sums the others up. */
export async function* rowsOf(table: Table, options: ReadOptions): AsyncGenerator<SourceRow> {
  const origin = originOf(table);
  let before: SourceRow | null = null;
  for await (const row of table.rows(options)) {
    if (before) yield before;
    before = { ...row, origin };
  }
  if (!before) return;
  if (isTotals(before, table.headings.length)) options.onTotals?.(table.path, before.line);
  else yield before;
}

/** A row put away: which of the files it is from, and the name of the rows it is of; its own record's have none. */
interface Kept {
  readonly key: string;
  readonly table: number;
  readonly name: string | null;
  readonly line: number;
  readonly lastLine: number;
  readonly cells: SourceRow['cells'] | readonly (SourceRow['cells'][number] | { readonly date: string })[];
  /** It does not count, but its number is known. */
  readonly leftOut: boolean;
}

/**
 * Rows that cannot be read, or have no key, may be of any record: those next to them are not taken, as they would be taken in part, nor
 * those without any such row where some are missing.
 */
interface Doubts {
  readonly keys: Set<string>;
  /** Names of rows of which some are missing. */
  readonly names: Map<string, SourceRow>;
}

export type Refuse = (row: SourceRow, column: string, reason: string) => void;

const dated = (cells: SourceRow['cells']): Kept['cells'] =>
  cells.map((cell) => (cell instanceof Date ? { date: cell.toISOString() } : cell));

/** All rows of an entry's files, each with its key; those without one are refused and doubts kept about their neighbours. */
async function* keyedRows(entry: Entry, opened: Opened, refuse: Refuse, doubts: Doubts, options: ReadOptions) {
  const all: readonly (readonly [string | null, RowsOf, readonly Table[]])[] = [
    [null, entry.own, opened.own],
    ...[...entry.others].map(([name, rows]) => [name, rows, opened.others.get(name) ?? []] as const),
  ];
  // Lists of a record's own rows: several of them may be one record.
  const isFlat = [...entry.lists.values()].flat().some(({ from }) => from === null);
  let table = -1;
  for (const [name, rowsOfName, tables] of all)
    for (const each of tables) {
      table += 1;
      let before: string | null = null;
      let isAfterBroken = false;
      for await (const row of rowsOf(each, options)) {
        const key = row.broken ? null : keyOfRow(row, rowsOfName.key);
        if (key === null) {
          refuse(row, row.broken?.column ?? rowsOfName.key.join(' + '), row.broken?.reason ?? 'is required');
          if (!row.broken || (name === null && !isFlat)) continue;
          if (before !== null) doubts.keys.add(before);
          if (name !== null) doubts.names.set(name, row);
          isAfterBroken = true;
          continue;
        }
        if (isAfterBroken) doubts.keys.add(key);
        isAfterBroken = false;
        before = key;
        const leftOut = !meets(row, rowsOfName.where);
        if (name === null) options.onRow?.(each.path, !leftOut);
        yield { row, key, table, name, leftOut };
      }
    }
}

const doubted = (key: string, group: Group, doubts: Doubts): string | null => {
  if (doubts.keys.has(key)) return 'has a row next to it that cannot be read and may belong to it';
  const missing = [...doubts.names].find(([name]) => (group.others.get(name) ?? []).length === 0);
  if (!missing) return null;
  const [name, row] = missing;
  return `has no ${name}, which may be in line ${row.line} of ${row.origin.path} that cannot be read`;
};

/**
 * The rows of an entry by the record that they belong to, in whatever order they are in their files. Refused are rows without a number, and
 * rows of others whose own record is nowhere.
 */
export async function* groupsOf(
  entry: Entry,
  opened: Opened,
  refuse: Refuse,
  options: ReadOptions,
): AsyncGenerator<Group> {
  const origins = [...opened.own, ...[...entry.others.keys()].flatMap((name) => opened.others.get(name) ?? [])].map(
    originOf,
  );
  const doubts: Doubts = { keys: new Set(), names: new Map() };
  const partitions = await openPartitions<Kept>(opened.bytes);
  try {
    let count = 0;
    for await (const { row, ...rest } of keyedRows(entry, opened, refuse, doubts, options)) {
      count += 1;
      await partitions.add(rest.key, {
        ...rest,
        line: row.line,
        lastLine: row.lastLine,
        cells: dated(row.cells),
      });
    }
    for await (const part of partitions.parts())
      for (const group of groupsOfPart(entry, part, origins, doubts, refuse)) {
        yield group;
        options.onShare?.([group.own, ...group.others.values()].flat().length / count);
      }
  } finally {
    await partitions.close();
  }
}

function* groupsOfPart(
  entry: Entry,
  part: readonly Kept[],
  origins: readonly Origin[],
  doubts: Doubts,
  refuse: Refuse,
): Generator<Group> {
  const byKey = new Map<string, Kept[]>();
  for (const kept of part) {
    const all = byKey.get(kept.key) ?? [];
    all.push(kept);
    byKey.set(kept.key, all);
  }
  const rowOf = ({ table, line, lastLine, cells }: Kept): SourceRow => {
    const origin = origins[table];
    if (!origin) throw new RangeError(`no file ${table}`);
    return { origin, line, lastLine, cells: cells.map((cell) => (isDated(cell) ? new Date(cell.date) : cell)) };
  };
  for (const [key, all] of byKey) {
    const named = (name: string | null, sort: readonly string[]) =>
      sorted(all.filter((kept) => kept.name === name && !kept.leftOut).map(rowOf), sort);
    const group: Group = {
      own: named(null, entry.own.sort),
      others: new Map([...entry.others].map(([name, { sort }]) => [name, named(name, sort)])),
    };
    const doubt = doubted(key, group, doubts);
    const isElsewhere = all.some((kept) => kept.name === null && kept.leftOut);
    if (group.own.length > 0 && doubt === null) yield group;
    else if (group.own.length > 0 || !isElsewhere)
      for (const row of [...group.own, ...[...group.others.values()].flat()])
        refuse(row, '', doubt ?? `has no row in ${entry.own.file} that it belongs to`);
  }
}

const isDated = (cell: Kept['cells'][number]): cell is { readonly date: string } =>
  typeof cell === 'object' && cell !== null && !(cell instanceof Date);
