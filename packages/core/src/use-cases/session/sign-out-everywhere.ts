import { ok } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import type { ActiveSessions } from '../../ports/active-sessions.ts';
import { isSignedOut } from '../../ports/failure.ts';
import type { Refusal } from '../../ports/failure.ts';
import type { SessionStores } from './session-stores.ts';
import { makeLeave } from './sign-out.ts';
import type { WithDrafts } from './sign-out.ts';

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
    if (!answer.ok && !isSignedOut(answer.refusal)) return answer;
    leave();
    return ok(null);
  };
};

export type SignOutEverywhere = ReturnType<typeof makeSignOutEverywhere>;
