import { randomUUID } from 'node:crypto';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import { BackupEnd, BackupHeader, BackupTable } from './backup.ts';
import { migrations } from './migrations.ts';
import { passOverGiven, passOverWhatWasGiven, whatWasGiven } from './number-series.ts';
import type { Database } from './open.ts';
import { lockPreparation, migrate } from './prepare.ts';
import { appliedMigrations, continueNumbers, dropSchema, tableShapes, withoutReferences } from './schema.ts';
import type { Tables } from './tables.ts';

/** Why a backup is not put into a database, which stays as it was. */
export type RestoreRefusal =
  | { readonly kind: 'no-backup' | 'cut-short' | 'not-empty' | 'not-ours' }
  | { readonly kind: 'newer'; readonly migration: string }
  | { readonly kind: 'in-use'; readonly others: number }
  | { readonly kind: 'does-not-fit'; readonly line: number; readonly reason: string };

export interface Restored {
  readonly header: BackupHeader;
  readonly tables: number;
  readonly rows: number;
}

/** Ends the transaction, which a value would commit. */
class Refused extends Error {
  readonly refusal: RestoreRefusal;

  constructor(refusal: RestoreRefusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

const rowsAtOnce = 500;
const textAtOnce = 4_000_000;

const read = <Schema extends v.GenericSchema>(schema: Schema, line: string): v.InferOutput<Schema> | null => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), line);
  return parsed.success ? parsed.output : null;
};

const inUse = async (trx: Transaction<Tables>): Promise<RestoreRefusal | null> => {
  // What was read before in this transaction is kept until then.
  await sql`select pg_stat_clear_snapshot()`.execute(trx);
  // What another role's connection is for is nothing that everybody may know.
  const { rows } = await sql<{ others: string }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and coalesce(backend_type, 'client backend') = 'client backend'`.execute(trx);
  const others = Number(rows[0]?.others ?? 0);
  return others > 0 ? { kind: 'in-use', others } : null;
};

/** Why nothing may be put into this database; null when it may. `replace`: whatever a portal has there goes. */
const occupied = async (trx: Transaction<Tables>, replace: boolean): Promise<RestoreRefusal | null> => {
  const others = await inUse(trx);
  if (others) return others;
  const shapes = await tableShapes(trx);
  if (shapes.length === 0) return null;
  if ((await appliedMigrations(trx)).length === 0) return { kind: 'not-ours' };
  if (replace) return null;
  const found = await trx.selectFrom('users').select('id').limit(1).execute();
  const customers = await trx.selectFrom('customers').select('no').limit(1).execute();
  return found.length + customers.length > 0 ? { kind: 'not-empty' } : null;
};

/** Puts the rows of a table in as they come, many at once. */
const inserter = (trx: Transaction<Tables>) => {
  let into: v.InferOutput<typeof BackupTable> | null = null;
  let [rows, size]: [string[], number] = [[], 0];
  const flush = async (): Promise<void> => {
    if (!into || rows.length === 0) return;
    const columns = sql.join(into.columns.map((column) => sql.ref(column)));
    const table = sql.table(into.table);
    const given = `[${rows.join(',')}]`;
    [rows, size] = [[], 0];
    await sql`insert into ${table} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${table}, ${given}::json)`.execute(trx);
  };
  return {
    begin: async (table: v.InferOutput<typeof BackupTable>) => {
      await flush();
      into = table;
    },
    add: async (row: string) => {
      rows.push(row);
      size += row.length;
      if (rows.length >= rowsAtOnce || size >= textAtOnce) await flush();
    },
    flush,
  };
};

const isTableLine = (line: string): boolean => line.startsWith('{"table":');
const isEndLine = (line: string): boolean => line.startsWith('{"end":');

const load = async (
  trx: Transaction<Tables>,
  lines: AsyncIterable<string>,
  progress: (rows: number) => void,
): Promise<Omit<Restored, 'header'>> => {
  const known = new Map((await tableShapes(trx)).map(({ table, columns }) => [table, columns]));
  await sql`truncate ${sql.join([...known.keys()].map((table) => sql.table(table)))}`.execute(trx);
  const insert = inserter(trx);
  let [line, tables, rows] = [1, 0, 0];
  const within = async (work: Promise<void>): Promise<void> => {
    await work.catch((error: unknown) => {
      throw new Refused({ kind: 'does-not-fit', line, reason: error instanceof Error ? error.message : String(error) });
    });
  };
  for await (const text of lines) {
    line++;
    const end = isEndLine(text) ? read(BackupEnd, text) : null;
    if (end) {
      await within(insert.flush());
      if (end.rows !== rows) throw new Refused({ kind: 'cut-short' });
      return { tables, rows };
    }
    const table = isTableLine(text) ? read(BackupTable, text) : null;
    if (table) {
      const unknown = table.columns.find((column) => !known.get(table.table)?.includes(column));
      if (unknown !== undefined)
        throw new Refused({ kind: 'does-not-fit', line, reason: `there is no column ${table.table}.${unknown}` });
      await within(insert.begin(table));
      tables++;
    } else {
      await within(insert.add(text));
      rows++;
      if (rows % 10_000 === 0) progress(rows);
    }
  }
  throw new Refused({ kind: 'cut-short' });
};

/**
 * Puts a backup into a database that has nothing in it, or with `replace` in place of what is there: first the schema of the backup's
 * version, then its rows, then the migrations that came later. One transaction, so a refusal or a failure leaves all as it was. It is a data
 * set of its own from then on: search indexes are built anew.
 */
export const restore = async (
  database: Database,
  lines: AsyncIterable<string>,
  {
    replace,
    progress,
    now,
  }: { readonly replace: boolean; readonly progress: (rows: number) => void; readonly now: Date },
): Promise<Result<Restored, RestoreRefusal>> => {
  const iterator = lines[Symbol.asyncIterator]();
  const first = await iterator.next();
  const header = first.done ? null : read(BackupHeader, first.value);
  if (!header) return refused({ kind: 'no-backup' });
  if (!(header.migration in migrations)) return refused({ kind: 'newer', migration: header.migration });
  try {
    const loaded = await database.transaction().execute(async (trx) => {
      await lockPreparation(trx);
      const refusal = await occupied(trx, replace);
      if (refusal) throw new Refused(refusal);
      const given = (await tableShapes(trx)).length > 0 ? await whatWasGiven(trx) : null;
      await dropSchema(trx);
      // Whoever connects from here on waits until the other data are there, and sees that they are (`createDataSetWatch`).
      const late = await inUse(trx);
      if (late) throw new Refused(late);
      await migrate(trx, header.migration);
      const rest = { [Symbol.asyncIterator]: () => iterator };
      const done = await withoutReferences(trx, () => load(trx, rest, progress));
      await continueNumbers(trx);
      await migrate(trx);
      await passOverWhatWasGiven(trx, new Date(header.at), now);
      if (given) await passOverGiven(trx, given);
      // Their places are counted in the numbers of another database.
      await trx.deleteFrom('index_changes').execute();
      await trx.updateTable('secrets').set({ value: randomUUID() }).where('name', '=', 'data-set').execute();
      return done;
    });
    return ok({ header, ...loaded });
  } catch (error) {
    if (error instanceof Refused) return refused(error.refusal);
    throw error;
  }
};
