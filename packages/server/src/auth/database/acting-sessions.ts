import type { Database } from '../../database/open.ts';
import type { ActingSessions } from '../application/acting-sessions.ts';
import { maxUserAgent, newSession } from '../application/sessions.ts';
import { afterActing } from './renewals.ts';

export const createActingSessions = (database: Database, now: () => Date): ActingSessions => ({
  open: (parentId, customerNo, { address, userAgent }) =>
    database.transaction().execute(async (trx) => {
      const at = now();
      // Locks the own session: whoever ends it waits, and then ends this one, too.
      const parent = await trx
        .updateTable('sessions')
        .set({ renewed_at: afterActing(at) })
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
          renewed_at: at,
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
  stop: async (id) => {
    await database.deleteFrom('sessions').where('id', '=', id).where('parent_id', 'is not', null).execute();
  },
});
