import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { ActingSessions } from '../application/acting-sessions.ts';
import { maxUserAgent, newSession, seenEvery } from '../application/sessions.ts';

/**
 * While somebody acts for a customer, their own token is not used and so not renewed; it must hold all the same when they stop.
 * `kept_until` of the own session is never before the end of any token that is given out for the acting one; `kept_from` is when that
 * began, and only a token that held then is kept.
 */
export const createActingSessions = (
  database: Database,
  { tokenSeconds, now }: { tokenSeconds: number; now: () => Date },
): ActingSessions => {
  const keptUntil = (at: Date): Date => new Date(at.getTime() + tokenSeconds * 1000 + seenEvery);
  return {
    open: (parentId, customerNo, { address, userAgent }) =>
      database.transaction().execute(async (trx) => {
        const at = now();
        // Locks the own session: whoever ends it waits, and then ends this one, too.
        const parent = await trx
          .updateTable('sessions')
          .set({
            // What was over before is a token of hours ago, and no more good than without this.
            kept_from: sql`case when kept_until > ${at} then kept_from else ${at}::timestamptz end`,
            kept_until: keptUntil(at),
          })
          .where('id', '=', parentId)
          .where('expires_at', '>', at)
          .where('acting_for', 'is', null)
          .returning(['user_id', 'expires_at'])
          .executeTakeFirst();
        if (!parent) return null;
        const session = newSession(parent.expires_at);
        await trx
          .insertInto('sessions')
          .values({
            id: session.id,
            user_id: parent.user_id,
            parent_id: parentId,
            acting_for: customerNo,
            expires_at: parent.expires_at,
            created_at: at,
            last_seen_at: at,
            user_agent: userAgent?.slice(0, maxUserAgent) ?? null,
            address,
          })
          .execute();
        return session;
      }),
    signedInAt: async (parentId) => {
      const parent = await database
        .selectFrom('sessions')
        .select('created_at')
        .where('id', '=', parentId)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return parent?.created_at ?? null;
    },
    keep: async (parentId) => {
      const at = now();
      await database
        .updateTable('sessions')
        .set({ last_seen_at: at, kept_until: keptUntil(at) })
        .where('id', '=', parentId)
        .execute();
    },
    stop: async (id) => {
      await database.deleteFrom('sessions').where('id', '=', id).where('parent_id', 'is not', null).execute();
    },
  };
};
