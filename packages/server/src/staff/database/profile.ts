import type { AccountManager } from '@connect/contract/managed-customers';
import type { Identity } from '../../identity.ts';
import type { Database } from '../../database/open.ts';

type Named = Pick<Identity, 'first_name' | 'last_name'>;

export const nameOf = (user: Named): string => `${user.first_name} ${user.last_name}`.trim();

/** An account manager's own record (specification §account-manager-record). */
export const toAccountManager = (user: Identity): AccountManager => ({
  name: nameOf(user),
  email: user.email,
  first_name: user.first_name,
  last_name: user.last_name,
  is_super_user: user.is_super_user ?? false,
});

/** Gives a user another name, and answers the user who has it. */
export const rename = async (database: Database, user: Identity, name: Named): Promise<Identity> => {
  await database
    .updateTable('users')
    .set({ first_name: name.first_name, last_name: name.last_name })
    .where('id', '=', user.id)
    .execute();
  return { ...user, ...name };
};
