import { sql } from 'kysely';
import { logChanges } from '../../database/log-changes.ts';
import type { Database } from '../../database/open.ts';
import type { IndexChange } from '../../index-change.ts';
import type { IndexChanges } from '../application/index-changes.ts';

/**
 * A change counts once every transaction before its own is over: those still under way have higher places then, so that whoever
 * reads on from a place misses none. A place is the transaction's number and the change's own.
 */
export const createIndexChanges = (database: Database): IndexChanges => ({
  head: async () => {
    const { rows } = await sql<{
      place: string;
    }>`select pg_snapshot_xmin(pg_current_snapshot())::text || ' 0' as place`.execute(database);
    return rows[0]?.place ?? '0 0';
  },
  after: async (place, limit) => {
    const [transaction = '0', id = '0'] = place.split(' ');
    const { rows } = await sql<IndexChange & { place: string }>`
      select kind, key, transaction::text || ' ' || id::text as place from index_changes
      where (transaction, id) > (${transaction}::xid8, ${id}::bigint)
        and transaction < pg_snapshot_xmin(pg_current_snapshot())
      order by transaction, id limit ${limit}`.execute(database);
    return { changes: rows, place: rows.at(-1)?.place ?? place };
  },
  behind: async (place) => {
    const [transaction = '0', id = '0'] = place.split(' ');
    const { rows } = await sql<{ waiting: string | number; since: Date | null }>`
      select count(*) as waiting, min(at) as since from index_changes
      where (transaction, id) > (${transaction}::xid8, ${id}::bigint)`.execute(database);
    return { waiting: Number(rows[0]?.waiting ?? 0), since: rows[0]?.since ?? null };
  },
  askForEverything: () => logChanges(database, 'everything', ['']),
});
