import { calls } from '@connect/contract/calls';
import { ok } from '@connect/core/domain/result';
import { asOwnUser } from '../../http/signed-in.ts';
import type { Serve } from '../../http/serve.ts';
import type { Impersonation } from '../application/act-for-customers.ts';

/** Acting for a customer, and the audit log. */
export const serveImpersonationCalls = (serve: Serve, impersonation: Impersonation): void => {
  serve(calls.impersonate, async ({ user, params: { no }, body, sessionId, address, userAgent }) => {
    const started = await impersonation.start(user, no, {
      sessionId,
      address,
      userAgent,
      reason: body?.reason ?? null,
    });
    return started.ok ? ok({ token: started.value.token, user: asOwnUser(started.value.user) }) : started;
  });
  serve(calls.stopImpersonation, ({ user, sessionId }) => impersonation.stop(user, sessionId));
  serve(calls.audit, async ({ query }) => ok(await impersonation.log(query)));
};
