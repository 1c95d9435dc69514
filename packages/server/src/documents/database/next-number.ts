import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/open.ts';

/** Any number but the other locks', as long as every process takes the same one. */
const numbersLock = 482_004_174;

/** The highest number in a column, by the index of migration 005; longer ones are somebody's own and count as none. */
const highest = (column: string, prefix: string): RawBuilder<string | null> =>
  sql`(select max(substring(${sql.ref(column)} from ${sql.lit(`^${prefix}([0-9]{1,15})$`)})::bigint) from orders)`;

const samplePrefix = 'SR';
/** The demo's orders are the portal's own. */
const demoPrefix = 'SO-';
/** Beside a supplier's own, which its ERP gives out meanwhile: the same number there would be another order (decisions §portal-numbers). */
const portalPrefix = 'WEB-';

/** The highest of all digits of an order's number on the last days that have any, so that what is placed now is sorted above them. */
const highestOfLate: RawBuilder<string | null> = sql`(
  select max(digits::bigint)
  from (
    select regexp_replace(no, '[^0-9]', '', 'g') as digits from orders
    where document_date > (select max(document_date) from orders) - 30
  ) as late
  where digits ~ '^[0-9]{1,15}$'
)`;

const isOwnData = async (trx: Database): Promise<boolean> => {
  const row = await trx.selectFrom('secrets').select('value').where('name', '=', 'data-kind').executeTakeFirst();
  return row?.value === 'own';
};

/** Where the numbers of each kind stand: a sample request's may stand as the reference alone (decisions §sample-numbers). */
const seriesOf = async (trx: Database, kind: 'order' | 'sample-request') => {
  if (kind === 'sample-request')
    return {
      prefix: samplePrefix,
      last: [highest('sr_no', samplePrefix), highest('external_reference', samplePrefix)],
    };
  return (await isOwnData(trx))
    ? { prefix: portalPrefix, last: [highest('no', portalPrefix), highestOfLate] }
    : { prefix: demoPrefix, last: [highest('no', demoPrefix)] };
};

/** Until the transaction ends nobody else gets a number. */
export const lockNumbers = async (trx: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${numbersLock})`.execute(trx);
};

/**
 * The number after the highest there is, with at least six digits. Two at once never get the same, and one that is given up
 * leaves no gap.
 */
export const nextNumber = async (trx: Database, kind: 'order' | 'sample-request'): Promise<string> => {
  await lockNumbers(trx);
  const { prefix, last } = await seriesOf(trx, kind);
  const { rows } = await sql<{ last: string | null }>`select greatest(${sql.join(last)}) as last`.execute(trx);
  return `${prefix}${String(BigInt(rows[0]?.last ?? 0) + 1n).padStart(6, '0')}`;
};
