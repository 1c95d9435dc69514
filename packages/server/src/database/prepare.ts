import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { migrations } from './migrations.ts';
import type { Database } from './open.ts';
import type { Tables } from './tables.ts';

/** Any number, as long as every process takes the same one. */
const preparationLock = 482_004_173;

/** What every process on one database shares. */
export interface Shared {
  /** Signs sign-in tokens. */
  readonly tokenKey: string;
  /** Master key of an embedded search service that is given none. */
  readonly searchMasterKey: string;
  /** Changes when the data are made anew: a search index of another data set is rebuilt. */
  readonly dataSetId: string;
  /** Whether the data are the demo's. */
  readonly demo: boolean;
}

const migrate = async (trx: Transaction<Tables>): Promise<void> => {
  await sql`create table if not exists migrations (name text primary key, applied_at timestamptz default now())`.execute(
    trx,
  );
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(trx);
  const applied = new Set(rows.map(({ name }) => name));
  for (const { name, statements } of migrations) {
    if (applied.has(name)) continue;
    for (const statement of statements.split(';').filter((text) => text.trim())) await sql.raw(statement).execute(trx);
    await sql`insert into migrations (name) values (${name})`.execute(trx);
  }
};

const secret = async (trx: Transaction<Tables>, name: string, make: () => string): Promise<string> => {
  const known = await trx.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  if (known) return known.value;
  const value = make();
  await trx.insertInto('secrets').values({ name, value }).execute();
  return value;
};

/**
 * Brings the schema up to date and, with `seed`, fills a database that is new. One transaction under a lock: processes that start
 * together end with one data set, and a process killed half-way leaves nothing.
 */
export const prepareDatabase = (
  database: Database,
  seed: ((trx: Transaction<Tables>) => Promise<void>) | null,
): Promise<Shared> =>
  database.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${preparationLock})`.execute(trx);
    await migrate(trx);
    const dataSet = await trx.selectFrom('secrets').select('value').where('name', '=', 'data-set').executeTakeFirst();
    if (!dataSet && seed) await seed(trx);
    return {
      tokenKey: await secret(trx, 'token-key', () => randomBytes(32).toString('base64url')),
      searchMasterKey: await secret(trx, 'search-master-key', () => randomBytes(32).toString('base64url')),
      dataSetId: await secret(trx, 'data-set', randomUUID),
      demo: (await secret(trx, 'data-kind', () => (seed ? 'demo' : 'own'))) === 'demo',
    };
  });
