import type { SecondFactorKey, SecondFactorProof, SecondFactorState } from '../domain/access/second-factor.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

/**
 * The second factor of the signed-in user: one-time codes of an authenticator. They are told of its changes by mail, in the
 * language of the `storefront`, such as `de/de`; empty for the first.
 */
export interface SecondFactor {
  state(): Promise<Result<SecondFactorState, Refusal>>;
  /** The new key counts once `confirm` was given a code of it. */
  setUp(password: string): Promise<Result<SecondFactorKey, Refusal>>;
  /**
   * Turns it on, ends the user's other sessions and answers the recovery codes, this once; sent again with the same code, as the answer was lost,
   * others in their place.
   */
  confirm(code: string, storefront: string): Promise<Result<readonly string[], Refusal>>;
  /** New recovery codes in place of the old ones. */
  renewRecoveryCodes(proof: SecondFactorProof, storefront: string): Promise<Result<readonly string[], Refusal>>;
  turnOff(proof: SecondFactorProof, storefront: string): Promise<Result<null, Refusal>>;
}
