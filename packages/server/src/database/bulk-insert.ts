import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const chunkSize = 4000;

const writeInChunks = async <Name extends keyof Tables & string>(
  trx: Kysely<Tables>,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
  onConflict = sql``,
): Promise<void> => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = JSON.stringify(rows.slice(start, start + chunkSize));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${chunk}::json) ${onConflict}`.execute(
      trx,
    );
  }
};

/** Inserts many rows quickly; all name the same columns of the table. One parameter a chunk, whatever the database. */
export const bulkInsert = <Name extends keyof Tables & string>(
  trx: Kysely<Tables>,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> => writeInChunks(trx, table, rows);

/**
 * The same where rows may be there already, which is told by the columns of `unique`: these are given the new values, but for the columns
 * of `kept`. No two of the rows are the same one.
 */
export const bulkUpsert = <Name extends keyof Tables & string>(
  trx: Kysely<Tables>,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
  { unique, kept = [] }: { unique: readonly string[]; kept?: readonly string[] },
): Promise<void> => {
  const changed = Object.keys(rows[0] ?? {}).filter((column) => !unique.includes(column) && !kept.includes(column));
  const found = sql.join(unique.map((column) => sql.ref(column)));
  const set = sql.join(changed.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`));
  const then = changed.length === 0 ? sql`nothing` : sql`update set ${set}`;
  return writeInChunks(trx, table, rows, sql`on conflict (${found}) do ${then}`);
};
