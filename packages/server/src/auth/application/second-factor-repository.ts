import type { SecondFactorState } from '@connect/core/domain/access/second-factor';
import type { QueueMail } from '../../mail-job.ts';

/** A user's second factor while nobody else uses it: what is done with it happens as a whole, or not at all. */
export interface HeldSecondFactor {
  /** Null where the portal's key that it was encrypted with is lost: recovery codes go on. */
  readonly secret: string | null;
  /** The last step of an authenticator whose code was used. */
  readonly lastStep: number;
  /** Whether it was confirmed; else it is being set up. */
  readonly isOn: boolean;
  /** Whether this session turned it on, at a moment or later, and none of its recovery codes was used since. */
  isNewIn(sessionId: string, since: Date): Promise<boolean>;
  useStep(step: number): Promise<void>;
  /** Uses a recovery code up; false when the user has no such code, or not any more. */
  useRecoveryCode(bare: string): Promise<boolean>;
  /** In place of the old ones. Only their hashes are kept. */
  keepRecoveryCodes(codes: readonly string[]): Promise<void>;
  turnOn(at: Date): Promise<void>;
  turnOff(): Promise<void>;
  endOtherSessions(sessionId: string): Promise<void>;
  readonly queueMail: QueueMail;
}

export interface SecondFactorRepository {
  state(userId: string): Promise<SecondFactorState>;
  /** Keeps a key in place of one that was not confirmed; false when it is on. */
  setUp(userId: string, secret: string): Promise<boolean>;
  /** Locks the user's second factor, so that of two uses of one code at once the second finds it used. Null where there is none. */
  hold<Value>(userId: string, use: (factor: HeldSecondFactor | null) => Promise<Value>): Promise<Value>;
}
