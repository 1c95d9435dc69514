import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { beginningOf } from './empty-database.ts';
import { openEmbedded, type Database } from './open.ts';
import { migrate } from './prepare.ts';

const columnsOf = async (database: Database) =>
  (
    await sql`select table_name, column_name, data_type, column_default, is_nullable from information_schema.columns
      where table_schema = 'public' order by table_name, ordinal_position`.execute(database)
  ).rows;

it('a new database is a copy of the one that was built, which is what migrations make, for its owner alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'connect-beginning-'));
  const beginning = beginningOf(folder);
  expect(beginning.fs).toBeDefined();
  const { database } = await openEmbedded(folder, beginning);
  const { database: migrated } = await openEmbedded();
  try {
    await migrated.transaction().execute((trx) => migrate(trx));
    expect(await columnsOf(database)).toEqual(await columnsOf(migrated));
    expect(beginningOf(folder)).toEqual({});
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)).toEqual([]);
  } finally {
    await Promise.all([database.destroy(), migrated.destroy()]);
    rmSync(folder, { recursive: true });
  }
});
