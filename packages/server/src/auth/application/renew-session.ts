import type { Identity } from '../../identity.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import { graceAtMost, renewalBy, type Renewals } from '../domain/renewal.ts';
import { renewedBy, type RenewalSecrets } from './renewal-secrets.ts';
import type { Origin, SecurityEvents } from './security-events.ts';
import { ownIdOf, type FoundSession, type Sessions } from './sessions.ts';
import { seconds, type SessionTimes, type Tokens } from './tokens.ts';

/** What is known of a session that is to be renewed. */
export interface RenewedSession {
  readonly renewals: Renewals;
  /** From when on they go on as long as they may without being renewed: the own session, and the one within it in which one acts. */
  readonly renewedAt: Date;
  readonly actingRenewedAt: Date | null;
}

/** One's own session, and the one within it where its owner acts for a customer. */
export interface RenewedIds {
  readonly own: string;
  readonly acting: string | null;
}

export interface RenewalRepositories {
  /** Locks the own session. Null where either has ended. */
  lock(ids: RenewedIds): Promise<RenewedSession | null>;
  keep(ids: RenewedIds, renewals: Renewals): Promise<void>;
  /** Ends the own session, and the one within it. */
  end(own: string): Promise<void>;
  readonly events: Pick<SecurityEvents, 'note'>;
}

/** What a session goes on with: a token for the page, and a secret that the browser keeps from it. */
export interface Renewed {
  readonly token: string;
  /** The own session, which the secret is of. */
  readonly sessionId: string;
  readonly secret: string;
}

interface RenewParts {
  readonly tokens: Tokens;
  readonly secrets: RenewalSecrets;
  readonly sessions: Pick<Sessions, 'find'>;
  /** Who goes on in a session; null where they may not any more. */
  readonly callerOf: (session: FoundSession) => Promise<Identity | null>;
  readonly work: UnitOfWork<RenewalRepositories>;
  readonly times: SessionTimes;
  readonly now: () => Date;
}

/**
 * Gives another token for one that is over or soon will be, by the secret that the browser keeps for its session (specification §session):
 * neither is good without the other. A secret that was copied ends the session, and is written down. While somebody acts for a customer
 * the secret is their own session's, which goes on a little longer than the acting one.
 */
export const makeRenewSession = ({ tokens, secrets, sessions, callerOf, work, times, now }: RenewParts) => {
  const grace = Math.min(graceAtMost, times.tokenSeconds * 1000);
  const isOver = ({ renewedAt, actingRenewedAt }: RenewedSession, at: Date): boolean =>
    seconds(at) >= Math.min(seconds(renewedAt), seconds(actingRenewedAt ?? renewedAt)) + times.sessionSeconds;
  return async (
    token: string | null,
    keptFor: (sessionId: string) => string | null,
    origin: Origin,
  ): Promise<Renewed | null> => {
    const claims = token === null ? null : await tokens.read(token);
    const found = claims && (await sessions.find({ secret: claims.sessionSecret }));
    const user = found && (await callerOf(found));
    if (!user) return null;
    const ids = { own: ownIdOf(found), acting: found.acting ? found.session.id : null };
    const kept = keptFor(ids.own);
    const secret = kept === null ? null : await secrets.read(kept);
    if (!secret || renewedBy(secret) !== ids.own) return null;
    const newest = await work.inTransaction(async (repositories) => {
      const session = await repositories.lock(ids);
      const at = now();
      if (!session || isOver(session, at)) return null;
      const renewals = renewalBy(secret.number, session.renewals, at, grace);
      if (renewals) {
        await repositories.keep(ids, renewals);
        return renewals.newest;
      }
      await repositories.end(ids.own);
      await repositories.events.note({ kind: 'session-copied', means: null, userId: user.id }, origin);
      return null;
    });
    if (newest === null) return null;
    const session = { ...found.session, secret: claims.sessionSecret };
    return {
      token: await tokens.issue(session, user, newest),
      sessionId: ids.own,
      secret: await secrets.issue({ ...secret, number: newest }),
    };
  };
};

export type RenewSession = ReturnType<typeof makeRenewSession>;
