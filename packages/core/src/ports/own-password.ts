import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

export interface PasswordChange {
  /** The one of before, which is asked for as a browser may be left open. */
  readonly password: string;
  readonly newPassword: string;
}

/** The password of the signed-in user (specification §new-passwords). */
export interface OwnPassword {
  /** Ends the user's other sessions, and tells them by mail, which links to the `storefront`, such as `de/de`. */
  change(change: PasswordChange, storefront: string): Promise<Result<null, Refusal>>;
}
