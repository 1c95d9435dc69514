import { sql } from 'kysely';
import { bulkInsert, bulkUpsert } from '../../database/bulk-insert.ts';
import type { Database } from '../../database/open.ts';
import { referenceText } from '../domain/decide-batch.ts';
import type { Placed, RecordStore } from '../application/record-store.ts';
import { conflictsAfter } from './conflicts.ts';
import { readFacts } from './facts.ts';
import { incomingOf, type KeptRow } from './kept-row.ts';
import { lockIntegration } from './lock.ts';
import { logChanges } from '../../database/log-changes.ts';
import { updateWaits, waitAgain } from './wait-again.ts';
import { removeRecords, writeRecords } from './write-records.ts';

type Trx = Database;

const mostRemovedAtOnce = 500;

const keysOf = (records: readonly Pick<Placed, 'key'>[]): string[] => records.map(({ key }) => key);

const linesOf = (records: readonly Pick<Placed, 'line'>[]): number[] => records.map(({ line }) => line);

/** Records as one text, a line each, which the database takes apart in half the time that it needs for an array of them. */
const textOf = (records: readonly Placed[]): string =>
  records.map(({ incoming: { record } }) => JSON.stringify(record)).join('\n');

/** What was sent may hold characters that no database takes; whoever reads the report sees where they were. */
const writable = (text: string): string => text.replace(/\0|\p{Cs}/gu, '\uFFFD');

/**
 * Records within a transaction, which from now on is the only one that takes any in. `changed` says what the search indexes have to take
 * over: where these are built from scratch afterwards, nothing.
 */
export const createRecordStore = (
  trx: Trx,
  now: () => Date,
  { changed = logChanges, pictureHosts = [] }: { changed?: typeof logChanges; pictureHosts?: readonly string[] } = {},
): RecordStore => {
  const within = () => ({ trx, now: now(), changed });
  const touch: RecordStore['touch'] = async (kind, runId, records) => {
    if (records.length === 0) return;
    await sql`update integration_records as kept set run_id = ${runId}, line = sent.line
      from unnest(${keysOf(records)}::text[], ${linesOf(records)}::integer[]) as sent(key, line)
      where kept.kind = ${kind} and kept.key = sent.key and kept.run_id <> ${runId}`.execute(trx);
  };
  const stopWaiting: RecordStore['stopWaiting'] = async (kind, keys) => {
    const { rows } = await sql<{ key: string }>`delete from integration_waiting
      where kind = ${kind} and key = any(${keys}::text[]) returning key`.execute(trx);
    return rows.map(({ key }) => key);
  };
  return {
    facts: async (kind, records, runId) => {
      await lockIntegration(trx);
      return { ...(await readFacts(trx, kind, records, runId)), pictureHosts };
    },
    standing: async (kind, keys) => {
      await lockIntegration(trx);
      const rows = await trx
        .selectFrom('integration_records')
        .select(['key', 'record'])
        .where('kind', '=', kind)
        .where('key', 'in', keys)
        .execute();
      return new Map(rows.map(({ key, record }) => [key, record]));
    },
    write: (kind, incoming) => writeRecords(within(), kind, incoming),
    keep: async (kind, runId, records) => {
      if (records.length === 0) return;
      await sql`insert into integration_records (kind, key, run_id, line, record)
        select ${kind}, key, ${runId}::uuid, line, record::json from rows from (unnest(${keysOf(records)}::text[]),
          unnest(${linesOf(records)}::integer[]), string_to_table(${textOf(records)}::text, E'\n')) as sent(key, line, record)
        on conflict (kind, key) do update set run_id = excluded.run_id, line = excluded.line, record = excluded.record`.execute(
        trx,
      );
      await stopWaiting(kind, keysOf(records));
    },
    wait: async (kind, runId, records) => {
      const rows = records.map(({ key, line, incoming: { record }, waitsFor }) => ({
        kind,
        key,
        run_id: runId,
        line,
        record,
        waits_for: waitsFor,
      }));
      await bulkUpsert(trx, 'integration_waiting', rows, { unique: ['kind', 'key'] });
      // What stands meanwhile was sent as well: no replacement takes it away.
      await touch(kind, runId, records);
    },
    touch,
    released: async (by) => {
      const { rows } = await sql<KeptRow>`select kind, key, run_id, line, record from integration_waiting
        where waits_for && ${by.map(referenceText)}::text[] order by kind, key`.execute(trx);
      if (rows.length === 0) return [];
      await updateWaits(trx, rows);
      return rows.map((row) => ({ key: row.key, line: row.line, runId: row.run_id, incoming: incomingOf(row) }));
    },
    stopWaiting,
    remove: async (kind, keys) => {
      await lockIntegration(trx);
      const waited = await stopWaiting(kind, keys);
      const { rows } = await sql<KeptRow>`delete from integration_records
        where kind = ${kind} and key = any(${keys}::text[]) returning kind, key, record`.execute(trx);
      if (rows.length > 0) {
        await removeRecords(within(), kind, rows.map(incomingOf));
        await waitAgain(within(), kind, keysOf(rows));
      }
      return new Set([...waited, ...rows.map(({ key }) => key)]).size;
    },
    notSent: async (kind, runId) => {
      // What was refused was sent all the same: it stays as it was.
      const all = sql`(select key, run_id from integration_records where kind = ${kind}
        union select key, run_id from integration_waiting where kind = ${kind}) as all_records`;
      // So does what another run sent meanwhile.
      const isGone = sql`run_id <> ${runId} and run_id not in (select id from integration_runs
          where changed_at > (select started_at from integration_runs where id = ${runId}))
        and key not in (select key from integration_refusals where run_id = ${runId} and key is not null)`;
      const { rows: counted } = await sql<{ gone: number; all: number }>`select count(*)::integer as all,
        (count(*) filter (where ${isGone}))::integer as gone from ${all}`.execute(trx);
      const { rows } = await sql<{ key: string }>`select key from ${all} where ${isGone}
        order by key limit ${mostRemovedAtOnce}`.execute(trx);
      return { gone: 0, all: 0, ...counted[0], keys: rows.map(({ key }) => key) };
    },
    refuse: async (runId, refused, foundBy) =>
      bulkInsert(
        trx,
        'integration_refusals',
        refused.flatMap(({ line, key, problems, text }) =>
          problems.map(({ path, reason }) => ({
            run_id: runId,
            line,
            key,
            path: writable(path),
            reason: writable(reason),
            record: writable(text.slice(0, 20_000)),
            found_by: foundBy ?? null,
          })),
        ),
      ),
    conflicts: async (kind) => {
      await lockIntegration(trx);
      const found = await conflictsAfter(trx, kind);
      if (found.length === 0) return [];
      const { rows: known } = await sql<{ place: string }>`select run_id || ' ' || line || ' ' || path as place
        from integration_refusals where run_id = any(${[...new Set(found.map(({ runId }) => runId))]}::uuid[])`.execute(
        trx,
      );
      const places = new Set(known.map(({ place }) => place));
      return found.filter(({ runId, line, problems }) => !places.has(`${runId} ${line} ${problems[0]?.path}`));
    },
    count: async (runId, from, add) => {
      const { rows } = await sql`update integration_runs set state = 'running', lines = lines + ${add.lines}::integer,
          accepted = accepted + ${add.accepted}::integer, unchanged = unchanged + ${add.unchanged}::integer,
          refused = refused + ${add.refused}::integer, waiting = waiting + ${add.waiting}::integer, changed_at = ${now()}
        where id = ${runId} and lines = ${from} and state not in ('finished', 'stopped') returning id`.execute(trx);
      return rows.length === 1;
    },
  };
};
