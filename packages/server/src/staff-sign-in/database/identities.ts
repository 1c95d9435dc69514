import { userKind } from '@connect/core/domain/access/user';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { emailKey } from '../../auth/application/email-key.ts';
import type { UserRow } from '../../identity.ts';
import type { Database } from '../../database/open.ts';
import type { StaffAccount } from '../application/issuer.ts';

/** Why whoever signed in at the provider is nobody here. */
export type NotStaff = 'not staff, or kept out' | 'no email that the provider vouches for' | 'bound to another account';

export const isStaff = (user: UserRow): boolean => userKind(user) !== 'customer';

/**
 * The member of staff who an account at the provider is: whoever it was bound to at its first sign-in, whatever email it has by now.
 * An account that is not bound yet becomes that of who has its email, which the provider must vouch for and nobody else be bound by.
 */
export const staffUserOf = async (
  database: Database,
  { issuer, subject, email }: StaffAccount & { readonly issuer: string },
  now: Date,
): Promise<Result<UserRow, NotStaff>> => {
  const bound = () =>
    database
      .selectFrom('staff_identities')
      .innerJoin('users', 'users.id', 'staff_identities.user_id')
      .selectAll('users')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
  const checked = (user: UserRow | undefined): Result<UserRow, NotStaff> =>
    user?.active && isStaff(user) ? ok(user) : refused('not staff, or kept out');

  const known = await bound();
  if (known) return checked(known);
  if (email === null) return refused('no email that the provider vouches for');
  const found = checked(
    await database.selectFrom('users').selectAll().where('email', '=', emailKey(email)).executeTakeFirst(),
  );
  if (!found.ok) return found;
  await database
    .insertInto('staff_identities')
    .values({ issuer, subject, user_id: found.value.id, bound_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Somebody else may have been quicker: what stands counts.
  const user = await bound();
  return user ? checked(user) : refused('bound to another account');
};
