import type { AccountManager } from '@connect/core/domain/account/managed-customer';
import type { Identity } from '../../identity.ts';

type Named = Pick<Identity, 'first_name' | 'last_name'>;

export const nameOf = (user: Named): string => `${user.first_name} ${user.last_name}`.trim();

/** An account manager's own record (specification §account-manager-record). */
export const toAccountManager = (user: Identity): AccountManager => ({
  name: nameOf(user),
  email: user.email,
  firstName: user.first_name,
  lastName: user.last_name,
  isSuperUser: user.is_super_user ?? false,
});

/** Gives a user another name. */
export type Rename = (userId: string, name: Pick<AccountManager, 'firstName' | 'lastName'>) => Promise<void>;
