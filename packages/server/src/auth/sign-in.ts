import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Database } from '../database/open.ts';
import type { LoginLimiter } from './login-limiter.ts';
import { verifyPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';
import { toIdentity, type Identity } from './users.ts';

export type SignInRefusal =
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'too-many-attempts'; readonly seconds: number };

interface SignInAttempt {
  readonly email: string;
  readonly password: string;
  readonly address: string;
}

/**
 * Signs a customer in with email and password. An unknown account, a wrong password and a member of staff (who has no
 * password here) are refused alike, and after the same time.
 */
export const makeSignIn =
  (parts: { database: Database; limiter: LoginLimiter; sessions: Sessions; tokens: Tokens }) =>
  async (attempt: SignInAttempt): Promise<Result<{ token: string; user: Identity }, SignInRefusal>> => {
    // PostgreSQL has no text with a zero character in it, so no account has one either.
    const email = attempt.email.toLowerCase().replaceAll('\0', '');
    const seconds = await parts.limiter.take({ email, address: attempt.address });
    if (seconds !== null) return refused({ kind: 'too-many-attempts', seconds });
    const row = await parts.database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
    const matches = await verifyPassword(attempt.password, row?.password_hash ?? null);
    if (!row || !matches) return refused({ kind: 'mismatch' });
    await parts.limiter.forgive({ email, address: attempt.address });
    const session = await parts.sessions.open(row.id);
    return ok({ token: await parts.tokens.issue(session), user: toIdentity(row) });
  };
