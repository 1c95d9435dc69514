import { maxEmail } from '@connect/core/domain/access/user';
import * as v from 'valibot';
import { SignedIn } from './auth.ts';
import { call } from './call.ts';
import { CustomerNumber } from './values.ts';

export const impersonate = call({
  method: 'POST',
  path: '/api/v3/account-manager/customers/{no}/impersonate',
  summary: 'Begin to act for a customer; the token names both',
  access: 'account-manager',
  permissions: ['View Customers'],
  params: v.object({ no: CustomerNumber }),
  answer: SignedIn,
  refusals: [404],
});

export const stopImpersonation = call({
  method: 'DELETE',
  path: '/api/v3/impersonation',
  summary: 'Stop acting for a customer: the token of this call ends, the own one goes on',
  access: 'signed-in',
  answer: 'none',
  refusals: [409],
});

export const auditKinds = ['started', 'stopped', 'ran-out', 'request'] as const;

export const AuditAbout = v.object({
  /** Number of an order. */
  document: v.nullable(v.string()),
  /** The first SKUs of products, and how many there were. */
  skus: v.array(v.string()),
  count: v.number(),
  /** Index suffix of a storefront. */
  region: v.nullable(v.string()),
  /** Which of the things the call can do. */
  what: v.nullable(v.picklist(['approve', 'reject', 'first', 'second', 'undo-first', 'undo-second'])),
});
export type AuditAbout = v.InferOutput<typeof AuditAbout>;

/** One thing that was done for a customer, or to what staff keep. */
export const AuditEntry = v.object({
  /** ISO 8601, UTC. */
  at: v.string(),
  kind: v.picklist(auditKinds),
  /** Name and email of the account manager. */
  actor: v.string(),
  actor_email: v.string(),
  customer_no: v.nullable(v.string()),
  customer_name: v.nullable(v.string()),
  /** Whether it was done while acting for the customer. */
  impersonating: v.boolean(),
  /** Method and path of a request, its parameters filled in; null for starts and stops. */
  method: v.nullable(v.string()),
  path: v.nullable(v.string()),
  /** Status of the answer; null for a request that was cut short. */
  status: v.nullable(v.number()),
  /** What it was about beside the customer; null for a request whose path says all. */
  about: v.optional(v.nullable(AuditAbout)),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

export const audit = call({
  method: 'GET',
  path: '/api/v3/account-manager/audit',
  summary:
    'What was done while acting for customers, and every write of staff, the last first; 50 at a time; super users only',
  access: 'account-manager',
  superUser: true,
  query: v.object({
    customer_no: v.optional(CustomerNumber),
    /** Email of the account manager. */
    actor: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(maxEmail, 'is too long'),
        v.regex(/^\P{Cc}*$/u, 'has characters that are not text'),
      ),
    ),
    /** `writes` leaves out what was only looked at. */
    kind: v.optional(v.picklist(['all', 'writes', 'starts'], 'is not a kind'), 'all'),
    before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'is not a place in the log'))),
  }),
  answer: v.object({ data: v.array(AuditEntry), next: v.nullable(v.string()) }),
});
