import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/open.ts';
import { maxUserAgent, seenEvery, type Browser, type Session } from './sessions.ts';

/** A session in which an account manager acts for a customer, inside their own one: it ends with it at the latest. */
export interface ActingSessions {
  /** Begins to act for a customer within one's own session. Null when that one has ended. */
  open(parentId: string, customerNo: string, browser: Browser): Promise<Session | null>;
  /** Keeps the own session's token holding, as one acts within it. */
  keep(parentId: string): Promise<void>;
  /** Ends an acting session alone. */
  stop(id: string): Promise<void>;
}

/**
 * While somebody acts for a customer, their own token is not used and so not renewed; it must hold all the same when they stop.
 * `kept_until` of the own session is never before the end of any token that is given out for the acting one.
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
          .set({ kept_until: keptUntil(at) })
          .where('id', '=', parentId)
          .where('expires_at', '>', at)
          .where('acting_for', 'is', null)
          .returning(['user_id', 'expires_at'])
          .executeTakeFirst();
        if (!parent) return null;
        const session = { id: randomUUID(), expiresAt: parent.expires_at };
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
