import { sql } from 'kysely';
import { openServer, type Database } from '../database/open.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { seedDemo } from '../demo/seed.ts';
import { openDemoDatabase, testKeys, testNow, type TestDatabase } from './demo-database.ts';
import { noPostgres, portalRole, startPostgres, twoRoles } from './postgres.ts';

export interface EngineData {
  /** The role that owns the tables, which may change them; what it makes is the portal's to work with. */
  readonly owner: Database;
  close(): Promise<void>;
}

/** The demo's data on one of the two kinds of database; close it in the end. */
export interface Engine {
  readonly engine: string;
  /** Why its tests cannot run here; null when they can. */
  readonly missing: string | null;
  open(): Promise<TestDatabase & EngineData>;
}

/** A database with a little data, which others are copies of. */
const makeTemplate = async (): Promise<string> => {
  const url = await (await startPostgres()).newDatabase();
  const database = openServer(url, () => undefined);
  await prepareDatabase(database, seedDemo({ now: testNow, scale: 0.02 }));
  await database.destroy();
  return url;
};
let template: Promise<string> | null = null;

/** For `describe.each`: what is tested must hold on both. */
export const engines: readonly Engine[] = [
  {
    engine: 'the embedded database',
    missing: null,
    open: async () => {
      const data = await openDemoDatabase();
      return { ...data, owner: data.database, close: () => data.database.destroy() };
    },
  },
  {
    engine: 'a PostgreSQL server',
    missing: noPostgres(),
    open: async () => {
      const server = await startPostgres();
      const { ownerUrl, url } = await twoRoles(await server.newDatabase(await (template ??= makeTemplate())));
      const owner = openServer(ownerUrl, () => undefined);
      const shared = await prepareDatabase(owner, null, portalRole);
      await sql.raw(`alter default privileges grant all on tables to ${portalRole}`).execute(owner);
      const database = openServer(url, () => undefined);
      const close = async (): Promise<void> => void (await Promise.all([database.destroy(), owner.destroy()]));
      return { database, owner, shared, keys: testKeys, close };
    },
  },
];
