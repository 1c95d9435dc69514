import { Event } from '@connect/contract/integration/events';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/open.ts';
import type { EventLog } from '../application/event-log.ts';

/** So many get their place in one transaction. */
const atOnce = 5000;

/** The row of places, which nobody else has until the transaction ends. */
const holdPlaces = (trx: Database) =>
  trx
    .insertInto('event_positions')
    .values({ id: true })
    .onConflict((conflict) => conflict.column('id').doUpdateSet((set) => ({ id: set.ref('excluded.id') })))
    .returning(['last', 'deleted'])
    .executeTakeFirstOrThrow();

export const createEventLog = (database: Database): EventLog => ({
  place: async () => {
    const waiting = database.selectFrom('events').select('number').where('position', 'is', null).limit(1);
    if (!(await waiting.executeTakeFirst())) return 0;
    return database.transaction().execute(async (trx) => {
      const { last } = await holdPlaces(trx);
      // What is seen now is committed; and of two transactions on one document the earlier is, and its number is the lower one.
      const { rows } = await sql<{ position: string }>`
        update events set position = ${last}::bigint + fresh.step
        from (select number, row_number() over (order by number) as step from events
          where position is null order by number limit ${sql.lit(atOnce)}) as fresh
        where events.number = fresh.number returning position`.execute(trx);
      await trx
        .updateTable('event_positions')
        .set({ last: sql`last + ${rows.length}::integer` })
        .execute();
      return rows.length;
    });
  },
  places: async () => {
    const row = await database.selectFrom('event_positions').select(['last', 'deleted']).executeTakeFirst();
    return { last: Number(row?.last ?? 0), deleted: Number(row?.deleted ?? 0) };
  },
  after: async (position, limit) => {
    const rows = await database
      .selectFrom('events')
      .select(['position', 'id', 'kind as type', 'version', 'at', 'key', 'data'])
      .where('position', '>', String(position))
      .orderBy('position')
      .limit(limit)
      .execute();
    return rows.map(({ position: place, at, ...row }) => ({
      position: Number(place),
      event: v.parse(Event, { ...row, timestamp: at.toISOString() }),
    }));
  },
  deleteBefore: (moment) =>
    database.transaction().execute(async (trx) => {
      await holdPlaces(trx);
      // Up to a place, so that the feed has no gap behind what it says is deleted.
      const kept = trx
        .selectFrom('events')
        .select((row) => row.fn.min('position').as('first'))
        .where('at', '>=', moment)
        .where('position', 'is not', null);
      const { first } = await kept.executeTakeFirstOrThrow();
      const { rows } = await sql<{ position: string }>`
        delete from events where position < coalesce(${first}::bigint, position + 1) returning position`.execute(trx);
      const deleted = rows.reduce((most, row) => Math.max(most, Number(row.position)), 0);
      await sql`update event_positions set deleted = greatest(deleted, ${deleted})`.execute(trx);
    }),
});
