import type { User } from '@connect/contract/auth';
import type { Accounts } from './accounts.ts';
import type { MfaTokens } from './mfa-token.ts';
import type { Browser, Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';
import { toIdentity, toUser, type UserRow } from '../../identity.ts';

/** Signed in, or a second factor is asked for next; as `login` and `passwordReset` answer it. */
export type SignInStep = SignedIn | { readonly mfa_required: true; readonly mfa_token: string };
export interface SignedIn {
  readonly token: string;
  readonly user: User;
}

export interface SignInCompletion {
  /**
   * What a completed password check leads to. Null when the account was deactivated or its password changed since `user` was read:
   * nobody is signed in then.
   */
  signedInOrChallenge(user: UserRow, browser: Browser): Promise<SignInStep | null>;
  /** Opens a session for somebody who has shown everything that is asked for. Null as above. */
  signedIn(user: UserRow, browser: Browser): Promise<SignedIn | null>;
}

export const createSignInCompletion = (parts: {
  accounts: Accounts;
  sessions: Sessions;
  tokens: Tokens;
  mfaTokens: MfaTokens;
}): SignInCompletion => {
  const signedIn: SignInCompletion['signedIn'] = async (user, browser) => {
    const session = await parts.sessions.open(user, browser);
    return session && { token: await parts.tokens.issue(session, user), user: toUser(toIdentity(user)) };
  };
  return {
    signedIn,
    signedInOrChallenge: async (user, browser) => {
      if (await parts.accounts.hasSecondFactor(user.id))
        return { mfa_required: true, mfa_token: await parts.mfaTokens.issue(user) };
      return signedIn(user, browser);
    },
  };
};
