import { calls } from '@connect/contract/calls';
import { ok, refused } from '@connect/core/domain/result';
import type { ActingSessions } from '../../auth/database/acting-sessions.ts';
import type { Tokens } from '../../auth/application/tokens.ts';
import { toUser } from '../../identity.ts';
import type { Database } from '../../database/open.ts';
import { notFound, notImpersonating, unauthenticated } from '../../refusal.ts';
import type { Serve } from '../../http/serve.ts';
import { endRanOutActing } from '../database/acting-ran-out.ts';
import type { AuditLog } from '../database/audit-log.ts';
import type { CustomerScope } from '../application/customer-scope.ts';
import { actingFor } from '../application/impersonation.ts';
import { countVisit } from '../database/visits.ts';

interface ImpersonationParts {
  readonly database: Database;
  readonly actingSessions: ActingSessions;
  readonly tokens: Tokens;
  readonly scope: CustomerScope;
  readonly auditLog: AuditLog;
  readonly tokenSeconds: number;
  readonly now: () => Date;
}

/** Acting for a customer, and what the audit log has of it (decisions §acting-within-limits). */
export const serveImpersonationCalls = (serve: Serve, parts: ImpersonationParts): void => {
  const { database, actingSessions, tokens, scope, auditLog, now } = parts;

  // Nobody acts within acting: under such a token one is a customer's user, whom this call refuses.
  serve(calls.impersonate, async ({ user, params: { no }, sessionId, ...browser }) => {
    if (!(await scope.reaches(user, no))) return refused(notFound);
    const session = await actingSessions.open(sessionId, no, browser);
    if (!session) return refused(unauthenticated);
    await auditLog.note('started', user, no);
    await countVisit(database, { userId: user.id, customerNo: no, now: now() });
    const acting = actingFor(no, user);
    return ok({ token: await tokens.issue(session, acting), user: toUser(acting) });
  });

  serve(calls.stopImpersonation, async ({ user, sessionId }) => {
    if (!user.impersonator || user.customer_no === null) return refused(notImpersonating);
    await actingSessions.stop(sessionId);
    await auditLog.note('stopped', user, user.customer_no);
    return ok(null);
  });

  serve(calls.audit, async ({ query }) => {
    // Whoever reads the log sees every end there was.
    await endRanOutActing(parts);
    return ok(await auditLog.entries(query));
  });
};
