import { calls } from '@connect/contract/calls';
import { ok } from '@connect/core/domain/result';
import type { SecurityEvents } from '../../auth/application/security-events.ts';
import { asOwnUser } from '../../http/signed-in.ts';
import type { Serve } from '../../http/serve.ts';
import type { Impersonation } from '../application/act-for-customers.ts';

/** Acting for a customer, and the audit log. */
export const serveImpersonationCalls = (
  serve: Serve,
  impersonation: Impersonation,
  events: Pick<SecurityEvents, 'note'>,
): void => {
  serve(calls.impersonate, async ({ user, params: { no }, body, sessionId, address, userAgent }) => {
    const started = await impersonation.start(user, no, {
      sessionId,
      address,
      userAgent,
      reason: body?.reason ?? null,
    });
    if (started.ok) await events.note({ kind: 'acting-begun', means: null, userId: user.id }, { address, userAgent });
    return started.ok ? ok({ token: started.value.token, user: asOwnUser(started.value.user) }) : started;
  });
  serve(calls.stopImpersonation, async ({ user, sessionId, address, userAgent }) => {
    const stopped = await impersonation.stop(user, sessionId);
    if (stopped.ok) await events.note({ kind: 'acting-stopped', means: null, userId: user.id }, { address, userAgent });
    return stopped;
  });
  serve(calls.audit, async ({ query }) => ok(await impersonation.log(query)));
};
