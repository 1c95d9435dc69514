import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql, type Kysely, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Database } from './open.ts';
import { grantPortal } from './portal-role.ts';
import { appliedMigrations } from './schema.ts';
import type { Tables } from './tables.ts';

/** Any number, as long as every process takes the same one. */
const preparationLock = 482_004_173;

/** What every process on one database shares. */
export interface Shared {
  /** Changes when the data are made anew: a search index of another data set is rebuilt. */
  readonly dataSetId: string;
  /** Whether the data are the demo's. */
  readonly demo: boolean;
}

/** Databases of the first half of 2026-11 kept the names of what was applied in a table of their own. */
const takeOverNames = sql`do $$ begin
  if to_regclass('migrations') is not null then
    alter table migrations rename to kysely_migration;
    alter table kysely_migration add column timestamp varchar(255) not null default now()::text;
  end if;
end $$`;

/** The schema is one of a newer version: this one would not know what it writes over. */
export class NewerSchema extends Error {
  override readonly name = 'NewerSchema';
}

/** Brings the schema up to a migration, or to the last one. Throws a {@link NewerSchema} where it is of a newer version than this. */
export const migrate = async (trx: Transaction<Tables>, upTo?: string): Promise<void> => {
  // The migrator reads the whole schema first, which takes most of a start's time with the database.
  const applied = await appliedMigrations(trx);
  const unknown = applied.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) throw new NewerSchema(`it has ${unknown.at(-1)}`);
  if (upTo === undefined && isDeepStrictEqual(applied.toSorted(), Object.keys(migrations).toSorted())) return;
  await takeOverNames.execute(trx);
  // Whatever is asked after the one that failed is told of the transaction alone.
  let failed: Error | null = null;
  const guarded = Object.entries(migrations).map(([name, { up }]) => {
    const run = async (database: Kysely<unknown>): Promise<void> => {
      try {
        await up(database);
      } catch (error) {
        failed ??= new Error(`migration ${name}: ${error instanceof Error ? error.message : 'failed'}`, {
          cause: error,
        });
        throw error;
      }
    };
    return [name, { up: run }] as const;
  });
  const provider = { getMigrations: async () => Object.fromEntries(guarded) };
  // One may come in after another with a later number, of work that went on beside it.
  const migrator = new Migrator({ db: trx, provider, allowUnorderedMigrations: true });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (failed ?? error) throw failed ?? error;
};

/** Keeps other processes from preparing or restoring the same database until the transaction ends. */
export const lockPreparation = async (trx: Transaction<Tables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${preparationLock})`.execute(trx);
};

const secret = async (trx: Transaction<Tables>, name: string, make: () => string): Promise<string> => {
  const known = await trx.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  if (known) return known.value;
  const value = make();
  await trx.insertInto('secrets').values({ name, value }).execute();
  return value;
};

/**
 * Brings the schema up to date and, with `seed`, fills a database that is new; with `portalRole`, as the one that owns the tables, lets that
 * role work with them. One transaction under a lock: processes that start together end with one data set, and a process killed half-way
 * leaves nothing.
 */
export const prepareDatabase = (
  database: Database,
  seed: ((trx: Transaction<Tables>) => Promise<void>) | null,
  portalRole: string | null = null,
): Promise<Shared> =>
  database.transaction().execute(async (trx) => {
    await lockPreparation(trx);
    await migrate(trx);
    if (portalRole !== null) await grantPortal(trx, portalRole);
    const dataSet = await trx.selectFrom('secrets').select('value').where('name', '=', 'data-set').executeTakeFirst();
    if (!dataSet && seed) await seed(trx);
    return {
      dataSetId: await secret(trx, 'data-set', randomUUID),
      demo: (await secret(trx, 'data-kind', () => (seed ? 'demo' : 'own'))) === 'demo',
    };
  });
