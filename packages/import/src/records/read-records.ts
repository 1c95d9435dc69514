import type { Kind } from '@connect/contract/integration/kinds';
import { readRecord } from '@connect/contract/integration/read-record';
import type { Entry } from '../map/model.ts';
import { jsonLines } from '../readers/ndjson.ts';
import type { ReadOptions, Table } from '../readers/table.ts';
import { build, type Step } from './build.ts';
import { groupsOf, type Opened, type Refuse, rowsOf } from './groups.ts';
import { type Group, meets, type Refusal, refusalOf, type SourceRow } from './rows.ts';

/** A record of the model, the rows that it was made of, and where of them each of its columns is. */
export interface ReadRecord {
  readonly record: object;
  readonly rows: readonly SourceRow[];
  readonly refusalAt: (path: readonly Step[], reason: string) => Refusal;
}

/** Rows that do not get in, and why. */
export interface RefusedRows {
  readonly rows: readonly SourceRow[];
  readonly refusals: readonly Refusal[];
}

/** Whether a record says that there are parts of a unit, which the model does not count. */
const hasPart = (record: unknown): boolean =>
  typeof record === 'object' &&
  record !== null &&
  'stock' in record &&
  typeof record.stock === 'number' &&
  !Number.isInteger(record.stock);

const rowsOfGroup = ({ own, others }: Group): readonly SourceRow[] => [...own, ...[...others.values()].flat()];

async function* singles(entry: Entry, tables: readonly Table[], refuse: Refuse, options: ReadOptions) {
  for (const table of tables)
    for await (const row of rowsOf(table, options)) {
      const counts = !row.broken && meets(row, entry.own.where);
      options.onRow?.(table.path, counts || row.broken !== undefined);
      if (row.broken) refuse(row, row.broken.column, row.broken.reason);
      else if (counts) yield { own: [row], others: new Map() };
    }
}

/** The records that an entry's files hold; what does not get in is told as it is found. */
export async function* readRecords(
  entry: Entry,
  opened: Opened,
  onRefused: (refused: RefusedRows) => void,
  options: ReadOptions,
): AsyncGenerator<ReadRecord> {
  const refuse: Refuse = (row, column, reason) =>
    onRefused({ rows: [row], refusals: [refusalOf(row, column, reason)] });
  const groups: AsyncIterable<Group> =
    entry.own.key.length === 0 ? singles(entry, opened.own, refuse, options) : groupsOf(entry, opened, refuse, options);
  for await (const group of groups) {
    const built = build(entry, group);
    const rows = rowsOfGroup(group);
    if ('refusals' in built) onRefused({ rows, refusals: built.refusals });
    else {
      if (hasPart(built.record)) options.onPart?.(group.own[0]?.origin.path ?? '');
      yield {
        record: built.record,
        rows,
        refusalAt(path, reason) {
          const { row, column } = built.placeOf(path);
          return refusalOf(row, column, reason);
        },
      };
    }
  }
}

/** The records of a file that has them as they are in the model, one in a line. */
export async function* readModel(
  kind: Kind,
  { path, guessed }: Table,
  onRefused: (refused: RefusedRows) => void,
  options: ReadOptions,
): AsyncGenerator<ReadRecord> {
  const origin = { path, at: new Map<string, number>(), isFrom1904: false };
  for await (const { line, value, broken } of jsonLines(path, guessed ?? 'utf-8', options)) {
    const row: SourceRow = { origin, line, lastLine: line, cells: [] };
    const refusalAt: ReadRecord['refusalAt'] = (path, reason) => refusalOf(row, path.join('.'), reason);
    if (broken) {
      onRefused({ rows: [row], refusals: [refusalOf(row, broken.column, broken.reason)] });
      continue;
    }
    const read = readRecord(kind, value);
    if (read.ok) {
      if (hasPart(value)) options.onPart?.(path);
      yield { record: read.record, rows: [row], refusalAt };
    } else {
      onRefused({ rows: [row], refusals: read.problems.map((problem) => refusalAt(problem.path, problem.reason)) });
    }
  }
}
