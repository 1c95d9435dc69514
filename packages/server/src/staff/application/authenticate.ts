import type { CustomerScope } from './customer-scope.ts';
import { actingFor, mayActForCustomers } from '../domain/impersonation.ts';
import { ownIdOf, seenEvery, type FoundSession, type Sessions } from '../../auth/application/sessions.ts';
import { bearerToken, isOver, type Tokens } from '../../auth/application/tokens.ts';
import type { AuthenticatedCaller, Identity } from '../../identity.ts';

/** Who goes on in a session: its user as they are now, or as they act for a customer; null where they may not any more. */
export const makeCallerOf =
  (scope: CustomerScope) =>
  async ({ user, acting }: FoundSession): Promise<Identity | null> => {
    if (!acting) return user;
    const may = mayActForCustomers(user) && (await scope.reaches(user, acting.customerNo));
    return may ? actingFor(acting.customerNo, user) : null;
  };

interface AuthenticateParts {
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  readonly callerOf: ReturnType<typeof makeCallerOf>;
  readonly now: () => Date;
}

/**
 * Finds out who makes a request: the token must be ours and the session still open, and the user is as the database has them now;
 * whoever acts for a customer must still be allowed to.
 */
export const makeAuthenticate =
  ({ tokens, sessions, callerOf, now }: AuthenticateParts) =>
  async (authorization: string | undefined): Promise<AuthenticatedCaller | null> => {
    const token = bearerToken(authorization);
    const claims = token && (await tokens.read(token));
    if (!claims || isOver(claims, now())) return null;
    const found = await sessions.find({ secret: claims.sessionSecret });
    const user = found && (await callerOf(found));
    if (!user) return null;
    const own = ownIdOf(found);
    // A token that came with the newest secret shows that the browser has that, too.
    if (claims.renewal !== null && claims.renewal === found.unseenRenewal)
      await sessions.sawRenewal(own, claims.renewal);
    if (now().getTime() - found.lastSeenAt.getTime() >= seenEvery)
      for (const id of new Set([found.session.id, own])) await sessions.seen(id);
    return { user, sessionId: found.session.id };
  };
