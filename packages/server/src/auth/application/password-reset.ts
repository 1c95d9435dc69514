import { ok, refused, type Result } from '@connect/core/domain/result';
import { emailKey } from './email-key.ts';
import { invitationLife } from './invitation-signature.ts';
import type { IsKnownPassword } from './known-passwords.ts';
import { hashOf, newSecret } from './one-time-secret.ts';
import { passwordProblem, type PasswordProblem } from '../domain/new-password.ts';
import { hashPassword } from './passwords.ts';
import type { PasswordResets } from './password-resets.ts';
import type { UserAccount } from '../../identity.ts';

/** Life of a reset link, in milliseconds. */
export const resetLife = 60 * 60 * 1000;

/** Life of a link to a first password, in milliseconds: it comes unasked, as an invitation does. */
export const firstPasswordLife = invitationLife;

/**
 * Makes the token of a reset link for whoever signs in here with this email; null when nobody does. Only its hash is kept, and it
 * ends the tokens of before.
 */
export const makeResetToken = async (
  resets: PasswordResets,
  email: string,
  now: Date,
  life: number = resetLife,
): Promise<{ readonly token: string; readonly firstName: string } | null> => {
  const token = newSecret();
  const owner = await resets.begin({ tokenHash: hashOf(token), email }, new Date(now.getTime() + life));
  return owner && { token, firstName: owner.firstName };
};

export interface ResetForm {
  readonly token: string;
  readonly email: string;
  readonly password: string;
  readonly password_confirmation: string;
  readonly storefront: string;
}

export type ResetRefusal =
  | { readonly kind: 'invalid-reset' }
  | { readonly kind: 'invalid-password'; readonly problem: PasswordProblem | 'password_mismatch' };

const invalidReset = refused({ kind: 'invalid-reset' } as const);

/**
 * Sets a new password with the token of the reset mail, which is good once, for one email and an hour; ends all sessions of the
 * user, and lets them know by mail (specification §password-reset). Every way in which the token is not good is refused alike.
 */
export const makeResetPassword =
  ({ resets, isKnownPassword, now }: { resets: PasswordResets; isKnownPassword: IsKnownPassword; now: () => Date }) =>
  async (form: ResetForm): Promise<Result<UserAccount, ResetRefusal>> => {
    // PostgreSQL has no text with a zero character in it, so no account has one either.
    const link = { tokenHash: hashOf(form.token), email: emailKey(form.email) };
    const owner = await resets.ownerOf(link, now());
    if (!owner) return invalidReset;
    const problem =
      passwordProblem(form.password, owner, await isKnownPassword(form.password)) ??
      (form.password === form.password_confirmation ? null : ('password_mismatch' as const));
    if (problem) return refused({ kind: 'invalid-password', problem });
    const passwordHash = await hashPassword(form.password);
    const user = await resets.finish(link, { passwordHash, storefront: form.storefront, at: now() });
    return user ? ok(user) : invalidReset;
  };
