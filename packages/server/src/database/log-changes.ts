import { sql } from 'kysely';
import type { IndexChange } from '../../indexing/application/index-changes.ts';
import type { Database } from '../../database/open.ts';

/** Says what the search indexes have to take over: each thing once, at the place of its last change. */
export const logChanges = async (trx: Database, kind: IndexChange['kind'], keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return;
  await sql`insert into index_changes (kind, key) select ${kind}, unnest(${[...new Set(keys)]}::text[])
    on conflict (kind, key) do update set id = excluded.id, transaction = excluded.transaction, at = excluded.at`.execute(
    trx,
  );
};
