import {
  auditedDeeds,
  auditFilters,
  auditKinds,
  maxActingReason,
  type AuditAbout,
  type AuditEntry,
} from '@connect/core/domain/access/audit';
import { maxEmail, type User } from '@connect/core/domain/access/user';
import * as v from 'valibot';
import { call } from './call.ts';
import { customerNo, CustomerNumber, type SchemaOf } from './values.ts';

/** Who is signed in, as our own calls have it. */
const OwnUser: SchemaOf<User> = v.object({
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  roles: v.array(v.string()),
  permissions: v.array(v.string()),
  isSuperUser: v.boolean(),
  customerNo: v.nullable(customerNo),
});

/** Why somebody acts for a customer; demanded where the portal's settings say so. */
const ActingReason = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('is missing'),
  v.maxLength(maxActingReason, 'is too long'),
  v.regex(/^\P{Cc}*$/u, 'has characters that are not text'),
);

export const impersonate = call({
  method: 'POST',
  path: '/api/v3/account-manager/customers/{no}/impersonate',
  summary: 'Begin to act for a customer; the token names both',
  access: 'account-manager',
  permissions: ['View Customers'],
  params: v.object({ no: CustomerNumber }),
  body: v.optional(v.object({ reason: v.optional(ActingReason) })),
  answer: v.object({ token: v.string(), user: OwnUser }),
  refusals: [404, 422],
});

export const stopImpersonation = call({
  method: 'DELETE',
  path: '/api/v3/impersonation',
  summary: 'Stop acting for a customer: the token of this call ends, the own one goes on',
  access: 'signed-in',
  answer: 'none',
  refusals: [409],
});

const About: SchemaOf<AuditAbout> = v.object({
  document: v.nullable(v.string()),
  skus: v.array(v.string()),
  count: v.number(),
  region: v.nullable(v.string()),
  person: v.nullable(v.string()),
  what: v.nullable(v.picklist(auditedDeeds)),
  changes: v.array(v.object({ field: v.string(), before: v.string(), after: v.string() })),
  reason: v.nullable(v.string()),
});

const Entry: SchemaOf<AuditEntry> = v.object({
  at: v.string(),
  kind: v.picklist(auditKinds),
  actor: v.string(),
  actorEmail: v.string(),
  customer: v.nullable(v.object({ no: customerNo, name: v.string() })),
  /** Whether it was done while acting for the customer. */
  impersonating: v.boolean(),
  /** Method and path of a request, its parameters filled in, and the status of its answer. */
  request: v.nullable(v.object({ method: v.string(), path: v.string(), status: v.nullable(v.number()) })),
  about: v.nullable(About),
});

export const audit = call({
  method: 'GET',
  path: '/api/v3/account-manager/audit',
  summary:
    'What was done while acting for customers, and every write of staff, the last first; 50 at a time; super users only',
  access: 'account-manager',
  superUser: true,
  query: v.object({
    customerNo: v.optional(CustomerNumber),
    actorEmail: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(maxEmail, 'is too long'),
        v.regex(/^\P{Cc}*$/u, 'has characters that are not text'),
      ),
    ),
    /** `writes` leaves out what was only looked at. */
    filter: v.optional(v.picklist(auditFilters, 'is not a filter'), 'all'),
    before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'is not a place in the log'))),
  }),
  answer: v.object({ data: v.array(Entry), next: v.nullable(v.string()) }),
});
