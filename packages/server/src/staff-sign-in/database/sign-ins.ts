import { hashOf } from '../../auth/application/one-time-secret.ts';
import type { Database } from '../../database/open.ts';

/** How long staff may take at the provider, in milliseconds. */
export const signInLife = 10 * 60 * 1000;

/** A sign-in that has gone out to the provider. */
export interface PendingSignIn {
  readonly codeVerifier: string;
  readonly nonce: string;
  /** Address of the return page. */
  readonly returnTo: string;
  /** The page's own state, given back to it. */
  readonly clientState: string;
}

export interface PendingSignIns {
  keep(state: string, signIn: PendingSignIn): Promise<void>;
  /** Takes a sign-in up again, which can be done once; null for a state that nobody keeps, or no longer. */
  take(state: string): Promise<PendingSignIn | null>;
}

/** Kept in the database: whoever comes back may come to another process. */
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
