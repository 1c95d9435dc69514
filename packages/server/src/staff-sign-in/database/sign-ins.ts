import { hashOf } from '../../auth/application/one-time-secret.ts';
import type { Database } from '../../database/open.ts';
import type { PendingSignIns } from '../application/sign-ins.ts';

/** How long staff may take at the provider, in milliseconds. */
export const signInLife = 10 * 60 * 1000;

export const createPendingSignIns = (database: Database, now: () => Date): PendingSignIns => ({
  keep: async (state, { codeVerifier, nonce, returnTo, clientState }) => {
    await database.deleteFrom('staff_sign_ins').where('expires_at', '<=', now()).execute();
    await database
      .insertInto('staff_sign_ins')
      .values({
        state_hash: hashOf(state),
        code_verifier: codeVerifier,
        nonce,
        return_to: returnTo,
        client_state: clientState,
        expires_at: new Date(now().getTime() + signInLife),
      })
      .execute();
  },
  take: async (state) => {
    const row = await database
      .deleteFrom('staff_sign_ins')
      .where('state_hash', '=', hashOf(state))
      .returningAll()
      .executeTakeFirst();
    if (!row || row.expires_at <= now()) return null;
    return {
      codeVerifier: row.code_verifier,
      nonce: row.nonce,
      returnTo: row.return_to,
      clientState: row.client_state,
    };
  },
});
