import type { Passkey } from '@connect/core/domain/access/passkey';
import type { QueueMail } from '../../mail-job.ts';

/** What is kept of a passkey, beside what its owner sees. */
export interface KeptPasskey extends Passkey {
  /** The device's own id of it, in base64url. */
  readonly credential: string;
  /** In base64url. */
  readonly publicKey: string;
  /** How often the device says it was used; 0 of those that do not count. */
  readonly counter: number;
  readonly transports: readonly string[];
}

/**
 * Whose passkeys they are: a user's stand beside their second factor and go with it, those of staff without a provider are all they sign in
 * with. One of the one kind is never one of the other.
 */
export type PasskeyOwnerKind = 'user' | 'staff';
export interface PasskeyOwner {
  readonly kind: PasskeyOwnerKind;
  readonly id: string;
}

/** What a device is asked for. Without a user it is asked before anybody has said who they are. */
export interface PasskeyQuestion {
  readonly userId: string | null;
  readonly purpose: 'add' | 'sign-in';
}

export interface PasskeyRepository {
  /** The oldest first. */
  list(owner: PasskeyOwner): Promise<readonly KeptPasskey[]>;
  /** Whose a device's passkey is, of one kind of owners; null for nobody's. */
  find(
    kind: PasskeyOwnerKind,
    credential: string,
  ): Promise<{ readonly owner: PasskeyOwner; readonly passkey: KeptPasskey } | null>;
  /** Keeps what a device is asked with, hashed, and drops what is over, whosever it was. */
  keepChallenge(challenge: PasskeyQuestion & { text: string; expiresAt: Date }, now: Date): Promise<void>;
  /** Uses one up; false for one that was, is over, or another user's or purpose's. */
  takeChallenge(challenge: PasskeyQuestion & { text: string }, now: Date): Promise<boolean>;
  /**
   * Adds one where the user's second factor is on, or the member of staff is not kept out, nobody has it, and its owner has fewer than the
   * most; `along` is done with it or not at all. Answers why not.
   */
  add(
    owner: PasskeyOwner,
    passkey: KeptPasskey,
    along: (queueMail: QueueMail) => Promise<void>,
  ): Promise<'added' | 'off' | 'taken' | 'too-many'>;
  /** False where somebody removed it meanwhile, or its counter, where it counts, has come as far already: of two copies at once one is taken. */
  used(owner: PasskeyOwner, id: string, use: { counter: number; at: Date }): Promise<boolean>;
  /** False where there was none. */
  remove(owner: PasskeyOwner, id: string, along: (queueMail: QueueMail) => Promise<void>): Promise<boolean>;
}
