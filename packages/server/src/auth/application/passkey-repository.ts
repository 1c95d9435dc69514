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

export type PasskeyPurpose = 'add' | 'sign-in';

export interface PasskeyRepository {
  /** The oldest first. */
  list(userId: string): Promise<readonly KeptPasskey[]>;
  /** Keeps what a device is asked with, hashed, and drops what is over, whosever it was. */
  keepChallenge(
    challenge: { userId: string; purpose: PasskeyPurpose; text: string; expiresAt: Date },
    now: Date,
  ): Promise<void>;
  /** Uses one up; false for one that was, is over, or another user's or purpose's. */
  takeChallenge(challenge: { userId: string; purpose: PasskeyPurpose; text: string }, now: Date): Promise<boolean>;
  /**
   * Adds one where the second factor is on, nobody has it, and its owner has fewer than the most; `along` is done with it or not at all.
   * Answers why not.
   */
  add(
    userId: string,
    passkey: KeptPasskey,
    along: (queueMail: QueueMail) => Promise<void>,
  ): Promise<'added' | 'off' | 'taken' | 'too-many'>;
  /** False where somebody removed it meanwhile, or its counter, where it counts, has come as far already: of two copies at once one is taken. */
  used(userId: string, id: string, use: { counter: number; at: Date }): Promise<boolean>;
  /** False where there was none. */
  remove(userId: string, id: string, along: (queueMail: QueueMail) => Promise<void>): Promise<boolean>;
}
