import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { withRoomyHeap } from '@connect/search-service/small-heap';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config.ts';
import { createDataSetWatch, type DataSetWatch } from '../database/data-set.ts';
import { beginningOf } from '../database/empty-database.ts';
import { isStarting, openEmbedded, openServer, type Database, type OnQuery } from '../database/open.ts';
import { ownsTables, roleOf } from '../database/portal-role.ts';
import { statementName } from '../database/statement-name.ts';
import { NewerSchema, prepareDatabase, type Shared } from '../database/prepare.ts';
import type { KeyRing } from '../key-ring.ts';
import type { MadeDemo } from '../demo/made-demo.ts';
import { loadDemo } from '../load-demo.ts';
import { faultKind, isMeasured, recordSpan } from '../under-way.ts';
import { damaged, newer, noSpace, notMade, type DataFolder } from './data-folder.ts';
import { isFull } from './disk-room.ts';
import { goOnFromSnapshot, snapshotBefore } from './snapshots.ts';
import { codeOf, reasonOf, StartError } from './start-error.ts';
import { keySourceOf, takeKeys } from './take-keys.ts';

export interface OpenDatabase {
  readonly database: Database;
  readonly shared: Shared;
  /** Looks at each new connection to a PostgreSQL beside the database's own. */
  readonly check: DataSetWatch['check'];
  /** What is signed and encrypted with. */
  readonly keys: KeyRing;
}

/** Opens the embedded database of a folder; throws a StartError when that cannot be done. */
export const openKept = async (folder: DataFolder, dataDir: string, onQuery?: OnQuery): Promise<Database> => {
  const isNew = !existsSync(folder.database);
  try {
    return (await folder.creating(() => openEmbedded(folder.database, beginningOf(folder.database), onQuery))).database;
  } catch (error) {
    // The engine does not always say what it failed of.
    if (codeOf(error) === 'ENOSPC' || isFull(dataDir)) throw noSpace(dataDir);
    throw isNew ? notMade(dataDir, reasonOf(error)) : damaged(dataDir, 'opened', reasonOf(error));
  }
};

/** Waits for a PostgreSQL that is starting, or recovers from a crash, for a minute at most. */
const waitUntilStarted = async (database: Database, log: Logger): Promise<void> => {
  const deadline = performance.now() + 60_000;
  for (let isReported = false; performance.now() < deadline && (await isStarting(database)); isReported = true) {
    if (!isReported) log.warn('the database is starting: waiting for it');
    await setTimeout(500);
  }
};

/** Brings the schema up to date, by the role that owns the tables where that is another than the portal's. */
const prepared = async (
  { databaseOwnerUrl }: ServerConfig,
  database: Database,
  seed: Parameters<typeof prepareDatabase>[1],
): Promise<Shared> => {
  if (databaseOwnerUrl === null) return prepareDatabase(database, seed);
  const owner = openServer(databaseOwnerUrl, () => undefined);
  try {
    const [role, ownRole] = await Promise.all([roleOf(database), roleOf(owner)]);
    if (role === ownRole)
      throw new StartError(`DATABASE_OWNER_URL must be of another role than DATABASE_URL (${role}).`);
    const shared = await prepareDatabase(owner, seed, role);
    if (await ownsTables(database))
      throw new StartError(
        `The role ${role} of DATABASE_URL owns the portal's tables, or stands above their owner: give them to ${ownRole}, or leave DATABASE_OWNER_URL out.`,
      );
    return shared;
  } finally {
    await owner.destroy();
  }
};

/** No account whose password everybody knows is in a portal that is none for a demonstration. */
const demoData = ({ databaseUrl, dataDir }: ServerConfig): string =>
  databaseUrl === null
    ? `The data folder ${dataDir} has the demo's data and its accounts, whose password everybody knows. With DEMO=off, set DATA_DIR to another one, which is empty or has your own data.`
    : "The database of DATABASE_URL has the demo's data and its accounts, whose password everybody knows. With DEMO=off, set another one, which is empty or has your own data.";

/** Opens the database, brings its schema up to date and fills it when it is new; throws a StartError when that cannot be done. */
export const openDatabase = async (
  config: ServerConfig,
  folder: DataFolder | null,
  options: { log: Logger; now: () => Date; demo?: MadeDemo | undefined },
): Promise<OpenDatabase> => {
  const onQuery: OnQuery = ({ sql, ms, error }) => {
    if (isMeasured())
      recordSpan(
        statementName(sql),
        { kind: 'client', since: ms, attributes: { 'db.system.name': 'postgresql' } },
        error === undefined ? undefined : faultKind(error),
      );
    // A statement for a thousand rows is as long as they are many.
    if (options.log.isLevelEnabled('debug')) options.log.debug({ sql: sql.slice(0, 500), ms }, 'query');
  };
  const watch = createDataSetWatch(() => {
    options.log.error(
      'the database was restored, or made anew, since this process started, which ends: start it again',
    );
    // At once: what it would write in closing is of other data, too.
    process.exit(1);
  });
  const database =
    config.databaseUrl === null && folder
      ? await openKept(folder, config.dataDir, onQuery)
      : openServer(
          config.databaseUrl ?? '',
          (error) => options.log.warn({ reason: reasonOf(error) }, 'database connection lost'),
          onQuery,
          watch.check,
        );
  try {
    const { demo, now } = options;
    const seed = config.demo ? (await loadDemo.seed()).seedDemo({ now: now(), scale: config.scale, demo }) : null;
    if (config.databaseUrl !== null) await waitUntilStarted(database, options.log);
    if (folder && config.databaseUrl === null) await snapshotBefore(database, folder, options);
    const shared = await withRoomyHeap(() => prepared(config, database, seed));
    if (folder && config.databaseUrl === null) await goOnFromSnapshot(database, folder, options.now());
    if (shared.demo && !config.demo) throw new StartError(demoData(config));
    watch.expect(shared.dataSetId);
    return { database, shared, check: watch.check, keys: await takeKeys(database, keySourceOf(config)) };
  } catch (error) {
    await database.destroy();
    if (error instanceof StartError) throw error;
    if (error instanceof NewerSchema)
      throw newer(
        config.databaseUrl === null ? `database in the data folder ${config.dataDir}` : 'database of DATABASE_URL',
        error.message,
      );
    if (config.databaseUrl === null && isFull(config.dataDir)) throw noSpace(config.dataDir);
    if (config.databaseUrl === null) throw damaged(config.dataDir, 'used', reasonOf(error));
    throw new StartError(`Cannot use the database of DATABASE_URL (${reasonOf(error)}).`);
  }
};
