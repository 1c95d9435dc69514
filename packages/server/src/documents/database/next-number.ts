import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/open.ts';

/** Any number but the other locks', as long as every process takes the same one. */
const numbersLock = 482_004_174;

/** The highest number in a column, by the index of migration 005; longer ones are somebody's own and count as none. */
const highest = (column: string, prefix: string): RawBuilder<string | null> =>
  sql`(select max(substring(${sql.ref(column)} from ${sql.lit(`^${prefix}([0-9]{1,15})$`)})::bigint) from orders)`;

/** Where the numbers of each kind stand: a sample request's may stand as the reference alone (decisions §sample-numbers). */
const series = {
  order: { prefix: 'SO-', columns: ['no'] },
  'sample-request': { prefix: 'SR', columns: ['sr_no', 'external_reference'] },
} as const;

/** Until the transaction ends nobody else gets a number. */
export const lockNumbers = async (trx: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${numbersLock})`.execute(trx);
};

/**
 * The number after the highest there is, with at least six digits. Two at once never get the same, and one that is given up
 * leaves no gap.
 */
export const nextNumber = async (trx: Database, kind: keyof typeof series): Promise<string> => {
  const { prefix, columns } = series[kind];
  await lockNumbers(trx);
  const all = sql.join(columns.map((column) => highest(column, prefix)));
  const { rows } = await sql<{ last: string | null }>`select greatest(${all}) as last`.execute(trx);
  return `${prefix}${String(BigInt(rows[0]?.last ?? 0) + 1n).padStart(6, '0')}`;
};
