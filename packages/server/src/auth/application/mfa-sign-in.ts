import { mapped, ok, refused, type Result } from '@connect/core/domain/result';
import type { PasskeyAnswer, PasskeyOptions } from '@connect/core/domain/access/passkey';
import type { Accounts } from './accounts.ts';
import { passwordMark, type MfaTokens } from './mfa-token.ts';
import type { PasskeySecondStep } from './passkeys.ts';
import type { CodeRefusal, SecondFactors } from './second-factors.ts';
import type { SecurityEvents } from './security-events.ts';
import type { SignedIn, SignInCompletion } from './second-factor.ts';
import type { Browser } from './sessions.ts';

interface MfaAttempt extends Browser {
  readonly mfa_token: string;
  /** Empty where it is a passkey's answer. */
  readonly code: string;
  readonly passkey: PasskeyAnswer | null;
  readonly storefront: string;
  /** Where the browser asks. */
  readonly origin: string;
}

interface Parts {
  readonly accounts: Accounts;
  readonly mfaTokens: MfaTokens;
  readonly passkeys: PasskeySecondStep;
}

/** Whose sign-in lacks the second factor alone; null where its first step is over. */
const pendingUser = async ({ accounts, mfaTokens }: Omit<Parts, 'passkeys'>, token: string) => {
  const claims = await mfaTokens.read(token);
  const user = claims && (await accounts.active(claims.userId));
  return user && passwordMark(user) === claims.passwordMark ? user : null;
};

/** What a passkey finishes a sign-in with: null for who has none, refused where the first step is over. */
export const makeAskPasskey =
  (parts: Parts) =>
  async (token: string, origin: string): Promise<Result<PasskeyOptions | null, 'over'>> => {
    const user = await pendingUser(parts, token);
    return user ? ok(await parts.passkeys.ask(user.id, { origin })) : refused('over');
  };

/**
 * Finishes a sign-in with a code of the second factor. The token from the first step ends with its five minutes, with a change of the
 * password, with the account's being deactivated, and with the second factor's being turned off.
 */
export const makeMfaSignIn =
  (
    parts: Parts & {
      readonly secondFactors: SecondFactors;
      readonly completion: SignInCompletion;
      readonly events: SecurityEvents;
    },
  ) =>
  async (attempt: MfaAttempt): Promise<Result<SignedIn, CodeRefusal | { readonly kind: 'over' }>> => {
    const over = refused({ kind: 'over' } as const);
    const user = await pendingUser(parts, attempt.mfa_token);
    if (!user) return over;
    const used = attempt.passkey
      ? mapped(await parts.passkeys.use(user.id, attempt.passkey, attempt), () => 'passkey' as const)
      : await parts.secondFactors.use(user.id, attempt);
    if (!used.ok) {
      if (used.refusal.kind === 'off') return over;
      if (used.refusal.kind === 'wrong-code')
        await parts.events.note({ kind: 'code-refused', means: null, userId: user.id }, attempt);
      if (used.refusal.kind === 'too-many-attempts') await parts.events.noteLimited({ userId: user.id }, attempt);
      return used;
    }
    const signedIn = await parts.completion.signedIn(user, attempt, used.value);
    return signedIn ? ok(signedIn) : over;
  };
