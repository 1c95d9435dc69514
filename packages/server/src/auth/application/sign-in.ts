import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Accounts } from './accounts.ts';
import { emailKey } from './email-key.ts';
import { hashPassword, isHashedAsToday, verifyPassword } from './passwords.ts';
import type { SecurityEvents } from './security-events.ts';
import type { SignInCompletion, SignInStep } from './second-factor.ts';
import type { Browser } from './sessions.ts';
import type { SignInLimiter } from './sign-in-limiter.ts';
import type { UserAccount } from '../../identity.ts';

export type SignInRefusal =
  | { readonly kind: 'mismatch' | 'deactivated' }
  | { readonly kind: 'too-many-attempts'; readonly seconds: number };

interface SignInAttempt extends Browser {
  readonly email: string;
  readonly password: string;
}

/**
 * The account with its password hashed as today, whose algorithm or cost may have changed since it was set. Null when the password
 * is another meanwhile.
 */
const withTodaysHash = async (
  accounts: Accounts,
  account: UserAccount,
  password: string,
): Promise<UserAccount | null> => {
  const { id, passwordHash: from } = account;
  if (from === null || isHashedAsToday(from)) return account;
  const to = await hashPassword(password);
  if (await accounts.renewHash(id, from, to)) return { ...account, passwordHash: to };
  // Another sign-in was first, or another password was set.
  const now = await accounts.active(id);
  return now && (await verifyPassword(password, now.passwordHash)) ? now : null;
};

/**
 * Signs a customer in with email and password, or asks for their second factor. An unknown account, a wrong password and a member of
 * staff (who has no password here) are refused alike, and after the same time. That an account is deactivated is told only with its
 * right password.
 */
export const makeSignIn =
  (parts: { accounts: Accounts; limiter: SignInLimiter; completion: SignInCompletion; events: SecurityEvents }) =>
  async (attempt: SignInAttempt): Promise<Result<SignInStep, SignInRefusal>> => {
    const email = emailKey(attempt.email);
    // Looked up before it is counted, of every email: a browser is known to an account, and not to an email.
    const row = await parts.accounts.withEmail(email);
    const deviceId = attempt.known?.find(({ userId }) => userId === row?.id)?.deviceId ?? null;
    const counted = { email, address: attempt.address, deviceId };
    const seconds = await parts.limiter.take(counted);
    if (seconds !== null) {
      await parts.events.noteLimited({ userId: row?.id ?? null, email }, attempt);
      return refused({ kind: 'too-many-attempts', seconds });
    }
    const matches = await verifyPassword(attempt.password, row?.passwordHash ?? null);
    if (!row || !matches) {
      await parts.events.note({ kind: 'password-refused', means: null, userId: row?.id ?? null, email }, attempt);
      return refused({ kind: 'mismatch' });
    }
    if (!row.active) {
      await parts.events.note({ kind: 'kept-out', means: null, userId: row.id }, attempt);
      return refused({ kind: 'deactivated' });
    }
    await parts.limiter.forgive(counted);
    const account = await withTodaysHash(parts.accounts, row, attempt.password);
    const step = account && (await parts.completion.signedInOrChallenge(account, attempt, 'password'));
    return step ? ok(step) : refused({ kind: 'mismatch' });
  };
