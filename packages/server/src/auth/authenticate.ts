import type { Caught } from '../http/serve.ts';
import { seenEvery, type Sessions } from './sessions.ts';
import { bearerToken, isPastHalfLife, type Tokens } from './tokens.ts';

/**
 * Finds out who makes a request: the token must be ours and the session still open, and the user is as the database has them now.
 * A token past half of its life is renewed, so that whoever goes on working stays signed in.
 */
export const makeAuthenticate =
  ({ tokens, sessions, now }: { tokens: Tokens; sessions: Sessions; now: () => Date }) =>
  async (authorization: string | undefined): Promise<Caught | null> => {
    const token = bearerToken(authorization);
    const claims = token && (await tokens.read(token));
    const found = claims && (await sessions.find(claims.sessionId));
    if (!found) return null;
    if (now().getTime() - found.lastSeenAt.getTime() >= seenEvery) await sessions.seen(found.session.id);
    const renewedToken = isPastHalfLife(claims, now()) ? await tokens.issue(found.session) : null;
    return { user: found.user, sessionId: found.session.id, renewedToken };
  };
