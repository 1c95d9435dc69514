/** What happened around signing in, as it is kept and shown to its owner (specification §recent-sign-ins). */
export const signInEventKinds = [
  'signed-in',
  'signed-out',
  /** Had to wait after too many tries. */
  'limited',
  'password-refused',
  'code-refused',
  'kept-out',
  /** Signed in at the provider of staff, and is none here. */
  'staff-refused',
  'reset-asked',
  'password-changed',
  'second-factor-on',
  'second-factor-off',
  /** By an administrator, for somebody who lost it. */
  'second-factor-reset',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-renewed',
  'sessions-ended',
  'session-copied',
  'data-downloaded',
  'acting-begun',
  'acting-stopped',
] as const;
export type SignInEventKind = (typeof signInEventKinds)[number];

/** What somebody signed in with. */
export const signInMeans = [
  'password',
  'code',
  'recovery-code',
  'passkey',
  'invitation',
  'reset',
  'provider',
  'link',
] as const;
export type SignInMeans = (typeof signInMeans)[number];

export interface SignInEvent {
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly kind: SignInEventKind;
  /** Null where nobody signed in. */
  readonly means: SignInMeans | null;
  readonly address: string | null;
  /** The browser's description of itself. */
  readonly userAgent: string | null;
}

/** One of somebody's, as the portal's administrators see it; nobody's is of an email that no account had. */
export interface AccountSignInEvent extends SignInEvent {
  readonly account: { readonly email: string; readonly firstName: string; readonly lastName: string } | null;
}
