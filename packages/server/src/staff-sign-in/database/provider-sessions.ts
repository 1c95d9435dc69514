import { hashOf } from '../../auth/application/one-time-secret.ts';
import type { Database } from '../../database/open.ts';
import type { ProviderLogout, ProviderSessions } from '../application/provider-logout.ts';

/** Of `sessions` or `staff_codes`: the rows that a logout is about. A session that is named is looked for with its owner, where that is said, too. */
const isMeant = (trx: Database, { issuer, subject, session }: ProviderLogout) => {
  const owner = trx
    .selectFrom('staff_identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject ?? '');
  return { owner: subject === null ? null : owner, session };
};

export const createProviderSessions = (database: Database, now: () => Date): ProviderSessions => ({
  end: (logout) =>
    database.transaction().execute(async (trx) => {
      await trx.deleteFrom('logout_tokens').where('expires_at', '<=', now()).execute();
      const isNew = await trx
        .insertInto('logout_tokens')
        .values({ issuer: logout.issuer, jti_hash: hashOf(logout.id), expires_at: logout.expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('jti_hash')
        .executeTakeFirst();
      if (!isNew) return null;
      const { owner, session } = isMeant(trx, logout);
      await trx
        .deleteFrom('staff_codes')
        .$if(owner !== null, (codes) => codes.where('user_id', 'in', owner ?? []))
        .$if(session !== null, (codes) => codes.where('provider_session', '=', session))
        .execute();
      const ended = await trx
        .deleteFrom('sessions')
        .$if(owner !== null, (sessions) => sessions.where('user_id', 'in', owner ?? []))
        .$if(session !== null, (sessions) => sessions.where('provider_session', '=', session))
        .returning('user_id')
        .execute();
      return [...new Set(ended.map(({ user_id: id }) => id))];
    }),
});
