import type { CustomerNo } from '../account/customer-no.ts';
import { staffPositions } from './staff.ts';

/** Which of the things that a request can ask for were asked for. */
export const auditedDeeds = [
  'approve',
  'reject',
  'first',
  'second',
  'undo-first',
  'undo-second',
  ...staffPositions,
] as const;

export const auditKinds = ['started', 'stopped', 'ran-out', 'purged', 'request'] as const;

/** What was changed of something: the name of a field, and what it said before and after, in the words of the calls. */
export interface AuditChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** What something was about beside its customer. */
export interface AuditAbout {
  /** Number of an order. */
  readonly document: string | null;
  /** The first SKUs of products. */
  readonly skus: readonly string[];
  /** How many products there were. */
  readonly count: number;
  /** Index suffix of a storefront. */
  readonly region: string | null;
  /** Email of whom it was done to. */
  readonly person: string | null;
  /** Which of the things that can be asked for there: of who was added to the staff, as what. */
  readonly what: (typeof auditedDeeds)[number] | null;
  readonly changes: readonly AuditChange[];
  /** Why somebody acts for a customer, in their own words; null where nobody was asked. */
  readonly reason: string | null;
}

/** Characters of such a reason at most. */
export const maxActingReason = 200;

/** One thing that was done while acting for a customer, or that staff wrote (decisions §acting-within-limits). */
export interface AuditEntry {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly kind: (typeof auditKinds)[number];
  readonly actor: string;
  readonly actorEmail: string;
  readonly customer: { readonly no: CustomerNo; readonly name: string } | null;
  readonly impersonating: boolean;
  /** Null for starts, stops and what was deleted in time. Its `status` is null for one that was cut short. */
  readonly request: { readonly method: string; readonly path: string; readonly status: number | null } | null;
  /** Null where the request says all. */
  readonly about: AuditAbout | null;
}

export const auditFilters = ['all', 'writes', 'starts'] as const;
export type AuditFilter = (typeof auditFilters)[number];

/** What of the log is asked for. */
export interface AuditQuery {
  readonly filter: AuditFilter;
  /** Empty for all. */
  readonly customerNo: CustomerNo;
  /** Email of the account manager; empty for all. */
  readonly actorEmail: string;
  /** Where the page before it ended: its `next`. */
  readonly before: string | null;
}
