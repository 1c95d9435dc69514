import type { Kind } from '@connect/contract/integration/kinds';
import { Run } from '@connect/contract/integration/runs';
import { sql, type Selectable } from 'kysely';
import * as v from 'valibot';
import type { IntegrationRunsTable } from '../../database/integration-tables.ts';
import type { Database } from '../../database/open.ts';
import type { RunStore } from '../application/run-store.ts';

const pageSize = 500;
const mostRuns = 100;

const toRun = ({ by_name: by, ...row }: Selectable<IntegrationRunsTable>): Run =>
  v.parse(Run, {
    ...row,
    by,
    wouldRemove: row.would_remove,
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  });

/** Rows page by page, by their running numbers, which are left out. */
async function* inPages<Row extends { readonly number: string }>(
  read: (after: string) => Promise<readonly Row[]>,
): AsyncGenerator<Omit<Row, 'number'>> {
  for (let after = '0'; ;) {
    const rows = await read(after);
    for (const { number: _, ...row } of rows) yield row;
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.number ?? after;
  }
}

export const createRunStore = (database: Database, now: () => Date): RunStore => {
  const find = async (id: string): Promise<Run | null> => {
    const row = await database.selectFrom('integration_runs').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? toRun(row) : null;
  };
  return {
    open: async (id, kind, by, { replaces, dry }) => {
      const at = now();
      await database
        .insertInto('integration_runs')
        .values({ id, kind, by_name: by, state: 'running', replaces, dry, started_at: at, changed_at: at })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      // One that broke off, or waits to be confirmed, goes on; one that is over does not begin again.
      const row = await database
        .updateTable('integration_runs')
        .set({ state: 'running', changed_at: at, would_remove: null })
        .where('id', '=', id)
        .where('kind', '=', kind)
        .where('replaces', '=', replaces)
        .where('dry', '=', dry)
        .where('state', 'not in', ['finished', 'stopped'])
        .returningAll()
        .executeTakeFirst();
      return row ? toRun(row) : null;
    },
    find,
    list: async () => {
      const rows = await database
        .selectFrom('integration_runs')
        .selectAll()
        .orderBy('started_at', 'desc')
        .limit(mostRuns)
        .execute();
      return rows.map(toRun);
    },
    stop: async (id) => {
      const at = now();
      const row = await database
        .updateTable('integration_runs')
        .set({ state: 'stopped', changed_at: at, finished_at: at })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .returningAll()
        .executeTakeFirst();
      return row ? toRun(row) : null;
    },
    close: async (id, state, wouldRemove) => {
      const at = now();
      await database
        .updateTable('integration_runs')
        .set({ state, would_remove: wouldRemove, changed_at: at, finished_at: state === 'finished' ? at : null })
        .where('id', '=', id)
        .where('state', '<>', 'stopped')
        .execute();
    },
    interruptAll: async (since = null) => {
      await database
        .updateTable('integration_runs')
        .set({ state: 'interrupted' })
        .where('state', '=', 'running')
        .$if(since !== null, (query) => query.where('changed_at', '<', since))
        .execute();
    },
    add: async (id, { removed, refused }) => {
      await database
        .updateTable('integration_runs')
        .set({ removed: sql`removed + ${removed}::integer`, refused: sql`refused + ${refused}::integer` })
        .where('id', '=', id)
        .execute();
    },
    refusals: (id, from) =>
      inPages((after) =>
        database
          .selectFrom('integration_refusals')
          .select(['number', 'line', 'key', 'path', 'reason', 'record'])
          .where('run_id', '=', id)
          .where('line', '>=', from)
          .where('number', '>', after)
          .orderBy('number')
          .limit(pageSize)
          .execute(),
      ),
    lateRefusals: (id) =>
      inPages((after) =>
        database
          .selectFrom('integration_refusals as refusal')
          .innerJoin('integration_runs as run', 'run.id', 'refusal.run_id')
          .select(['number', 'run.kind', 'run_id as run', 'refusal.line', 'key', 'path', 'reason', 'record'])
          .where('found_by', '=', id)
          .where('number', '>', after)
          .orderBy('number')
          .limit(pageSize)
          .execute(),
      ),
    waiting: async function* () {
      for (let [kind, key] = ['', '']; ;) {
        const rows = await database
          .selectFrom('integration_waiting')
          .select(['kind', 'key', 'waits_for', 'run_id', 'line'])
          .where(sql<boolean>`(kind, key) > (${kind}, ${key})`)
          .orderBy('kind')
          .orderBy('key')
          .limit(pageSize)
          .execute();
        for (const row of rows)
          yield { kind: row.kind, key: row.key, waitsFor: row.waits_for, run: row.run_id, line: row.line };
        const last = rows.at(-1);
        if (!last || rows.length < pageSize) return;
        [kind, key] = [last.kind, last.key];
      }
    },
    records: async function* (kind: Kind) {
      for (let after = ''; ;) {
        const rows = await database
          .selectFrom('integration_records')
          .select(['key', 'record'])
          .where('kind', '=', kind)
          .where('key', '>', after)
          .orderBy('key')
          .limit(pageSize)
          .execute();
        for (const { record } of rows) yield record;
        if (rows.length < pageSize) return;
        after = rows.at(-1)?.key ?? after;
      }
    },
  };
};
