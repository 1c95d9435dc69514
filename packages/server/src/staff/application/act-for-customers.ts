import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { ActingSessions } from '../../auth/application/acting-sessions.ts';
import { makeStaleSignIn } from '../../auth/application/recent-sign-in.ts';
import type { Browser } from '../../auth/application/sessions.ts';
import type { Tokens } from '../../auth/application/tokens.ts';
import type { Identity } from '../../identity.ts';
import { notFound, notImpersonating, reasonNeeded, signInAgain, unauthenticated, type Refusal } from '../../refusal.ts';
import type { EndRanOutActing } from './acting-job.ts';
import type { AuditLog, AuditQuery } from './audit-log.ts';
import type { CustomerScope } from './customer-scope.ts';
import { actingFor } from '../domain/impersonation.ts';
import type { CountVisit } from './visits.ts';

/** What acting for a customer takes beside the permission (specification §acting-for-a-customer). */
export interface ActingDemands {
  /** Whether it has to be said why. */
  readonly reason: () => boolean;
  /** In milliseconds: so long ago one has signed in at most; null: whenever. */
  readonly signedInWithin: number | null;
}

/** Acting for a customer, and what the audit log has of it (decisions §acting-within-limits). */
export interface Impersonation {
  /** Begins within the manager's own session; answers the token that names both, and whom one is with it. */
  start(
    manager: Identity,
    customerNo: CustomerNo,
    from: Browser & { readonly sessionId: string; readonly reason: string | null },
  ): Promise<Result<{ readonly token: string; readonly user: Identity }, Refusal>>;
  stop(user: Identity, sessionId: string): Promise<Result<null, Refusal>>;
  log(query: AuditQuery): ReturnType<AuditLog['entries']>;
}

export const createImpersonation = (parts: {
  readonly actingSessions: ActingSessions;
  readonly tokens: Tokens;
  readonly scope: CustomerScope;
  readonly auditLog: AuditLog;
  readonly countVisit: CountVisit;
  readonly endRanOutActing: EndRanOutActing;
  readonly demands: ActingDemands;
  readonly now: () => Date;
}): Impersonation => {
  const { actingSessions, tokens, scope, auditLog, demands } = parts;
  const staleSignIn = makeStaleSignIn({ signedInAt: actingSessions.signedInAt, now: parts.now });
  const unmetDemand = async (sessionId: string, reason: string | null): Promise<Refusal | null> => {
    if (demands.signedInWithin !== null) {
      const stale = await staleSignIn(sessionId, demands.signedInWithin);
      if (stale !== null) return stale === 'ended' ? unauthenticated : signInAgain;
    }
    return demands.reason() && reason === null ? reasonNeeded : null;
  };
  return {
    // Nobody acts within acting: under such a token one is a customer's user, whom the call refuses.
    start: async (manager, customerNo, { sessionId, reason, ...browser }) => {
      if (!(await scope.reaches(manager, customerNo))) return refused(notFound);
      const unmet = await unmetDemand(sessionId, reason);
      if (unmet) return refused(unmet);
      const session = await actingSessions.open(sessionId, customerNo, browser);
      if (!session) return refused(unauthenticated);
      await auditLog.note('started', manager, customerNo, reason);
      await parts.countVisit(manager.id, customerNo);
      const acting = actingFor(customerNo, manager);
      return ok({ token: await tokens.issue(session, acting), user: acting });
    },
    stop: async (user, sessionId) => {
      if (!user.impersonator || user.customerNo === null) return refused(notImpersonating);
      await actingSessions.stop(sessionId);
      await auditLog.note('stopped', user, user.customerNo);
      return ok(null);
    },
    log: async (query) => {
      // Whoever reads the log sees every end there was.
      await parts.endRanOutActing();
      return auditLog.entries(query);
    },
  };
};
