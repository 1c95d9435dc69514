import { impersonate, stopImpersonation } from '@connect/contract/impersonation';
import type { Impersonation } from '@connect/core/ports/impersonation';
import type { PortalClient } from './portal-client.ts';
import { toSignedIn } from './signed-in-of-wire.ts';
import { answered } from './translated.ts';

/** Acting for a customer over HTTP (decisions §acting-within-limits). */
export const createHttpImpersonation = (portal: PortalClient): Impersonation => ({
  start: async (customerNo) => answered(await portal.json(impersonate, { params: { no: customerNo } }), toSignedIn),
  stop: (actingToken) => portal.done(stopImpersonation, { token: actingToken }),
});
