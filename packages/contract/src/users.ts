import { activityKinds } from '@connect/core/domain/access/company-user';
import * as v from 'valibot';
import { Email, PersonName, StorefrontPath } from './auth.ts';
import { call } from './call.ts';
import { Amount } from './values.ts';

const needs = { access: 'customer', permissions: ['Create and Edit Users'], ownOnly: true } as const;
const params = v.object({ id: v.pipe(v.string(), v.uuid('is not an id')) });

const Name = v.pipe(
  PersonName,
  v.minLength(1, 'is required'),
  v.regex(/^\P{Cc}*$/u, 'has characters that are not text'),
);
const Permissions = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(60, 'is too long'))),
  v.maxLength(40, 'are too many'),
);
/** Orders above it wait for an administrator, in the customer's currency, major units; null for no limit. */
const SpendLimit = v.nullable(
  v.pipe(
    Amount,
    v.minValue(0, 'must not be negative'),
    v.maxValue(10_000_000, 'is too large'),
    v.check((amount) => Number.isInteger(Math.round(amount * 1e6) / 1e4), 'has more than two decimals'),
  ),
);

/** Someone of the customer's company who may sign in. */
export const CompanyUser = v.object({
  id: v.string(),
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  permissions: v.array(v.string()),
  spend_limit: v.nullable(Amount),
  active: v.boolean(),
  /** Whether sign-in asks for a second factor. */
  mfa: v.boolean(),
  /** ISO 8601, UTC; null for never. */
  last_signed_in_at: v.nullable(v.string()),
  is_you: v.boolean(),
});
export type CompanyUser = v.InferOutput<typeof CompanyUser>;

/** An invitation that was neither used nor revoked; `expired` ones can be sent again. */
export const Invitation = v.object({
  id: v.string(),
  email: v.string(),
  permissions: v.array(v.string()),
  spend_limit: v.nullable(Amount),
  invited_by: v.string(),
  sent_at: v.string(),
  expires_at: v.string(),
  expired: v.boolean(),
});
export type Invitation = v.InferOutput<typeof Invitation>;

/** One change of the company's users: who did what to whom, and when. */
export const Activity = v.object({
  at: v.string(),
  kind: v.picklist(activityKinds),
  actor: v.string(),
  /** Email of the person it was done to. */
  subject: v.string(),
  /** Permissions given and taken, for `invited` and `permissions-changed`. */
  added: v.array(v.string()),
  removed: v.array(v.string()),
  /** The limit from then on, for `invited` and `spend-limit-changed`; null for no limit. */
  spend_limit: v.nullable(Amount),
});
export type Activity = v.InferOutput<typeof Activity>;

export const users = call({
  method: 'GET',
  path: '/api/v3/users',
  summary: "Users of the customer's company, by name; `q` searches names and emails",
  ...needs,
  query: v.object({ q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'is too long')), '') }),
  answer: v.object({ data: v.array(CompanyUser) }),
});

export const user = call({
  method: 'GET',
  path: '/api/v3/users/{id}',
  summary: "A user of the customer's company",
  ...needs,
  params,
  answer: CompanyUser,
  refusals: [404],
});

export const editUser = call({
  method: 'PATCH',
  path: '/api/v3/users/{id}',
  summary: 'Change what a user is called and may do',
  ...needs,
  params,
  body: v.object({
    first_name: Name,
    last_name: Name,
    permissions: Permissions,
    spend_limit: SpendLimit,
  }),
  answer: CompanyUser,
  refusals: [404, 422],
});

export const deactivateUser = call({
  method: 'POST',
  path: '/api/v3/users/{id}/deactivate',
  summary: 'Keep a user out from now on, ending their sessions at once',
  ...needs,
  params,
  answer: CompanyUser,
  refusals: [404, 422],
});

export const reactivateUser = call({
  method: 'POST',
  path: '/api/v3/users/{id}/reactivate',
  summary: 'Let a deactivated user in again',
  ...needs,
  params,
  answer: CompanyUser,
  refusals: [404, 422],
});

export const usersActivity = call({
  method: 'GET',
  path: '/api/v3/users-activity',
  summary: "Changes of the company's users, the last first; 50 at a time",
  ...needs,
  query: v.object({
    /** Only what was done to this email. */
    subject: v.optional(
      v.pipe(v.string(), v.maxLength(254, 'is too long'), v.regex(/^\P{Cc}*$/u, 'has characters that are not text')),
    ),
    /** Where the page before it ended: its `next`. */
    before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'is not a place in the log'))),
  }),
  answer: v.object({ data: v.array(Activity), next: v.nullable(v.string()) }),
});

export const invitations = call({
  method: 'GET',
  path: '/api/v3/invitations',
  summary: "Open invitations of the customer's company, the last first",
  ...needs,
  answer: v.object({ data: v.array(Invitation) }),
});

export const invite = call({
  method: 'POST',
  path: '/api/v3/invitations',
  summary: 'Invite somebody into the company by email',
  ...needs,
  body: v.object({
    email: v.pipe(Email, v.email('is not an email address')),
    permissions: Permissions,
    spend_limit: SpendLimit,
    storefront: StorefrontPath,
  }),
  answer: Invitation,
  refusals: [422, 429],
});

export const resendInvitation = call({
  method: 'POST',
  path: '/api/v3/invitations/{id}/resend',
  summary: 'Send an invitation again with a new link; the old link ends',
  ...needs,
  params,
  body: v.object({ storefront: StorefrontPath }),
  answer: Invitation,
  refusals: [404, 422, 429],
});

export const revokeInvitation = call({
  method: 'DELETE',
  path: '/api/v3/invitations/{id}',
  summary: 'Take an invitation back: its link ends',
  ...needs,
  params,
  answer: 'none',
  refusals: [404],
});
