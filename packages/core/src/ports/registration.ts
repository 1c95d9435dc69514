import type { Result } from '../domain/result.ts';
import type { SignedIn } from './authentication.ts';
import type { Refusal } from './failure.ts';

/** The register form (specification §registration). `signature` is the `_sig` of the invitation's link. */
export interface RegistrationForm {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly signature: string;
}

/** Making the account an invitation was sent for (specification §registration). */
export interface Registration {
  /** Whether the account can still be made: the link is one that was sent, was not used or taken back, and is not too old. */
  isOpen(link: Pick<RegistrationForm, 'email' | 'signature'>): Promise<Result<boolean, Refusal>>;
  register(form: RegistrationForm): Promise<Result<SignedIn, Refusal>>;
}
