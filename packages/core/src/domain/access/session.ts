import type { Customer } from '../account/customer.ts';
import type { AccountManager } from '../account/managed-customer.ts';
import { may, permissions, userKind, type User } from './user.ts';

/** Who is signed in. `customer` is null for staff, and when the record could not be loaded. */
export interface Session {
  readonly user: User;
  readonly customer: Customer | null;
  /** An account manager's own record; null for others, and when it could not be loaded. */
  readonly manager: AccountManager | null;
  readonly impersonating: boolean;
}

/** Whether somebody orders here: customers whose company lets them, each for themselves, and never staff who act for them (decisions §acting-within-limits). */
export const mayOrder = (
  session: { readonly user: Pick<User, 'roles' | 'permissions'>; readonly impersonating: boolean } | null,
): boolean =>
  session !== null &&
  userKind(session.user) === 'customer' &&
  !session.impersonating &&
  may(session.user, permissions.placeOrders);
