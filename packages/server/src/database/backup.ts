import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import { appliedMigrations, tableShapes } from './schema.ts';
import type { Database } from './open.ts';
import type { Tables } from './tables.ts';

/** The first line of a backup. */
export const BackupHeader = v.object({
  connect: v.literal('backup'),
  format: v.literal(1),
  /** The last migration of the database that it was made of. */
  migration: v.string(),
  at: v.string(),
});
export type BackupHeader = v.InferOutput<typeof BackupHeader>;

/** Before the rows of a table. */
export const BackupTable = v.object({ table: v.string(), columns: v.array(v.string()) });
/** The last line: without it a backup was cut short. */
export const BackupEnd = v.object({ end: v.literal(true), rows: v.number() });

const rowsAtOnce = 2000;

async function* rowsOf(trx: Transaction<Tables>, table: string, columns: readonly string[]): AsyncGenerator<string[]> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`declare backup no scroll cursor for
    select row_to_json(each)::text as row from (select ${list} from ${sql.table(table)}) each`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(rowsAtOnce)} from backup`.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close backup`.execute(trx);
}

/**
 * Everything in a database at one moment, line by line: a header, then each table with its rows as JSON, as the database itself writes
 * them. So it is the same of either engine, and read by either. The embedded database does nothing else meanwhile: `copyEmbedded` makes one to read.
 */
export async function* backUp(database: Database, now: Date): AsyncGenerator<string> {
  const trx = await database.startTransaction().execute();
  try {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    const migration = (await appliedMigrations(trx)).at(-1) ?? '';
    yield JSON.stringify({ connect: 'backup', format: 1, migration, at: now.toISOString() } satisfies BackupHeader);
    let count = 0;
    for (const { table, columns } of await tableShapes(trx)) {
      yield JSON.stringify({ table, columns });
      for await (const rows of rowsOf(trx, table, columns)) {
        count += rows.length;
        yield rows.join('\n');
      }
    }
    yield JSON.stringify({ end: true, rows: count });
  } finally {
    await trx.rollback().execute();
  }
}

/** The same as bytes, one line after the other. */
export async function* backupLines(database: Database, now: Date): AsyncGenerator<Buffer> {
  for await (const line of backUp(database, now)) yield Buffer.from(`${line}\n`);
}
