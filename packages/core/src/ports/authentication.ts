import type { SecondFactorAnswer } from '../domain/access/passkey.ts';
import type { User } from '../domain/access/user.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

export interface SignedIn {
  readonly token: string;
  readonly user: User;
}

/** Signed in, or the password was right and the second factor is asked for next (`mfaToken` goes with its code). */
export type SignInStep =
  | ({ readonly kind: 'signed-in' } & SignedIn)
  | { readonly kind: 'second-factor'; readonly mfaToken: string };

/** Signing in and out at the portal API (specification §signing-in). */
export interface Authentication {
  login(email: string, password: string): Promise<Result<SignInStep, Refusal>>;
  /**
   * Finishes a sign-in with a code of the authenticator, the answer of a passkey, or a recovery code, whose use its owner is told of by
   * mail, in the language of the `storefront`.
   */
  finishLogin(mfaToken: string, given: SecondFactorAnswer, storefront: string): Promise<Result<SignedIn, Refusal>>;
  /** Signs staff in with the code they came back from the provider with (specification §staff-sign-in), or with the answer of a passkey of theirs. */
  loginWithCode(given: SecondFactorAnswer): Promise<Result<SignedIn, Refusal>>;
  /** The user of the current token, or null when it is no longer good. Broken transport throws `Unavailable`. */
  currentUser(): Promise<User | null>;
  /** Broken transport throws `Unavailable`. */
  logout(): Promise<void>;
}
