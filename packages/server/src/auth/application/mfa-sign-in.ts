import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Accounts } from './accounts.ts';
import { passwordMark, type MfaTokens } from './mfa-token.ts';
import type { CodeRefusal, SecondFactors } from './second-factors.ts';
import type { SecurityEvents } from './security-events.ts';
import type { SignedIn, SignInCompletion } from './second-factor.ts';
import type { Browser } from './sessions.ts';

interface MfaAttempt extends Browser {
  readonly mfa_token: string;
  readonly code: string;
  readonly storefront: string;
}

/**
 * Finishes a sign-in with a code of the second factor. The token from the first step ends with its five minutes, with a change of the
 * password, with the account's being deactivated, and with the second factor's being turned off.
 */
export const makeMfaSignIn =
  (parts: {
    accounts: Accounts;
    mfaTokens: MfaTokens;
    secondFactors: SecondFactors;
    completion: SignInCompletion;
    events: SecurityEvents;
  }) =>
  async (attempt: MfaAttempt): Promise<Result<SignedIn, CodeRefusal | { readonly kind: 'over' }>> => {
    const over = refused({ kind: 'over' } as const);
    const claims = await parts.mfaTokens.read(attempt.mfa_token);
    if (!claims) return over;
    const user = await parts.accounts.active(claims.userId);
    if (!user || passwordMark(user) !== claims.passwordMark) return over;
    const used = await parts.secondFactors.use(user.id, attempt);
    if (!used.ok) {
      if (used.refusal.kind === 'off') return over;
      // One who has to wait may ask as often as they like: that is not written down.
      if (used.refusal.kind === 'wrong-code')
        await parts.events.note({ kind: 'code-refused', means: null, userId: user.id }, attempt);
      return used;
    }
    const signedIn = await parts.completion.signedIn(user, attempt, used.value);
    return signedIn ? ok(signedIn) : over;
  };
