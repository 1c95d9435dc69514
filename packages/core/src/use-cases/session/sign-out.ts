import type { Authentication } from '../../ports/authentication.ts';
import type { FormDrafts } from '../../ports/form-drafts.ts';
import { makeForgetSession, type SessionStores } from './session-stores.ts';

export interface WithDrafts {
  readonly formDrafts: FormDrafts;
}
/** What was begun outlives a session that ran out, so that its user can go on after signing in, but not their signing out. */
export const makeLeave = (stores: SessionStores & WithDrafts) => {
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

export type SignOut = ReturnType<typeof makeSignOut>;
