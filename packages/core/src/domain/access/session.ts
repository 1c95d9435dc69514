import type { Customer } from '../account/customer.ts';
import type { AccountManager } from '../account/managed-customer.ts';
import type { User } from './user.ts';

/** Who is signed in. `customer` is null for staff, and when the record could not be loaded. */
export interface Session {
  readonly user: User;
  readonly customer: Customer | null;
  /** An account manager's own record; null for others, and when it could not be loaded. */
  readonly manager: AccountManager | null;
  readonly impersonating: boolean;
}
