import type { AuditEntry, AuditQuery } from '../domain/access/audit.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

/** What was done for customers, the last first, a page at a time (specification §audit-log); for super users. */
export interface AuditLog {
  entries(
    query: AuditQuery,
  ): Promise<Result<{ readonly entries: readonly AuditEntry[]; readonly next: string | null }, Refusal>>;
}
