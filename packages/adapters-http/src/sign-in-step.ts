import type { MfaRequired, SignedIn as WireSignedIn } from '@connect/contract/auth';
import type { SignInStep } from '@connect/core/ports/authentication';
import type { InferOutput } from 'valibot';

/** What a right password leads to. */
export const toSignInStep = (answer: InferOutput<typeof WireSignedIn | typeof MfaRequired>): SignInStep =>
  'mfa_token' in answer
    ? { kind: 'second-factor', mfaToken: answer.mfa_token }
    : { kind: 'signed-in', token: answer.token, user: answer.user };
