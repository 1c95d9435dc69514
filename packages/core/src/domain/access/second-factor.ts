/**
 * What is taken of a code (specification §second-factor): six digits of an authenticator, or a recovery code, with whatever stands
 * between.
 */
export const maxCodeLength = 40;

/** The second factor of a user. */
export interface SecondFactorState {
  readonly enabled: boolean;
  /** ISO 8601 in UTC; null while it is off. */
  readonly enabledAt: string | null;
  readonly recoveryCodesLeft: number;
}

/** What shows that its owner asks: the password of the account, and a code. */
export interface SecondFactorProof {
  readonly password: string;
  readonly code: string;
}

/** A new key for an authenticator. */
export interface SecondFactorKey {
  /** In base 32. */
  readonly secret: string;
  /** The otpauth address that a QR code carries. */
  readonly uri: string;
}
