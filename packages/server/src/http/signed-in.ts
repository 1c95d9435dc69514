import type { SignedIn, User } from '@connect/contract/auth';
import type { User as CoreUser } from '@connect/core/domain/access/user';
import type { InferInput } from 'valibot';
import type { Identity } from '../identity.ts';

/** The user as the documented calls have them (specification §current-user): never the id. */
export const asUser = (user: Identity): InferInput<typeof User> => ({
  email: user.email,
  first_name: user.firstName,
  last_name: user.lastName,
  roles: user.roles,
  permissions: user.permissions,
  is_super_user: user.isSuperUser,
  customer_no: user.customerNo,
  ...(user.impersonator && { impersonator: user.impersonator }),
  ...(user.needsSecondFactor && { second_factor_needed: true as const }),
});

/** The user as our own calls have them. */
export const asOwnUser = (user: Identity): CoreUser => ({
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  roles: user.roles,
  permissions: user.permissions,
  isSuperUser: user.isSuperUser,
  customerNo: user.customerNo,
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
