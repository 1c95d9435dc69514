import {
  activityKinds,
  maxSpendLimit,
  type Activity as CoreActivity,
  type CompanySignIn as CoreSignIn,
  type CompanyUser as CoreUser,
  type Invitation as CoreInvitation,
  type InvitationForm,
  type UserEdit,
} from '@connect/core/domain/access/company-user';
import { maxEmail, maxPermission } from '@connect/core/domain/access/user';
import * as v from 'valibot';
import { EmailAddress, PersonName, StorefrontPath } from './auth.ts';
import { SignInEventSchema } from './active-sessions.ts';
import { call } from './call.ts';
import { Money } from './money.ts';
import { listOf, SearchText, type SchemaInto, type SchemaOf } from './values.ts';

const needs = { access: 'customer', permissions: ['Create and Edit Users'], ownOnly: true } as const;
const params = v.object({ id: v.pipe(v.string(), v.uuid('is not an id')) });

const Name = v.pipe(
  PersonName,
  v.minLength(1, 'is required'),
  v.regex(/^\P{Cc}*$/u, 'has characters that are not text'),
);
const Permissions = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(maxPermission, 'is too long'))),
  v.maxLength(40, 'are too many'),
);
/** In the currency of the customer, or one that is not named. */
const SpendLimit = v.nullable(
  v.pipe(
    Money,
    v.check(({ minor }) => minor >= 0, 'must not be negative'),
    v.check(({ minor }) => minor <= maxSpendLimit, 'is too large'),
  ),
);

/** Someone of the customer's company who may sign in. */
export const CompanyUser: SchemaOf<CoreUser> = v.object({
  id: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  permissions: v.array(v.string()),
  spendLimit: v.nullable(Money),
  active: v.boolean(),
  secondFactor: v.boolean(),
  /** ISO 8601, UTC, as all times are; null for never. */
  lastSignedInAt: v.nullable(v.string()),
  isYou: v.boolean(),
});

/** An invitation that was neither used nor revoked; `expired` ones can be sent again. */
export const Invitation: SchemaOf<CoreInvitation> = v.object({
  id: v.string(),
  email: v.string(),
  permissions: v.array(v.string()),
  spendLimit: v.nullable(Money),
  invitedBy: v.string(),
  sentAt: v.string(),
  expiresAt: v.string(),
  expired: v.boolean(),
});

const Activity: SchemaOf<CoreActivity> = v.object({
  at: v.string(),
  kind: v.picklist(activityKinds),
  actor: v.string(),
  subject: v.string(),
  added: v.array(v.string()),
  removed: v.array(v.string()),
  spendLimit: v.nullable(Money),
});

/** A page of the log; `next` is null at its end. */
export const ActivityPage = v.object({ data: v.array(Activity), next: v.nullable(v.string()) });

const Edit: SchemaInto<UserEdit> = v.object({
  firstName: v.exactOptional(Name),
  lastName: v.exactOptional(Name),
  permissions: v.exactOptional(Permissions),
  spendLimit: v.exactOptional(SpendLimit),
  was: v.exactOptional(v.object({ permissions: Permissions, spendLimit: SpendLimit })),
});

const Form: SchemaInto<InvitationForm> = v.object({
  email: EmailAddress,
  permissions: Permissions,
  spendLimit: SpendLimit,
  storefront: StorefrontPath,
});

export const CompanySignIn = v.object({
  secondFactorDemanded: v.boolean(),
  demandedBySupplier: v.boolean(),
}) satisfies SchemaOf<CoreSignIn>;

export const companySignIn = call({
  method: 'GET',
  path: '/api/v3/company-sign-in',
  summary: "Whether the customer's company, and the supplier, demand a second factor of its users",
  ...needs,
  answer: CompanySignIn,
});

export const setCompanySignIn = call({
  method: 'PUT',
  path: '/api/v3/company-sign-in',
  summary:
    'Demand a second factor of all users of the company in its name, or no more; sessions that are open are held to it at once',
  ...needs,
  body: v.pick(CompanySignIn, ['secondFactorDemanded']),
  answer: CompanySignIn,
});

export const users = call({
  method: 'GET',
  path: '/api/v3/users',
  summary: "Users of the customer's company, by name; `q` searches names and emails",
  ...needs,
  query: v.object({ q: v.optional(SearchText, '') }),
  answer: listOf(CompanyUser),
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
  summary:
    'Change what a user is called and may do; what is left out stays. With `was`, what they might do as the editor saw it, 409 `changed_meanwhile` where somebody else has changed the same',
  ...needs,
  params,
  body: Edit,
  answer: CompanyUser,
  refusals: [404, 409, 422],
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

export const resetSecondFactor = call({
  method: 'POST',
  path: '/api/v3/users/{id}/reset-second-factor',
  summary: 'Take a second factor whose owner lost it, ending their sessions; they are told by mail',
  ...needs,
  params,
  body: v.object({ storefront: StorefrontPath }),
  answer: CompanyUser,
  refusals: [404, 422],
});

export const userSignIns = call({
  method: 'GET',
  path: '/api/v3/users/{id}/sign-ins',
  summary: "What happened around signing in of a user of the customer's company, the newest first",
  ...needs,
  params,
  answer: listOf(SignInEventSchema),
  refusals: [404],
});

/** Where the page before it of a log ended: its `next`. */
export const Before = v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'is not a place in the log')));

export const usersActivity = call({
  method: 'GET',
  path: '/api/v3/users-activity',
  summary: "Changes of the company's users, the last first; 50 at a time",
  ...needs,
  query: v.object({
    /** Only what was done to this email. */
    subject: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(maxEmail, 'is too long'),
        v.regex(/^\P{Cc}*$/u, 'has characters that are not text'),
      ),
    ),
    before: Before,
  }),
  answer: ActivityPage,
});

export const invitations = call({
  method: 'GET',
  path: '/api/v3/invitations',
  summary: "Open invitations of the customer's company, the last first",
  ...needs,
  answer: listOf(Invitation),
});

export const invite = call({
  method: 'POST',
  path: '/api/v3/invitations',
  summary: 'Invite somebody into the company by email',
  ...needs,
  body: Form,
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
