import type { MfaRequired, SignedIn as WireSignedIn, User as WireUser } from '@connect/contract/auth';
import type { User } from '@connect/core/domain/access/user';
import type { SignedIn, SignInStep } from '@connect/core/ports/authentication';
import type { InferOutput } from 'valibot';

export const toUser = (wire: WireUser): User => ({
  email: wire.email,
  firstName: wire.first_name,
  lastName: wire.last_name,
  roles: wire.roles,
  permissions: wire.permissions,
  isSuperUser: wire.is_super_user ?? false,
  customerNo: wire.customer_no,
});

export const toSignedIn = ({ token, user }: InferOutput<typeof WireSignedIn>): SignedIn => ({
  token,
  user: toUser(user),
});

export const toSignInStep = (wire: InferOutput<typeof WireSignedIn | typeof MfaRequired>): SignInStep =>
  'mfa_token' in wire
    ? { kind: 'second-factor', mfaToken: wire.mfa_token }
    : { kind: 'signed-in', ...toSignedIn(wire) };
