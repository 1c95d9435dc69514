import { ok } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import type { ActiveSessions } from '../../ports/active-sessions.ts';
import type { Authentication } from '../../ports/authentication.ts';
import type { FormDrafts } from '../../ports/form-drafts.ts';
import type { Refusal } from '../../ports/failure.ts';
import { makeForgetSession, type SessionStores } from './session-stores.ts';

interface WithDrafts {
  readonly formDrafts: FormDrafts;
}
/** What was begun outlives a session that ran out, so that its user can go on after signing in, but not their signing out. */
const makeLeave = (stores: SessionStores & WithDrafts) => {
  const forget = makeForgetSession(stores);
  return (): void => {
    forget();
    stores.formDrafts.clear();
  };
};

/** Logs out at the server as far as it can be reached, and here in any case (specification §logging-out). */
export const makeSignOut = (ports: SessionStores & WithDrafts & { readonly authentication: Authentication }) => {
  const leave = makeLeave(ports);
  const forget = makeForgetSession(ports);
  return async (): Promise<void> => {
    // The session ran out before: its user did not sign out, and goes on with what they began.
    if (!ports.tokens.current()) return forget();
    try {
      await ports.authentication.logout();
    } catch {
      // Out of reach: the session ends here all the same, and by itself at the server.
    } finally {
      leave();
    }
  };
};

/**
 * Ends every session of the user at the server, with the password of whoever has one, then this one here. A refusal changes nothing, as the other sessions go on
 * and the user must know; a session that was over already ends here all the same.
 */
export const makeSignOutEverywhere = (
  ports: SessionStores & WithDrafts & { readonly activeSessions: ActiveSessions },
) => {
  const leave = makeLeave(ports);
  return async (password: string | null): Promise<Result<null, Refusal>> => {
    const answer = await ports.activeSessions.endAll(password);
    if (!answer.ok && answer.refusal.failure !== 'signed-out') return answer;
    leave();
    return ok(null);
  };
};

export type SignOut = ReturnType<typeof makeSignOut>;
export type SignOutEverywhere = ReturnType<typeof makeSignOutEverywhere>;
