import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const chunkSize = 4000;

/** Inserts many rows quickly; all name the same columns of the table. One parameter a chunk, whatever the database. */
export const bulkInsert = async <Name extends keyof Tables & string>(
  trx: Kysely<Tables>,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = JSON.stringify(rows.slice(start, start + chunkSize));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${chunk}::json)`.execute(trx);
  }
};
