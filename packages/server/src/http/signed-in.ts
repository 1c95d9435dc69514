import type { SignedIn, User } from '@connect/contract/auth';
import type { User as CoreUser } from '@connect/core/domain/access/user';
import type { InferInput } from 'valibot';
import type { Identity } from '../identity.ts';

/** The user as the documented calls have them (specification §current-user): never the id. */
export const asUser = (user: Identity): InferInput<typeof User> => ({
  email: user.email,
  first_name: user.first_name,
  last_name: user.last_name,
  roles: user.roles,
  permissions: user.permissions,
  is_super_user: user.is_super_user ?? false,
  customer_no: user.customer_no,
  ...(user.impersonator && { impersonator: user.impersonator }),
});

/** The user as our own calls have them. */
export const asOwnUser = (user: Identity): CoreUser => ({
  email: user.email,
  firstName: user.first_name,
  lastName: user.last_name,
  roles: user.roles,
  permissions: user.permissions,
  isSuperUser: user.is_super_user ?? false,
  customerNo: user.customer_no,
});

/** Somebody signed in, whichever way. */
export const asSignedIn = ({
  token,
  user,
}: {
  readonly token: string;
  readonly user: Identity;
}): InferInput<typeof SignedIn> => ({
  token,
  user: asUser(user),
});
