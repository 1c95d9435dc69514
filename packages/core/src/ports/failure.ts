import type { ServerMessage } from '../domain/access/server-message.ts';
import type { Result } from '../domain/result.ts';

/**
 * Why a call was not answered: refused by the server's rules, what was sent being at fault where it is `rejected`; or the
 * service was out of reach or out of order.
 */
export type Failure = 'signed-out' | 'forbidden' | 'not-found' | 'rejected' | 'unavailable';

/** A failure with what the server says of it; null when it did not say anything. */
export interface Refusal {
  readonly failure: Failure;
  readonly message: ServerMessage | null;
}

/** Whether what was sent may have arrived all the same: it has to be sent again under the same key. */
export const isUnanswered = ({ failure }: Refusal): boolean => failure === 'unavailable' || failure === 'signed-out';

/** Whether whoever asks is signed out: they are led to the login, and until then nothing is said to have failed. */
export const isSignedOut = (refusal: Refusal | null | undefined): boolean => refusal?.failure === 'signed-out';

/** An answer, which never comes where whoever asks is signed out. */
export const whileSignedIn = async <Value>(asked: Promise<Result<Value, Refusal>>): Promise<Result<Value, Refusal>> => {
  const answer = await asked;
  return !answer.ok && isSignedOut(answer.refusal) ? new Promise(() => undefined) : answer;
};
