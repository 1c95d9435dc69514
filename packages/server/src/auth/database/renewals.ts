import type { Database } from '../../database/open.ts';
import type { RenewalRepositories } from '../application/renew-session.ts';
import type { SecurityEvents } from '../application/security-events.ts';
import { seenEvery } from '../application/sessions.ts';

/** The own session goes on a little longer than the one within it: when one's time to act is over one is back in one's own. */
export const afterActing = (at: Date): Date => new Date(at.getTime() + seenEvery);

/** What renewing a session reads and writes, in a transaction. */
export const createRenewals = (trx: Database, events: SecurityEvents, now: () => Date): RenewalRepositories => ({
  events,
  lock: async ({ own, acting }) => {
    const row = await trx
      .selectFrom('sessions')
      .select(['renewal', 'renewal_used_at', 'renewed_at'])
      .where('id', '=', own)
      .where('expires_at', '>', now())
      .forUpdate()
      .executeTakeFirst();
    const within =
      acting === null
        ? null
        : await trx.selectFrom('sessions').select('renewed_at').where('id', '=', acting).executeTakeFirst();
    if (!row || within === undefined) return null;
    return {
      renewals: { newest: row.renewal, usedAt: row.renewal_used_at },
      renewedAt: row.renewed_at,
      actingRenewedAt: within?.renewed_at ?? null,
    };
  },
  keep: async ({ own, acting }, { newest, usedAt }) => {
    const at = now();
    await trx
      .updateTable('sessions')
      .set({
        renewal: newest,
        renewal_used_at: usedAt,
        renewed_at: acting === null ? at : afterActing(at),
        last_seen_at: at,
      })
      .where('id', '=', own)
      .execute();
    if (acting === null) return;
    await trx.updateTable('sessions').set({ renewed_at: at, last_seen_at: at }).where('id', '=', acting).execute();
  },
  end: async (own) => {
    await trx.deleteFrom('sessions').where('id', '=', own).execute();
  },
});
