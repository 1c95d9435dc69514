import type { AccountManager } from '@connect/core/domain/account/managed-customer';
import type { Identity } from '../../identity.ts';

type Named = Pick<Identity, 'firstName' | 'lastName'>;

export const nameOf = (user: Named): string => `${user.firstName} ${user.lastName}`.trim();

/** An account manager's own record (specification §account-manager-record). */
export const toAccountManager = (user: Identity): AccountManager => ({
  name: nameOf(user),
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  isSuperUser: user.isSuperUser ?? false,
});

/** Gives a user another name. */
export type Rename = (userId: string, name: Pick<AccountManager, 'firstName' | 'lastName'>) => Promise<void>;
