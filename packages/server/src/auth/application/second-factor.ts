import type { Accounts } from './accounts.ts';
import type { MfaTokens } from './mfa-token.ts';
import type { Browser, Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';
import { toIdentity, type Identity, type UserAccount } from '../../identity.ts';

export interface SignedIn {
  readonly token: string;
  readonly user: Identity;
}

/** Signed in, or a second factor is asked for next, with a token that says whose. */
export type SignInStep =
  | ({ readonly kind: 'signed-in' } & SignedIn)
  | { readonly kind: 'second-factor'; readonly mfaToken: string };

export interface SignInCompletion {
  /**
   * What a completed password check leads to. Null when the account was deactivated or its password changed since `user` was read:
   * nobody is signed in then.
   */
  signedInOrChallenge(user: UserAccount, browser: Browser): Promise<SignInStep | null>;
  /** Opens a session for somebody who has shown everything that is asked for. Null as above. */
  signedIn(user: UserAccount, browser: Browser): Promise<SignedIn | null>;
}

export const createSignInCompletion = (parts: {
  accounts: Accounts;
  sessions: Sessions;
  tokens: Tokens;
  mfaTokens: MfaTokens;
}): SignInCompletion => {
  const signedIn: SignInCompletion['signedIn'] = async (user, browser) => {
    const session = await parts.sessions.open(user, browser);
    return session && { token: await parts.tokens.issue(session, user), user: toIdentity(user) };
  };
  return {
    signedIn,
    signedInOrChallenge: async (user, browser) => {
      if (await parts.accounts.hasSecondFactor(user.id))
        return { kind: 'second-factor', mfaToken: await parts.mfaTokens.issue(user) };
      const done = await signedIn(user, browser);
      return done && { kind: 'signed-in', ...done };
    },
  };
};
