import { sql } from 'kysely';
import type { IndexChange } from '../index-change.ts';
import type { Database } from './open.ts';

/** The channel on which a PostgreSQL tells every process that there are changes; it does so when their transaction has ended. */
export const changesChannel = 'index_changes';

/** Says what the search indexes have to take over: each thing once, at the place of its last change. */
export const logChanges = async (trx: Database, kind: IndexChange['kind'], keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return;
  await sql`with logged as (
      insert into index_changes (kind, key) select ${kind}, unnest(${[...new Set(keys)]}::text[])
      on conflict (kind, key) do update set id = excluded.id, transaction = excluded.transaction, at = excluded.at
      returning 1
    ) select pg_notify(${changesChannel}, '') from (select count(*) from logged) as counted`.execute(trx);
};
