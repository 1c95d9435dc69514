/** A passkey that its owner may use in place of a code (specification §passkeys), or of staff on its own (specification §passkeys-of-staff). */
export interface Passkey {
  readonly id: string;
  /** As its owner called it. */
  readonly name: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** ISO 8601 in UTC; null until it was used. */
  readonly lastUsedAt: string | null;
}

/** More than anybody has devices and keys. */
export const maxPasskeys = 10;
export const maxPasskeyName = 60;

/** What a device is asked with, and what it answers, as WebAuthn has them in JSON: the device and the server alone know what is in them. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;
export type PasskeyAnswer = Readonly<Record<string, unknown>>;

/** What finishes a sign-in: a code of the authenticator, a recovery code or one that staff come back with, or the answer of a passkey. */
export type SecondFactorAnswer = { readonly code: string } | { readonly passkey: PasskeyAnswer };
