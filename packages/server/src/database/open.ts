import { setImmediate } from 'node:timers/promises';
import { PGlite, types, type PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql, type KyselyPlugin, type Logger } from 'kysely';
import pg from 'pg';
import type { DataSetWatch } from './data-set.ts';
import { findDeaf } from './deaf-connections.ts';
import { PrivateFiles } from './private-files.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** Hears of each statement: its text, in which no value stands, how many milliseconds it took, and what went wrong with it. */
export type OnQuery = (query: { readonly sql: string; readonly ms: number; readonly error?: unknown }) => void;
const logTo = (onQuery: OnQuery | undefined): { log?: Logger } =>
  onQuery
    ? {
        log: ({ query, queryDurationMillis: ms, ...event }) =>
          onQuery({
            sql: query.sql,
            ms: Math.round(ms * 10) / 10,
            ...(event.level === 'error' && { error: event.error }),
          }),
      }
    : {};

const dateType = 1082;
/** Numbers that may be too large for one of JavaScript's: text, as the server's client has them. */
const bigintType = 20;
/** Quantities of lines, which a number of JavaScript's holds exactly as they are written. */
const numericType = 1700;
/** A day stays the text it is: as a Date it would move with the server's zone. */
const asText = (text: string): string => text;

const engineSettings = [
  // An eighth of what it takes by itself: the files are the system's to keep in memory.
  'shared_buffers=16MB',
  // Nobody replicates it, and so what is put into a table that was emptied in the same transaction is in no log.
  'wal_level=minimal',
  'max_wal_senders=0',
  // Its timer goes on after the start, also of an engine that is closed, all of whose memory stays then.
  'log_startup_progress_interval=0',
];
const startParams = [...PGlite.defaultStartParams, ...engineSettings.flatMap((setting) => ['-c', setting])];

const encoder = new TextEncoder();
/** The engine's client counts the bytes of a text sign by sign, twice, a tenth of the time of a first start; bytes it takes as they are. */
const bytesOf = (text: string): string =>
  // Its types know texts alone, what it writes to the engine knows both.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  encoder.encode(text) as unknown as string;

/** How the engine writes parameters, but for large texts. */
const serializers = Object.fromEntries(
  [types.TEXT, types.JSON].map((type) => {
    const write = (value: unknown): string => {
      const text = String(types.serializers[type]?.(value));
      return text.length > 10_000 ? bytesOf(text) : text;
    };
    return [type, write];
  }),
);

/** The engine does its work on this thread: between two statements, those of one transaction too, others get their turn. */
const givingWay: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    await setImmediate();
    return result;
  },
};

/** PostgreSQL kept in a folder, inside this process; in memory without one. Close it with `destroy`. */
export const openEmbedded = async (
  folder?: string,
  options: Pick<PGliteOptions, 'loadDataDir' | 'fsBundle' | 'fs'> = {},
  onQuery?: OnQuery,
): Promise<{ database: Database; engine: PGlite }> => {
  const engine = await PGlite.create({
    ...(folder !== undefined && { fs: new PrivateFiles(folder) }),
    parsers: { [dateType]: asText, [bigintType]: asText, [numericType]: Number },
    serializers,
    startParams,
    ...options,
  });
  return {
    database: new Kysely<Tables>({
      dialect: new PGliteDialect({ pglite: engine }),
      plugins: [givingWay],
      ...logTo(onQuery),
    }),
    engine,
  };
};

const plannedMark = '/* planned once */';
/** Stands at the front of a statement that each request makes (`modifyFront`): a PostgreSQL server plans it once a connection, and not each time. */
export const plannedOnce = sql.raw(plannedMark);
const isPlannedOnce = (text: unknown): text is string => typeof text === 'string' && text.includes(plannedMark);

/** What PostgreSQL says where a planned statement would answer other columns than before: a newer version has added one meanwhile. */
const otherColumns = '0A000';

/** Has a connection plan once what asks for it. */
const withPlans = (client: pg.PoolClient): void => {
  const query = client.query.bind(client);
  /** Names of plans, by their statements. */
  const names = new Map<string, string>();
  let made = 0;
  const planned = async (text: string, values: unknown[]): Promise<unknown> => {
    const name = names.get(text) ?? `planned ${++made}`;
    names.set(text, name);
    try {
      return await query({ name, text, values });
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && error.code === otherColumns)) throw error;
      names.delete(text);
      return query(text, values);
    }
  };
  Object.assign(client, {
    query: (text: unknown, values: unknown[], ...rest: unknown[]): unknown =>
      isPlannedOnce(text) ? planned(text, values) : Reflect.apply(query, client, [text, values, ...rest]),
  });
};

/** Connections of a process to a PostgreSQL server: those that are open, those of them that nobody uses, and who waits for one. */
export interface Connections {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}
const pools = new WeakMap<Database, pg.Pool>();

/** Null of an embedded database, which has none. */
export const connectionsOf = (database: Database): Connections | null => {
  const pool = pools.get(database);
  return pool ? { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount } : null;
};

/**
 * A PostgreSQL server. `onError` hears of connections that broke while nothing was asked of them; `check` looks at each new one before
 * anything is asked of it. After `patience` milliseconds without an answer it is looked whether one comes (`findDeaf`). Close it with `destroy`.
 */
export const openServer = (
  url: string,
  onError: (error: Error) => void,
  onQuery?: OnQuery,
  check?: DataSetWatch['check'],
  patience = 10_000,
): Database => {
  const deaf = findDeaf(url, patience);
  const types = new pg.TypeOverrides();
  types.setTypeParser(dateType, asText);
  types.setTypeParser(numericType, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // One that something between here and the server forgot is found out while nobody uses it.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not say
    onConnect: async (client) => {
      await check?.(client);
      await deaf.know(client);
    },
  });
  pool.on('error', onError);
  pool.on('connect', (client) => {
    // One that breaks between two statements of a transaction is not the pool's at that moment: unheard, it would end the process.
    client.on('error', onError);
    deaf.watch(client);
    withPlans(client);
  });
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...logTo(onQuery) });
  pools.set(database, pool);
  return database;
};

/** Why it cannot be used now; null when it can. */
export const reachProblem = (database: Database): Promise<string | null> =>
  sql<{ readonly only: string }>`select current_setting('transaction_read_only') as only`.execute(database).then(
    ({ rows }) => (rows[0]?.only === 'on' ? 'it takes no changes: it is read-only, as a copy of another is' : null),
    (error: unknown) => (error instanceof Error && error.message ? error.message : 'it does not answer'),
  );

/** Whether it answers now, and takes changes. */
export const isReachable = async (database: Database): Promise<boolean> => (await reachProblem(database)) === null;

/** Whether it says that it starts, or recovers from a crash: it will be there soon. */
export const isStarting = (database: Database): Promise<boolean> =>
  sql`select 1`.execute(database).then(
    () => false,
    (error: unknown) => error instanceof Error && Reflect.get(error, 'code') === '57P03',
  );
