import type { AttemptLimit } from '../../auth/application/attempts.ts';

/** Sign-ins that begin at one address, where many of staff may be. */
export const startLimit: AttemptLimit = { attempts: 60, window: 60 };

/** A sign-in that has gone out to the provider. */
export interface PendingSignIn {
  readonly codeVerifier: string;
  readonly nonce: string;
  /** Address of the return page. */
  readonly returnTo: string;
  /** The page's own state, given back to it. */
  readonly clientState: string;
}

/** Kept for all processes: whoever comes back may come to another one. */
export interface PendingSignIns {
  keep(state: string, signIn: PendingSignIn): Promise<void>;
  /** Takes a sign-in up again, which can be done once; null for a state that nobody keeps, or no longer. */
  take(state: string): Promise<PendingSignIn | null>;
}
