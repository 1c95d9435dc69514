import { isSameKinds } from '@connect/core/domain/administration/webhook-endpoint';
import { sql } from 'kysely';
import { isPortalAdministrator } from '../../database/administrators.ts';
import type { Database } from '../../database/open.ts';
import type { CountedEndpoint, EndpointRepository } from '../application/webhook-repository.ts';
import { plainAddress, rotated } from '../domain/endpoint.ts';
import { pauseEndpoint, toEndpoint } from './delivery-queue.ts';

/** As one that was never tried. */
const untried = (at: Date) => ({ state: 'waiting' as const, attempts: 0, first_tried_at: null, due_at: at });

/** What an endpoint is to be told of, and nobody has made deliveries of yet, as of one that is paused. */
const isToCome = sql<boolean>`(e.position > webhook_endpoints.position or e.position is null)
  and (cardinality(webhook_endpoints.kinds) = 0 or e.kind = any(webhook_endpoints.kinds))`;

export const createEndpointRepository = (database: Database): EndpointRepository => {
  const read = async (id: string | null): Promise<readonly CountedEndpoint[]> => {
    const count = (state: string) =>
      sql<string>`(select count(*) from webhook_deliveries d where d.endpoint_id = webhook_endpoints.id and d.state = ${state})`;
    const toCome = sql<string>`(select count(*) from events e where ${isToCome})`;
    const rows = await database
      .selectFrom('webhook_endpoints')
      .selectAll()
      .select([count('waiting').as('waiting'), count('dead').as('dead'), toCome.as('to_come')])
      .$if(id !== null, (all) => all.where('id', '=', id))
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      ...toEndpoint(row),
      waiting: Number(row.waiting) + Number(row.to_come),
      dead: Number(row.dead),
    }));
  };
  return {
    add: ({ id, url, kinds, createdAt }) =>
      database.transaction().execute(async (trx) => {
        // Of two that add one at once, the second sees what the first has done.
        await sql`lock table webhook_endpoints in share row exclusive mode`.execute(trx);
        const known = await trx.selectFrom('webhook_endpoints').select('url').execute();
        // Those of before were kept as they were written.
        if (known.some((each) => plainAddress(each.url) === url)) return false;
        const last = sql<string>`coalesce((select last from event_positions), 0)`;
        await trx
          .insertInto('webhook_endpoints')
          .values({ id, url, kinds: [...kinds], created_at: createdAt, position: last })
          .execute();
        return true;
      }),
    list: () => read(null),
    find: async (id) => (await read(id))[0] ?? null,
    setKinds: (id, kinds, was) =>
      database.transaction().execute(async (trx) => {
        const known = await trx
          .selectFrom('webhook_endpoints')
          .select('kinds')
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (!known) return null;
        if (!isSameKinds(known.kinds, was)) return false;
        await trx
          .updateTable('webhook_endpoints')
          .set({ kinds: [...kinds] })
          .where('id', '=', id)
          .execute();
        return true;
      }),
    rotate: (id, at) =>
      database.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('webhook_endpoints')
          .selectAll()
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (!row) return;
        const { generation, rotatedAt, signsFrom } = rotated(toEndpoint(row), at);
        await trx
          .updateTable('webhook_endpoints')
          .set({ generation, rotated_at: rotatedAt, signs_from: signsFrom })
          .where('id', '=', id)
          .execute();
      }),
    pause: async (id, at, because) => {
      await pauseEndpoint(database, { id, at, because });
    },
    resume: (id, at) =>
      database.transaction().execute(async (trx) => {
        await trx
          .updateTable('webhook_endpoints')
          .set({ paused_at: null, paused_because: null, failing_since: null, leased_until: null })
          .where('id', '=', id)
          .execute();
        await trx
          .updateTable('webhook_deliveries')
          .set(untried(at))
          .where('endpoint_id', '=', id)
          .where('state', '=', 'waiting')
          .execute();
      }),
    remove: async (id) => {
      await database.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
    },
    deliveries: async (id, state, limit) => {
      // Read first: what becomes a delivery meanwhile is shown as that alone.
      const toCome =
        state === null || state === 'waiting'
          ? await database
              .selectFrom('events as e')
              .innerJoin('webhook_endpoints', (join) => join.on('webhook_endpoints.id', '=', id))
              .select(['e.id', 'e.kind', 'e.key'])
              .where(isToCome)
              .orderBy('e.position', (order) => order.desc().nullsFirst())
              .orderBy('e.number', 'desc')
              .limit(limit)
              .execute()
          : [];
      const rows = await database
        .selectFrom('webhook_deliveries as d')
        .innerJoin('events as e', 'e.id', 'd.event_id')
        .select(['d.event_id', 'e.kind', 'd.key', 'd.state', 'd.attempts', 'd.due_at', 'd.last_tried_at', 'd.outcome'])
        .where('d.endpoint_id', '=', id)
        .$if(state !== null, (all) => all.where('d.state', '=', state))
        .orderBy('d.position', 'desc')
        .limit(limit)
        .execute();
      const deliveries = rows.map((row) => ({
        eventId: row.event_id,
        type: row.kind,
        key: row.key,
        state: row.state,
        attempts: row.attempts,
        dueAt: row.due_at,
        lastTriedAt: row.last_tried_at,
        outcome: row.outcome,
      }));
      const isDelivery = new Set(deliveries.map(({ eventId }) => eventId));
      const ahead = toCome
        .filter((row) => !isDelivery.has(row.id))
        .map((row) => ({
          eventId: row.id,
          type: row.kind,
          key: row.key,
          state: 'waiting' as const,
          attempts: 0,
          dueAt: null,
          lastTriedAt: null,
          outcome: null,
        }));
      return [...ahead, ...deliveries].slice(0, limit);
    },
    resend: async (id, eventId, at) => {
      const rows = await database
        .updateTable('webhook_deliveries')
        .set(untried(at))
        .where('endpoint_id', '=', id)
        .$if(eventId === null, (all) => all.where('state', '=', 'dead'))
        .$if(eventId !== null, (all) => all.where('event_id', '=', eventId))
        .returning('position')
        .execute();
      return rows.length;
    },
    administrators: async () =>
      database
        .selectFrom('users')
        .select(['email', 'first_name as firstName'])
        .where(isPortalAdministrator)
        .where('active', '=', true)
        .orderBy('email')
        .execute(),
  };
};
