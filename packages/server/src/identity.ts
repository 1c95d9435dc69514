import type { CustomerNo } from '@connect/core/domain/account/customer-no';

/** A signed-in user as the server knows them. */
export interface Identity {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: string[];
  readonly permissions: string[];
  readonly isSuperUser: boolean;
  readonly customerNo: CustomerNo | null;
  /** Who acts for the customer: `id` is theirs, too (decisions §acting-within-limits). */
  readonly impersonator?: { readonly name: string; readonly email: string } | undefined;
  /** Whether their company demands a second factor and they have none (specification §demanded-second-factor). */
  readonly needsSecondFactor?: boolean;
}

/** The account of somebody, with what a sign-in is checked against. */
export interface UserAccount extends Omit<Identity, 'impersonator' | 'needsSecondFactor'> {
  readonly active: boolean;
  /** Null for staff, who sign in at their provider. */
  readonly passwordHash: string | null;
}

/** A user as their table has them. */
interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly roles: string[];
  readonly permissions: string[];
  readonly is_super_user: boolean;
  readonly customer_no: CustomerNo | null;
  readonly active: boolean;
  readonly password_hash: string | null;
}

export const toAccount = (row: UserRow): UserAccount => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  roles: row.roles,
  permissions: row.permissions,
  isSuperUser: row.is_super_user,
  customerNo: row.customer_no,
  active: row.active,
  passwordHash: row.password_hash,
});

export const toIdentity = ({
  id,
  email,
  firstName,
  lastName,
  roles,
  permissions,
  isSuperUser,
  customerNo,
}: UserAccount): Identity => ({
  id,
  email,
  firstName,
  lastName,
  roles,
  permissions,
  isSuperUser,
  customerNo,
});

/** The signed-in caller of a request. */
export interface AuthenticatedCaller {
  readonly user: Identity;
  readonly sessionId: string;
}
