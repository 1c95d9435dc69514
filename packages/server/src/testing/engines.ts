import { openServer } from '../database/open.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { seedDemo } from '../demo/seed.ts';
import { openDemoDatabase, testNow, type TestDatabase } from './demo-database.ts';
import { noPostgres, startPostgres } from './postgres.ts';

/** The demo's data on one of the two kinds of database; close it in the end. */
export interface Engine {
  readonly engine: string;
  /** Why its tests cannot run here; null when they can. */
  readonly missing: string | null;
  open(): Promise<TestDatabase & { close(): Promise<void> }>;
}

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
      const database = openServer(await server.newDatabase(), () => undefined);
      const shared = await prepareDatabase(database, seedDemo({ now: testNow, scale: 0.02 }));
      const close = async (): Promise<void> => {
        await database.destroy();
        await server.stop();
      };
      return { database, shared, close };
    },
  },
];
