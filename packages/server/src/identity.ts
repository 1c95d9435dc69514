import type { CustomerNo } from '@connect/core/domain/account/customer-no';

/** A signed-in user as the server knows them. */
export interface Identity {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly roles: string[];
  readonly permissions: string[];
  readonly is_super_user?: boolean | undefined;
  readonly customer_no: CustomerNo | null;
  /** Who acts for the customer: `id` is theirs, too (decisions §acting-within-limits). */
  readonly impersonator?: { readonly name: string; readonly email: string } | undefined;
}

/** The account of somebody, with what a sign-in is checked against. */
export interface UserAccount extends Omit<Identity, 'impersonator'> {
  readonly active: boolean;
  /** Null for staff, who sign in at their provider. */
  readonly password_hash: string | null;
}

export const toIdentity = (account: UserAccount): Identity => ({
  id: account.id,
  email: account.email,
  first_name: account.first_name,
  last_name: account.last_name,
  roles: account.roles,
  permissions: account.permissions,
  is_super_user: account.is_super_user ?? false,
  customer_no: account.customer_no,
});

/** The signed-in caller of a request, with a fresh token when theirs is past half of its life. */
export interface AuthenticatedCaller {
  readonly user: Identity;
  readonly sessionId: string;
  readonly renewedToken: string | null;
}
