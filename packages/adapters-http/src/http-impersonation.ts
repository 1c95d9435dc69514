import { impersonate, stopImpersonation } from '@connect/contract/impersonation';
import type { Impersonation } from '@connect/core/ports/impersonation';
import type { PortalClient } from './portal-client.ts';

/** Acting for a customer over HTTP (decisions §acting-within-limits). */
export const createHttpImpersonation = (portal: PortalClient): Impersonation => ({
  start: (customerNo, reason) =>
    portal.json(impersonate, { params: { no: customerNo }, ...(reason !== undefined && { body: { reason } }) }),
  stop: (actingToken) => portal.done(stopImpersonation, { token: actingToken }),
});
