import { compare, isSame, type Money } from '../money/money.ts';
import { may, permissions } from './user.ts';

/**
 * What somebody may do, and the amount up to which they may order (specification §editing-users); null for no limit. Limits compared are
 * of one currency.
 */
export interface Authority {
  readonly permissions: readonly string[];
  readonly spendLimit: Money | null;
}

/** A user of a company as far as the rules of changing one look. */
export interface Member extends Authority {
  readonly id: string;
  readonly active: boolean;
}

/** The permissions of the one list that are not in the other. */
export const without = (granted: readonly string[], others: readonly string[]): readonly string[] =>
  [...new Set(granted)].filter((permission) => !others.includes(permission));

/** Whether two lists have the same permissions, in whatever order. */
export const isSamePermissions = (granted: readonly string[], others: readonly string[]): boolean =>
  without(granted, others).length + without(others, granted).length === 0;

/** Whether a limit lets more through than another. */
export const isLimitAbove = (limit: Money | null, other: Money | null): boolean =>
  other !== null && (limit === null || compare(limit, other) > 0);

/** Whether two limits are the same. */
export const isSameLimit = (limit: Money | null, other: Money | null): boolean =>
  limit === null || other === null ? limit === other : isSame(limit, other);

/** Whether somebody may do anything the other may not. */
export const exceeds = (one: Authority, other: Authority): boolean =>
  without(one.permissions, other.permissions).length > 0 || isLimitAbove(one.spendLimit, other.spendLimit);

/** Who may change the company's users, and is asked about orders above a limit. */
export const isAdministrator = (member: Member): boolean => member.active && may(member, permissions.editUsers);
