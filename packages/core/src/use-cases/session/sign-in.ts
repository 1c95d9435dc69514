import type { SecondFactorAnswer } from '../../domain/access/passkey.ts';
import type { User } from '../../domain/access/user.ts';
import { ok } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import type { Authentication } from '../../ports/authentication.ts';
import type { Refusal } from '../../ports/failure.ts';
import type { Preferences } from '../../ports/preferences.ts';
import { beginSession, takeStep } from './begin-session.ts';
import type { SignInOutcome } from './begin-session.ts';
import type { SessionStores } from './session-stores.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/**
 * Signs in: remembers the email alone, when asked to, once the password was right (decisions §logging-out-forgets), and begins the session
 * unless the second factor is asked for first.
 */
export const makeSignIn =
  (ports: SessionStores & { readonly authentication: Authentication; readonly preferences: Preferences }) =>
  async ({ email, password, remember }: Credentials): Promise<Result<SignInOutcome, Refusal>> => {
    const answer = await ports.authentication.login(email, password);
    if (!answer.ok) return answer;
    ports.preferences.rememberEmail(remember ? email : null);
    return ok(takeStep(ports, answer.value));
  };

/** Finishes a sign-in with a code of the second factor, a recovery code, or the answer of a passkey. */
export const makeFinishSignIn =
  (ports: SessionStores & { readonly authentication: Authentication }) =>
  async (mfaToken: string, given: SecondFactorAnswer, storefront: string): Promise<Result<User, Refusal>> => {
    const answer = await ports.authentication.finishLogin(mfaToken, given, storefront);
    return answer.ok ? ok(beginSession(ports, answer.value)) : answer;
  };

export type SignIn = ReturnType<typeof makeSignIn>;
export type FinishSignIn = ReturnType<typeof makeFinishSignIn>;
