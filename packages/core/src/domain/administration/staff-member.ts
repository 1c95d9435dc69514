import { staffGrants, staffPositions } from '../access/staff.ts';
import type { StaffPosition } from '../access/staff.ts';

/** What a member of staff is, as an administrator sets it. */
export interface StaffRole {
  readonly position: StaffPosition;
  /** An account manager who sees the reports, and every customer. */
  readonly superUser: boolean;
}

/** A member of staff as administrators see them (specification §administration). */
export interface StaffMember {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null for a mixture that a supplier's file has made. */
  readonly position: StaffPosition | null;
  readonly superUser: boolean;
  readonly active: boolean;
  /** ISO 8601 in UTC; null for never. */
  readonly lastSignedInAt: string | null;
  /** How many customers are theirs. */
  readonly customers: number;
  readonly isYou: boolean;
}

/** Whether somebody may look after customers: by their role, or perhaps among the several that a supplier's file gave them. */
export const mayManageCustomers = ({ active, position }: Pick<StaffMember, 'active' | 'position'>): boolean =>
  active && (position === 'account-manager' || position === 'administrator' || position === null);

/** Somebody to be added. */
export interface StaffForm extends StaffRole {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The address of a one-time link, which signs them in once, and when it ends: ISO 8601 in UTC. */
export interface StaffLink {
  readonly link: string;
  readonly expiresAt: string;
}

/** What somebody with these roles was added as; null where nobody is added as all of them together. */
export const positionOf = (roles: readonly string[]): StaffPosition | null =>
  staffPositions.find((position) => {
    const granted = staffGrants[position].roles;
    return granted.length === roles.length && granted.every((role) => roles.includes(role));
  }) ?? null;

/** What a role comes to: whoever administers the portal is a super user, and no brand manager is. */
export const normalRole = ({ position, superUser }: StaffRole): StaffRole => ({
  position,
  superUser: position === 'administrator' || (position === 'account-manager' && superUser),
});
