import { sql } from 'kysely';
import { keepEmptyDatabase } from './empty-database.ts';
import { openEmbedded } from './open.ts';
import { migrate } from './prepare.ts';

/** Makes the database that new ones are a copy of. For the build. */
export const makeEmptyDatabase = async (): Promise<void> => {
  const { database, engine } = await openEmbedded();
  await database.transaction().execute((trx) => migrate(trx));
  // A copy need not read its files anew from the log.
  await sql`checkpoint`.execute(database);
  const dump = await engine.dumpDataDir('none');
  await database.destroy();
  keepEmptyDatabase(new Uint8Array(await dump.arrayBuffer()));
};
