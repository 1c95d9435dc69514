export const auditKinds = ['started', 'stopped', 'request'] as const;

/** One thing that was done while acting for a customer, or that staff wrote (decisions 19). */
export interface AuditEntry {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly kind: (typeof auditKinds)[number];
  readonly actor: string;
  readonly actorEmail: string;
  readonly customer: { readonly no: string; readonly name: string } | null;
  readonly impersonating: boolean;
  /** Null for starts and stops. Its `status` is null for one that was cut short. */
  readonly request: { readonly method: string; readonly path: string; readonly status: number | null } | null;
}

export const auditFilters = ['all', 'writes', 'starts'] as const;
export type AuditFilter = (typeof auditFilters)[number];
