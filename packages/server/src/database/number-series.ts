import { sql, type RawBuilder } from 'kysely';
import type { Database } from './open.ts';

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
const seriesOf = async (trx: Database, kind: NumberKind) => {
  if (kind === 'sample-request')
    return {
      prefix: samplePrefix,
      last: [highest('sr_no', samplePrefix), highest('external_reference', samplePrefix)],
    };
  return (await isOwnData(trx))
    ? { prefix: portalPrefix, last: [highest('no', portalPrefix), highestOfLate] }
    : { prefix: demoPrefix, last: [highest('no', demoPrefix)] };
};

const kinds = ['order', 'sample-request'] as const;
type NumberKind = (typeof kinds)[number];

/** Below this, the numbers of a kind were given, though nothing here may have them any more. */
const passedOver = (kind: NumberKind): RawBuilder<string | null> =>
  sql`(select value::bigint from secrets where name = ${sql.lit(`${kind}-numbers-above`)})`;

/** Where the portal's own numbers of a kind go on: how they begin, and the last; 0 for none yet. */
export const lastNumber = async (
  trx: Database,
  kind: NumberKind,
): Promise<{ readonly prefix: string; readonly last: bigint }> => {
  const { prefix, last } = await seriesOf(trx, kind);
  const { rows } = await sql<{ last: string | null }>`
    select greatest(${sql.join([...last, passedOver(kind)])}) as last`.execute(trx);
  return { prefix, last: BigInt(rows[0]?.last ?? 0) };
};

/**
 * So many numbers and places of the feed may have been given after a backup was made, and then, as it may have been put back before, so many for
 * each second since: what was given between the two is not given a third time.
 */
const sinceBackup = {
  numbers: { most: 10_000, aSecond: 1 },
  places: { most: 1_000_000, aSecond: 10 },
};

/** Three years: there is room for so many places. */
const mostSeconds = 100_000_000;

/** Numbers of a kind up to this one are given no more, also once their documents are gone. */
export const passOver = async (trx: Database, kind: NumberKind, last: bigint): Promise<void> => {
  const value = String(last);
  await trx
    .insertInto('secrets')
    .values({ name: `${kind}-numbers-above`, value })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql`greatest(secrets.value::bigint, ${value}::bigint)::text` }),
    )
    .execute();
};

const passOverAll = async (trx: Database, more: bigint): Promise<void> => {
  for (const kind of kinds) {
    const { last } = await lastNumber(trx, kind);
    if (last > 0n) await passOver(trx, kind, last + more);
  }
};

/** Before orders are removed: their numbers are given to no others, and that the portal gave numbers is known without them. */
export const keepNumbers = async (trx: Database): Promise<void> => {
  await passOverAll(trx, 0n);
  await sql`insert into secrets (name, value) select 'orders-placed', 'yes' where exists (select from portal_orders)
    on conflict (name) do nothing`.execute(trx);
};

/** Whether an order was ever placed here. */
export const hasGivenNumbers = async (trx: Database): Promise<boolean> => {
  const { rows } = await sql<{ given: boolean }>`select exists (select from portal_orders)
    or exists (select from secrets where name = 'orders-placed') as given`.execute(trx);
  return rows[0]?.given === true;
};

/** The last number of each kind that was given, and the last place in the feed. */
interface Given {
  readonly numbers: readonly { readonly kind: NumberKind; readonly prefix: string; readonly last: bigint }[];
  readonly place: string;
}

const read = async (trx: Database): Promise<Given> => {
  const numbers = [];
  for (const kind of kinds) numbers.push({ kind, ...(await lastNumber(trx, kind)) });
  const { rows } = await sql<{ last: string }>`select last from event_positions`.execute(trx);
  return { numbers, place: rows[0]?.last ?? '0' };
};

/** What a database gave that is about to be replaced; null for one of a version too old to tell, or damaged. */
export const whatWasGiven = async (trx: Database): Promise<Given | null> => {
  await sql`savepoint given`.execute(trx);
  try {
    return await read(trx);
  } catch {
    await sql`rollback to savepoint given`.execute(trx);
    return null;
  }
};

/** None of that is given again by what came in its place. Another portal's, such as the demo's, begin otherwise. */
export const passOverGiven = async (trx: Database, { numbers, place }: Given): Promise<void> => {
  for (const { kind, prefix, last } of numbers)
    if (last > 0n && prefix === (await seriesOf(trx, kind)).prefix) await passOver(trx, kind, last);
  await sql`insert into event_positions (last) values (${place}::bigint)
    on conflict (id) do update set last = greatest(event_positions.last, excluded.last)`.execute(trx);
};

/**
 * What came after the backup that is restored is in other systems still: no number, and no place in the feed, is given a second time. `times`: how
 * often one was put back here.
 */
export const passOverWhatWasGiven = async (trx: Database, backupMadeAt: Date, now: Date, times = 1): Promise<void> => {
  // None where it does not say when; a clock may be far off.
  const passed = Math.floor((now.getTime() - backupMadeAt.getTime()) / 1000) || 0;
  const seconds = Math.min(Math.max(0, passed), mostSeconds);
  const { numbers, places } = sinceBackup;
  await passOverAll(trx, BigInt(numbers.most * times + numbers.aSecond * seconds));
  await trx
    .updateTable('event_positions')
    .set({ last: sql`last + ${places.most * times + places.aSecond * seconds}::bigint` })
    .execute();
};
