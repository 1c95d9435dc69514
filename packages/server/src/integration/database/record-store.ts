import type { Kind } from '@connect/contract/integration/kinds';
import { sql } from 'kysely';
import { bulkInsert, bulkUpsert } from '../../database/bulk-insert.ts';
import type { Database } from '../../database/open.ts';
import { referenceText } from '../domain/decide-batch.ts';
import { referencesOf, type Incoming } from '../domain/record-rules.ts';
import type { RecordStore } from '../application/record-store.ts';
import { missingOf, readFacts } from './facts.ts';
import { lockIntegration } from './lock.ts';
import { logChanges } from './log-changes.ts';
import { removeRecords, writeRecords } from './write-records.ts';

type Trx = Database;

const mostRemovedAtOnce = 500;

interface KeptRow {
  readonly kind: Kind;
  readonly key: string;
  readonly run_id: string;
  readonly line: number;
  readonly record: object;
}

// What was kept is what was read by the schema of its kind.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const incomingOf = ({ kind, record }: Pick<KeptRow, 'kind' | 'record'>): Incoming => ({ kind, record }) as Incoming;

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
  return {
    facts: async (kind, records, runId) => {
      await lockIntegration(trx);
      return { ...(await readFacts(trx, kind, records, runId)), pictureHosts };
    },
    write: (kind, incoming) => writeRecords(within(), kind, incoming),
    keep: (kind, runId, records) =>
      bulkUpsert(
        trx,
        'integration_records',
        records.map(({ key, line, incoming: { record }, waitsFor }) => ({
          kind,
          key,
          run_id: runId,
          line,
          record,
          waits_for: waitsFor,
        })),
        { unique: ['kind', 'key'] },
      ),
    touch: async (kind, runId, keys) => {
      if (keys.length === 0) return;
      await sql`update integration_records set run_id = ${runId}
        where kind = ${kind} and key = any(${keys}::text[]) and run_id <> ${runId}`.execute(trx);
    },
    released: async (by) => {
      const { rows } = await sql<KeptRow>`select kind, key, run_id, line, record from integration_records
        where waits_for is not null and waits_for && ${by.map(referenceText)}::text[] order by kind, key`.execute(trx);
      if (rows.length === 0) return [];
      const missing = await missingOf(
        trx,
        rows.flatMap((row) => referencesOf(incomingOf(row))),
      );
      const waits = (row: KeptRow): boolean =>
        referencesOf(incomingOf(row)).some((reference) => missing.has(referenceText(reference)));
      return rows
        .filter((row) => !waits(row))
        .map((row) => ({ key: row.key, line: row.line, runId: row.run_id, incoming: incomingOf(row) }));
    },
    forget: async (kind, keys) => {
      await sql`delete from integration_records where kind = ${kind} and key = any(${keys}::text[])`.execute(trx);
    },
    remove: async (kind, keys) => {
      await lockIntegration(trx);
      const { rows } = await sql<KeptRow & { waits: boolean }>`delete from integration_records
        where kind = ${kind} and key = any(${keys}::text[])
        returning kind, key, record, waits_for is not null as waits`.execute(trx);
      const written = rows.filter(({ waits }) => !waits).map(incomingOf);
      if (written.length > 0) await removeRecords(within(), kind, written);
      return rows.length;
    },
    notSent: async (kind, runId) => {
      // What was refused was sent all the same: it stays as it was.
      const isGone = sql`run_id <> ${runId}
        and key not in (select key from integration_refusals where run_id = ${runId} and key is not null)`;
      const { rows: counted } = await sql<{ gone: number; all: number }>`select count(*)::integer as all,
        (count(*) filter (where ${isGone}))::integer as gone from integration_records where kind = ${kind}`.execute(
        trx,
      );
      const { rows } = await sql<{ key: string }>`select key from integration_records
        where kind = ${kind} and ${isGone} order by key limit ${mostRemovedAtOnce}`.execute(trx);
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
    count: async (runId, from, add) => {
      const { rows } = await sql`update integration_runs set lines = lines + ${add.lines}::integer,
          accepted = accepted + ${add.accepted}::integer, unchanged = unchanged + ${add.unchanged}::integer,
          refused = refused + ${add.refused}::integer, waiting = waiting + ${add.waiting}::integer, changed_at = ${now()}
        where id = ${runId} and lines = ${from} and state <> 'finished' returning id`.execute(trx);
      return rows.length === 1;
    },
  };
};
