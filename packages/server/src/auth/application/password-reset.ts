import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Database } from '../../database/open.ts';
import { queueMail } from '../../outbox/database/mail-queue.ts';
import { emailKey } from './email-key.ts';
import { hashOf, newSecret } from './one-time-secret.ts';
import { passwordProblem, type PasswordProblem } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { setPassword } from '../database/sessions.ts';
import type { UserRow } from '../../identity.ts';

/** Life of a reset link, in milliseconds. */
export const resetLife = 60 * 60 * 1000;

/**
 * Makes the token of a reset link for whoever signs in here with this email; null when nobody does. Only its hash is kept, and it
 * ends the tokens of before.
 */
export const makeResetToken = async (
  database: Database,
  email: string,
  now: Date,
): Promise<{ readonly token: string; readonly firstName: string } | null> => {
  const token = newSecret();
  return database.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'first_name'])
      .where('email', '=', email)
      .where('active', '=', true)
      .where('password_hash', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return null;
    await trx.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
    const expires_at = new Date(now.getTime() + resetLife);
    await trx
      .insertInto('password_resets')
      .values({ token_hash: hashOf(token), user_id: user.id, expires_at })
      .execute();
    return { token, firstName: user.first_name };
  });
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
  ({ database, now }: { database: Database; now: () => Date }) =>
  async (form: ResetForm): Promise<Result<UserRow, ResetRefusal>> => {
    const hash = hashOf(form.token);
    // PostgreSQL has no text with a zero character in it, so no account has one either.
    const email = emailKey(form.email);
    const userOf = (tables: Database) =>
      tables
        .selectFrom('password_resets')
        .innerJoin('users', 'users.id', 'password_resets.user_id')
        .selectAll('users')
        .where('token_hash', '=', hash)
        .where('password_resets.expires_at', '>', now())
        .where('users.email', '=', email)
        .where('users.active', '=', true);
    if (!(await userOf(database).executeTakeFirst())) return invalidReset;
    const problem =
      passwordProblem(form.password, email) ??
      (form.password === form.password_confirmation ? null : ('password_mismatch' as const));
    if (problem) return refused({ kind: 'invalid-password', problem });
    const passwordHash = await hashPassword(form.password);

    return database.transaction().execute(async (trx) => {
      // Looked at once more under a lock on the user: of two resets at once, only the first has a token to take away.
      const owner = await userOf(trx).forUpdate('users').executeTakeFirst();
      const taken = await trx.deleteFrom('password_resets').where('token_hash', '=', hash).executeTakeFirst();
      const user = owner && taken.numDeletedRows > 0n ? await setPassword(trx, owner.id, passwordHash) : null;
      if (!user) return invalidReset;
      await trx.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
      await queueMail(trx, {
        kind: 'password-changed',
        payload: { userId: user.id, storefront: form.storefront },
      });
      return ok(user);
    });
  };
