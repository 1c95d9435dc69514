import type { User } from '@connect/contract/auth';
import type { Selectable } from 'kysely';
import type { UsersTable } from './database/tables.ts';

export type UserRow = Selectable<UsersTable>;

/** A signed-in user with what the server needs beside it. */
export interface Identity extends User {
  readonly id: string;
  /** Who acts for the customer: `id` is theirs, too (decisions §acting-within-limits). */
  readonly impersonator?: { readonly name: string; readonly email: string };
}

/** The user as the wire shows it: never the id nor the password. */
export const toUser = (user: User): User => ({
  email: user.email,
  first_name: user.first_name,
  last_name: user.last_name,
  roles: user.roles,
  permissions: user.permissions,
  is_super_user: user.is_super_user ?? false,
  customer_no: user.customer_no,
  ...(user.impersonator && { impersonator: user.impersonator }),
});

export const toIdentity = (row: UserRow): Identity => ({ id: row.id, ...toUser(row) });

/** The signed-in caller of a request, with a fresh token when theirs is past half of its life. */
export interface AuthenticatedCaller {
  readonly user: Identity;
  readonly sessionId: string;
  readonly renewedToken: string | null;
}
