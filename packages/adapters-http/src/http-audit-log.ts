import { audit } from '@connect/contract/impersonation';
import type { AuditLog } from '@connect/core/ports/audit-log';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

/** The audit log over HTTP (decisions §acting-within-limits). */
export const createHttpAuditLog = (portal: PortalClient): AuditLog => ({
  entries: async ({ filter, customerNo, actorEmail, before }) => {
    const query = {
      filter,
      ...(customerNo && { customerNo }),
      ...(actorEmail && { actorEmail }),
      ...(before !== null && { before }),
    };
    return answered(await portal.json(audit, { query }), ({ data, next }) => ({ entries: data, next }));
  },
});
