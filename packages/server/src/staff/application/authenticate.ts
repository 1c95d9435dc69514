import type { CustomerScope } from './customer-scope.ts';
import { actingFor, mayActForCustomers } from '../domain/impersonation.ts';
import type { ActingSessions } from '../../auth/application/acting-sessions.ts';
import { seenEvery, type FoundSession, type Sessions } from '../../auth/application/sessions.ts';
import { bearerToken, isOver, isPastHalfLife, type Tokens } from '../../auth/application/tokens.ts';
import type { AuthenticatedCaller, Identity } from '../../identity.ts';

interface AuthenticateParts {
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  readonly actingSessions: ActingSessions;
  readonly scope: CustomerScope;
  readonly now: () => Date;
}

/**
 * Finds out who makes a request: the token must be ours and the session still open, and the user is as the database has them now;
 * whoever acts for a customer must still be allowed to. A token past half of its life is renewed, so that whoever goes on working
 * stays signed in.
 */
export const makeAuthenticate = ({ tokens, sessions, actingSessions, scope, now }: AuthenticateParts) => {
  const callerOf = async ({ user, acting }: FoundSession): Promise<Identity | null> => {
    if (!acting) return user;
    const may = mayActForCustomers(user) && (await scope.reaches(user, acting.customerNo));
    return may ? actingFor(acting.customerNo, user) : null;
  };

  return async (authorization: string | undefined): Promise<AuthenticatedCaller | null> => {
    const token = bearerToken(authorization);
    const claims = token && (await tokens.read(token));
    const found = claims && (await sessions.find({ secret: claims.sessionSecret }));
    if (!found) return null;
    const { kept } = found;
    const isKept = kept !== null && now() < kept.until && !isOver(claims, kept.from);
    if (isOver(claims, now()) && !isKept) return null;
    const user = await callerOf(found);
    if (!user) return null;
    if (now().getTime() - found.lastSeenAt.getTime() >= seenEvery) {
      if (found.acting) await actingSessions.keep(found.acting.parentId);
      await sessions.seen(found.session.id);
    }
    const renewedToken = isPastHalfLife(claims, now())
      ? await tokens.issue({ ...found.session, secret: claims.sessionSecret }, user)
      : null;
    return { user, sessionId: found.session.id, renewedToken };
  };
};
