import type { AuditEntry, AuditFilter } from '../../domain/access/audit.ts';
import { ok } from '../../domain/result.ts';
import type { AuditLog } from '../../ports/audit-log.ts';

const pageSize = 50;
const filters: Record<AuditFilter, (entry: AuditEntry) => boolean> = {
  all: () => true,
  writes: ({ request }) => request === null || request.method !== 'GET',
  starts: ({ kind }) => kind !== 'request',
};

/** A log of what is put into `entries`, the last first. */
export const createMemoryAuditLog = (entries: readonly AuditEntry[]): AuditLog => ({
  entries: async ({ filter, customerNo, actorEmail, before }) => {
    const found = entries
      .filter(filters[filter])
      .filter(({ customer }) => customerNo === '' || customer?.no === customerNo)
      .filter((entry) => actorEmail === '' || entry.actorEmail === actorEmail);
    const from = Number(before ?? 0);
    const next = from + pageSize < found.length ? String(from + pageSize) : null;
    return ok({ entries: found.slice(from, from + pageSize), next });
  },
});
