import type { MfaRequired, SignedIn as WireSignedIn, User } from '@connect/contract/auth';
import type { InferInput } from 'valibot';
import type { Identity } from '../../identity.ts';
import type { SignedIn, SignInStep } from '../application/second-factor.ts';

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

export const asSignedIn = ({ token, user }: SignedIn): InferInput<typeof WireSignedIn> => ({
  token,
  user: asUser(user),
});

export const asStep = (step: SignInStep): InferInput<typeof WireSignedIn | typeof MfaRequired> =>
  step.kind === 'signed-in' ? asSignedIn(step) : { mfa_required: true, mfa_token: step.mfaToken };
