import type { User } from '../../domain/access/user.ts';
import type { SignedIn, SignInStep } from '../../ports/authentication.ts';
import { makeForgetSession, type SessionStores } from './session-stores.ts';

/** How far a sign-in came: `mfaToken` goes with the code that finishes it. */
export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly user: User }
  | { readonly kind: 'second-factor'; readonly mfaToken: string };

/** Keeps the token, and forgets what an earlier user left in the caches (decisions §logging-out-forgets). */
export const beginSession = (stores: SessionStores, { token, user }: SignedIn): User => {
  makeForgetSession(stores)();
  stores.tokens.set(token);
  return user;
};

/** Begins the session of a sign-in that is complete; one that lacks the second factor changes nothing. */
export const takeStep = (stores: SessionStores, step: SignInStep): SignInOutcome =>
  step.kind === 'signed-in' ? { kind: 'signed-in', user: beginSession(stores, step) } : step;
