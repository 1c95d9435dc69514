import { Event, EventName } from '@connect/contract/integration/events';
import { sql, type Selectable } from 'kysely';
import * as v from 'valibot';
import type { WebhookEndpointsTable } from '../../database/event-tables.ts';
import { queueMail } from '../../database/mail-queue.ts';
import type { Database } from '../../database/open.ts';
import type { DeliveryQueue } from '../application/webhook-repository.ts';
import type { Endpoint } from '../domain/endpoint.ts';

/** Milliseconds: no lease is as long (`deliver.ts`). One that ends later was taken while the clock was ahead, and is none. */
const longerThanAny = 120_000;

/** So many events become deliveries of an endpoint in one step. */
const atOnce = 1000;

export const toEndpoint = (row: Selectable<WebhookEndpointsTable>): Endpoint => ({
  id: row.id,
  url: row.url,
  // One of a kind that is no more stands for nothing.
  kinds: row.kinds.flatMap((kind) => (v.is(EventName, kind) ? [kind] : [])),
  createdAt: row.created_at,
  generation: row.generation,
  rotatedAt: row.rotated_at,
  signsFrom: row.signs_from,
  failingSince: row.failing_since,
  pausedAt: row.paused_at,
  pausedBecause: row.paused_because,
});

/** False where it is paused already, or gone. */
export const pauseEndpoint = async (
  database: Database,
  { id, at, because }: { readonly id: string; readonly at: Date; readonly because: string },
): Promise<boolean> => {
  const changed = await database
    .updateTable('webhook_endpoints')
    .set({ paused_at: at, paused_because: because })
    .where('id', '=', id)
    .where('paused_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
};

/** Endpoints that nobody has at a moment. */
const isFree = (now: Date) =>
  sql<boolean>`(leased_until is null or leased_until <= ${now} or leased_until > ${new Date(now.getTime() + longerThanAny)})`;

export const createDeliveryQueue = (database: Database): DeliveryQueue => {
  const update = (id: string) => database.updateTable('webhook_endpoints').where('id', '=', id);
  return {
    free: async (now) => {
      const rows = await database
        .selectFrom('webhook_endpoints')
        .select('id')
        .where('paused_at', 'is', null)
        .where(isFree(now))
        .execute();
      return rows.map(({ id }) => id);
    },
    hold: async (id, { owner, until }, now) => {
      const row = await update(id)
        .set({ leased_by: owner, leased_until: until })
        .where('paused_at', 'is', null)
        .where((each) => each.or([each('leased_by', '=', owner), isFree(now)]))
        .returningAll()
        .executeTakeFirst();
      return row ? toEndpoint(row) : null;
    },
    release: async (id, owner, until) => {
      await update(id).set({ leased_by: null, leased_until: until }).where('leased_by', '=', owner).execute();
    },
    enqueue: (id, now) =>
      database.transaction().execute(async (trx) => {
        const ofEndpoint = trx.selectFrom('webhook_endpoints').select(['position', 'kinds']).where('id', '=', id);
        const endpoint = await ofEndpoint.forUpdate().executeTakeFirst();
        if (!endpoint) return;
        const fresh = await trx
          .selectFrom('events')
          .select(['id', 'position', 'key', 'kind'])
          .where('position', '>', endpoint.position)
          .orderBy('position')
          .limit(atOnce)
          .execute();
        const last = fresh.at(-1)?.position;
        if (!last) return;
        const wanted = fresh.filter(({ kind }) => endpoint.kinds.length === 0 || endpoint.kinds.includes(kind));
        const rows = wanted.map(({ id: event, position, key }) => ({
          endpoint_id: id,
          event_id: event,
          position: position ?? '0',
          key,
          due_at: now,
        }));
        if (rows.length > 0) await trx.insertInto('webhook_deliveries').values(rows).execute();
        await trx.updateTable('webhook_endpoints').set({ position: last }).where('id', '=', id).execute();
      }),
    due: async (id, { now, limit, except }) => {
      const { rows } = await sql<{
        position: string;
        attempts: number;
        first_tried_at: Date | null;
        id: string;
        kind: string;
        version: number;
        at: Date;
        key: string;
        data: object;
        request_id: string | null;
        trace: string | null;
      }>`
        select d.position, d.attempts, d.first_tried_at, e.id, e.kind, e.version, e.at, e.key, e.data, e.request_id, e.trace
        from webhook_deliveries d join events e on e.id = d.event_id
        where d.endpoint_id = ${id} and d.state = 'waiting'
          -- What is new is due at once, and so is what was put off while the clock was ahead.
          and (d.due_at <= ${now} or d.attempts = 0 or d.last_tried_at > ${now})
          and d.position <> all(${except.map(String)}::bigint[])
          and not exists (select from webhook_deliveries b where b.endpoint_id = d.endpoint_id and b.key = d.key
            and b.state = 'waiting' and b.position < d.position)
        order by d.due_at, d.position limit ${limit}`.execute(database);
      return rows.map(({ position, attempts, first_tried_at, kind, at, request_id, trace, ...row }) => ({
        position: Number(position),
        attempts,
        firstTriedAt: first_tried_at,
        requestId: request_id,
        trace,
        event: v.parse(Event, { ...row, type: kind, timestamp: at.toISOString() }),
      }));
    },
    tried: async (id, position, tried) => {
      const { at, outcome } = tried;
      await database
        .updateTable('webhook_deliveries')
        .set({
          attempts: sql`attempts + 1`,
          first_tried_at: sql`coalesce(first_tried_at, ${at})`,
          last_tried_at: at,
          outcome,
          ...(tried.taken ? { state: 'delivered' } : tried.nextAt ? { due_at: tried.nextAt } : { state: 'dead' }),
        })
        .where('endpoint_id', '=', id)
        .where('position', '=', String(position))
        .where('state', '=', 'waiting')
        .execute();
    },
    setFailing: async (id, since) => {
      await update(id).set({ failing_since: since }).execute();
    },
    giveUp: (id, at, because) =>
      database.transaction().execute(async (trx) => {
        const isPaused = await pauseEndpoint(trx, { id, at, because });
        if (isPaused) await queueMail(trx, { kind: 'webhook-paused', payload: { endpointId: id } });
        return isPaused;
      }),
  };
};
