import type { MfaRequired, SignedIn } from '@connect/contract/auth';
import type { InferInput } from 'valibot';
import { asSignedIn } from '../../http/signed-in.ts';
import type { SignInStep } from '../application/second-factor.ts';

export const asStep = (step: SignInStep): InferInput<typeof SignedIn | typeof MfaRequired> =>
  step.kind === 'signed-in' ? asSignedIn(step) : { mfa_required: true, mfa_token: step.mfaToken };
