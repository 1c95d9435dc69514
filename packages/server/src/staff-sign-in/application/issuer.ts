import type { StaffPosition } from '@connect/core/domain/access/staff';
import type { ProviderLogout } from './provider-logout.ts';

/** What one sign-in is bound to: its answer must fit all of it. */
export interface SignInChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Who signed in at a provider. */
export interface StaffAccount {
  /** What the provider calls them, never gives to anybody else, and never changes. */
  readonly subject: string;
  /** Null when the provider tells none, or does not vouch for it. */
  readonly email: string | null;
  /** What it calls their session there; null where it does not say. */
  readonly session: string | null;
  /** What a claim of theirs says; null where the settings name none. */
  readonly claimed: ClaimedStaff | null;
}

/** What the provider says that somebody is, and how they are called. */
export interface ClaimedStaff {
  /** Null for no member of staff. */
  readonly position: StaffPosition | null;
  readonly firstName: string;
  readonly lastName: string;
}

/** The provider that staff sign in at, as OpenID Connect has it. */
export interface Issuer {
  /** What its subjects are kept under. */
  readonly name: string;
  /** Where a browser signs in, to come back to `callback`; with what its answer is checked against. */
  begin(callback: string, languages: string): Promise<{ readonly address: string; readonly checks: SignInChecks }>;
  /**
   * Who signed in, from the address the browser came back to. Throws when the answer does not fit, or when the provider is out of
   * reach.
   */
  answerOf(address: URL, checks: SignInChecks): Promise<StaffAccount>;
  /** What a logout token of the provider's says. Throws for what is none, or when the provider is out of reach. */
  logoutOf(token: string, now: Date): Promise<ProviderLogout>;
  /**
   * Where a browser ends its session at the provider, to come back to `signedOut`; null where the provider has no such place. Throws when it is out of
   * reach.
   */
  endOf(signedOut: string): Promise<string | null>;
}
