import { audit } from '@connect/contract/impersonation';
import type { AuditEntry as WireEntry } from '@connect/contract/impersonation';
import type { AuditEntry } from '@connect/core/domain/access/audit';
import type { AuditLog } from '@connect/core/ports/audit-log';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

const toEntry = (wire: WireEntry): AuditEntry => ({
  at: wire.at,
  kind: wire.kind,
  actor: wire.actor,
  actorEmail: wire.actor_email,
  customer: wire.customer_no === null ? null : { no: wire.customer_no, name: wire.customer_name ?? '' },
  impersonating: wire.impersonating,
  request:
    wire.method === null || wire.path === null ? null : { method: wire.method, path: wire.path, status: wire.status },
  about: wire.about ?? null,
});

/** The audit log over HTTP (decisions §acting-within-limits). */
export const createHttpAuditLog = (portal: PortalClient): AuditLog => ({
  entries: async ({ filter, customerNo, actorEmail, before }) => {
    const query = {
      kind: filter,
      ...(customerNo && { customer_no: customerNo }),
      ...(actorEmail && { actor: actorEmail }),
      ...(before !== null && { before }),
    };
    return answered(await portal.json(audit, { query }), ({ data, next }) => ({ entries: data.map(toEntry), next }));
  },
});
