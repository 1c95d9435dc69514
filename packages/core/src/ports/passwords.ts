import type { Result } from '../domain/result.ts';
import type { SignInStep } from './authentication.ts';
import type { Refusal } from './failure.ts';

/** The reset form (specification §password-reset). `token` is the last segment of the mail's link, `email` stands in its query. */
export interface ResetForm {
  readonly token: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  /** Where mails about it link to, such as `de/de`; empty for the first. */
  readonly storefront: string;
}

/** Forgotten passwords (specification §forgotten-password). */
export interface Passwords {
  /** `storefront` such as `de/de` is where the mail links to; empty for the first. Answers the same for unknown emails. */
  sendReset(email: string, storefront: string): Promise<Result<null, Refusal>>;
  /** Sets the new password and signs in with it; ends every other session. */
  reset(form: ResetForm): Promise<Result<SignInStep, Refusal>>;
}
