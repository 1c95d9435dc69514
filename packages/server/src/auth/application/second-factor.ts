import { preferredLocale } from '@connect/core/domain/access/language';
import { storefronts } from '@connect/core/domain/access/storefront';
import type { SignInMeans } from '@connect/core/domain/access/sign-in-event';
import type { QueueMail } from '../../mail-job.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import type { Accounts } from './accounts.ts';
import type { MfaTokens } from './mfa-token.ts';
import type { Renewed } from './renew-session.ts';
import type { RenewalSecrets } from './renewal-secrets.ts';
import type { SecurityEvents } from './security-events.ts';
import type { Browser, Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';
import { toIdentity, type Identity, type UserAccount } from '../../identity.ts';

export interface SignedIn extends Renewed {
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
  signedInOrChallenge(user: UserAccount, browser: Browser, means: SignInMeans): Promise<SignInStep | null>;
  /**
   * Opens a session for somebody who has shown everything that is asked for, and writes it down; by mail they are told of one from a
   * browser that is new (specification §recent-sign-ins). Null as above.
   */
  signedIn(user: UserAccount, browser: Browser, means: SignInMeans): Promise<SignedIn | null>;
}

/** The storefront of the language that the browser asks for: mails about a sign-in are in it. */
const storefrontFor = ({ language }: Browser): string => {
  const pair = storefronts.find(({ locale }) => locale === preferredLocale(language ?? ''))?.pair;
  return pair ? `${pair.region}/${pair.language}` : '';
};

/** What a sign-in writes, all of it or nothing. */
export interface SignInRepositories {
  readonly openSession: Sessions['open'];
  readonly events: SecurityEvents;
  readonly queueMail: QueueMail;
}

export const createSignInCompletion = (parts: {
  accounts: Accounts;
  work: UnitOfWork<SignInRepositories>;
  tokens: Tokens;
  secrets: RenewalSecrets;
  mfaTokens: MfaTokens;
}): SignInCompletion => {
  const noteSignIn = async (
    { events, queueMail }: SignInRepositories,
    { user, browser, means }: { user: UserAccount; browser: Browser; means: SignInMeans },
  ): Promise<void> => {
    const { isFirst, isKnown } = await events.placesOf(user.id, browser);
    const isOwn = browser.known?.some(({ userId }) => userId === user.id) ?? false;
    await events.note({ kind: 'signed-in', means, userId: user.id }, browser);
    // Who has just set a new password is told of that.
    if (isFirst || isOwn || isKnown || means === 'reset') return;
    const { address, userAgent } = browser;
    const payload = { userId: user.id, storefront: storefrontFor(browser), address, userAgent };
    await queueMail({ kind: 'signed-in-elsewhere', payload });
  };
  const signedIn: SignInCompletion['signedIn'] = async (user, browser, means) => {
    const session = await parts.work.inTransaction(async (repositories) => {
      const opened = await repositories.openSession(user, browser);
      if (opened) await noteSignIn(repositories, { user, browser, means });
      return opened;
    });
    if (!session) return null;
    const needsSecondFactor = await parts.accounts.needsSecondFactor(user.id);
    return {
      token: await parts.tokens.issue(session, user, 0),
      sessionId: session.id,
      secret: await parts.secrets.issue({ sessionSecret: session.secret, number: 0 }),
      user: { ...toIdentity(user), needsSecondFactor },
    };
  };
  return {
    signedIn,
    signedInOrChallenge: async (user, browser, means) => {
      if (await parts.accounts.hasSecondFactor(user.id))
        return { kind: 'second-factor', mfaToken: await parts.mfaTokens.issue(user) };
      const done = await signedIn(user, browser, means);
      return done && { kind: 'signed-in', ...done };
    },
  };
};
