import type { Result } from '../domain/result.ts';
import type { SignedIn } from './authentication.ts';
import type { Refusal } from './failure.ts';

/** The register form (spec §3). `signature` is the `_sig` of the invitation's link. */
export interface RegistrationForm {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly signature: string;
}

/** Making the account an invitation was sent for (spec §2). */
export interface Registration {
  register(form: RegistrationForm): Promise<Result<SignedIn, Refusal>>;
}
