import { openServer } from '../database/open.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { seedDemo } from '../demo/seed.ts';
import { openDemoDatabase, testKeys, testNow, type TestDatabase } from './demo-database.ts';
import { noPostgres, startPostgres } from './postgres.ts';

/** The demo's data on one of the two kinds of database; close it in the end. */
export interface Engine {
  readonly engine: string;
  /** Why its tests cannot run here; null when they can. */
  readonly missing: string | null;
  open(): Promise<TestDatabase & { close(): Promise<void> }>;
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
      return { ...data, close: () => data.database.destroy() };
    },
  },
  {
    engine: 'a PostgreSQL server',
    missing: noPostgres(),
    open: async () => {
      const server = await startPostgres();
      const database = openServer(await server.newDatabase(await (template ??= makeTemplate())), () => undefined);
      return {
        database,
        shared: await prepareDatabase(database, null),
        keys: testKeys,
        close: () => database.destroy(),
      };
    },
  },
];
