import type { UserAccount } from '../../identity.ts';

/** Accounts as signing in looks at them. */
export interface Accounts {
  /** Whoever has this email, active or not. */
  withEmail(email: string): Promise<UserAccount | null>;
  /** Null for whoever is not active. */
  active(id: string): Promise<UserAccount | null>;
  /** Keeps another hash of the same password; false when it is not the password of `from` any more. */
  renewHash(id: string, from: string, to: string): Promise<boolean>;
  /** Whether sign-in asks for a second factor. */
  hasSecondFactor(userId: string): Promise<boolean>;
  /** Whether their company demands one that they do not have (specification §demanded-second-factor). */
  needsSecondFactor(userId: string): Promise<boolean>;
}
