import { seenEvery } from '../../auth/application/sessions.ts';
import type { Database } from '../../database/open.ts';
import type { EndRanOutActing } from '../application/acting-job.ts';

/** `sessionSeconds` is how long a session goes on that nobody uses. */
export const makeEndRanOutActing =
  (database: Database, { sessionSeconds, now }: { sessionSeconds: number; now: () => Date }): EndRanOutActing =>
  async () => {
    const life = sessionSeconds * 1000 + seenEvery;
    const at = now();
    await database.transaction().execute(async (trx) => {
      const ended = await trx
        .deleteFrom('sessions')
        .where('parent_id', 'is not', null)
        .where(({ or, eb }) =>
          or([eb('expires_at', '<=', at), eb('last_seen_at', '<=', new Date(at.getTime() - life))]),
        )
        .returning(['user_id', 'acting_for', 'expires_at', 'last_seen_at'])
        .execute();
      for (const session of ended) {
        const user = await trx
          .selectFrom('users')
          .select(['id', 'first_name', 'last_name', 'email'])
          .where('id', '=', session.user_id)
          .executeTakeFirstOrThrow();
        await trx
          .insertInto('audit_log')
          .values({
            at: new Date(Math.min(session.expires_at.getTime(), session.last_seen_at.getTime() + life)),
            kind: 'ran-out',
            actor_id: user.id,
            actor: `${user.first_name} ${user.last_name}`.trim(),
            actor_email: user.email,
            impersonating: true,
            customer_no: session.acting_for,
          })
          .execute();
      }
    });
  };
