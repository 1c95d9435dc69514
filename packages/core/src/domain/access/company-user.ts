import type { Money } from '../money/money.ts';
import { permissions } from './user.ts';
import type { Permission } from './user.ts';
import type { Authority } from './user-authority.ts';

/** The permissions a customer's users can have, in the order they are shown (specification §editing-users). */
export const customerPermissions: readonly Permission[] = [
  permissions.viewOrders,
  permissions.viewInvoices,
  permissions.viewBalance,
  permissions.placeOrders,
  permissions.downloadInvoices,
  permissions.editUsers,
];

/** The highest limit there is, in minor units of any currency. */
export const maxSpendLimit = 10_000_000_00;

/** Someone of the customer's company who may sign in. */
export interface CompanyUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly permissions: readonly string[];
  /** Orders above it wait for an administrator; null for no limit. */
  readonly spendLimit: Money | null;
  readonly active: boolean;
  /** Whether sign-in asks for a second factor. */
  readonly secondFactor: boolean;
  /** ISO 8601 in UTC; null for never. */
  readonly lastSignedInAt: string | null;
  readonly isYou: boolean;
}

/** An invitation that was neither used nor revoked. Times are ISO 8601 in UTC. */
export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly permissions: readonly string[];
  readonly spendLimit: Money | null;
  readonly invitedBy: string;
  readonly sentAt: string;
  readonly expiresAt: string;
  readonly expired: boolean;
}

/** Whom to invite, and what they may do then. */
export interface InvitationForm {
  readonly email: string;
  readonly permissions: readonly string[];
  readonly spendLimit: Money | null;
  /** Such as `de/de`: where the mail links to; empty for the first storefront. */
  readonly storefront: string;
}

/** How the users of a company sign in. */
export interface CompanySignIn {
  /** The company demands it: whoever has no second factor can do nothing before they have one (specification §demanded-second-factor). */
  readonly secondFactorDemanded: boolean;
  /** The supplier demands it, which the company cannot take back. */
  readonly demandedBySupplier: boolean;
}

/** What a company says about how its users sign in. */
export type CompanyDemand = Pick<CompanySignIn, 'secondFactorDemanded'>;

/** What the supplier says about it. */
export type SupplierDemand = Pick<CompanySignIn, 'demandedBySupplier'>;

/** What can be changed of a user. */
export interface UserChange {
  readonly firstName: string;
  readonly lastName: string;
  readonly permissions: readonly string[];
  readonly spendLimit: Money | null;
}

/** A change of some of it: what is left out stays (specification §editing-users). */
export interface UserEdit extends Partial<UserChange> {
  /** What the user might do as the editor saw it: whoever changes the same after another is refused, and sees what it is now. */
  readonly was?: Authority;
}

export const activityKinds = [
  'invited',
  'invitation-resent',
  'invitation-revoked',
  'joined',
  'renamed',
  'permissions-changed',
  'spend-limit-changed',
  'deactivated',
  'reactivated',
  'second-factor-reset',
  'second-factor-demanded',
  'second-factor-left-open',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** One change of the company's users. */
export interface Activity {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly kind: ActivityKind;
  /** Name of who did it, and email of whom it was done to; empty for all of the company. */
  readonly actor: string;
  readonly subject: string;
  /** Permissions given and taken, for `invited` and `permissions-changed`. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** The limit from then on, for `invited` and `spend-limit-changed`; null for no limit. */
  readonly spendLimit: Money | null;
}
