import type { Failure, Refusal, Result } from '@connect/core';
/** What the program ends with; scripts rely on it. */
export const exitCodes = { done: 0, refused: 1, usage: 2, signedOut: 3, notFound: 4, outOfReach: 5, inPart: 6 };
/** Ends the program with a line on the error output. */
export class Failed extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number = exitCodes.refused) {
    super(message);
    this.exitCode = exitCode;
  }
}
export const mistake = (message: string): Failed => new Failed(message, exitCodes.usage);
const failures: Readonly<Record<Failure, readonly [string, number]>> = {
  'signed-out': ['Sign in first: connect login', exitCodes.signedOut],
  forbidden: ['You may not see this.', exitCodes.refused],
  'not-found': ['There is no such document.', exitCodes.notFound],
  rejected: ['The server refused it.', exitCodes.refused],
  unavailable: ['The portal is out of reach. Try again later.', exitCodes.outOfReach],
};
/** A failure of the core as the program's end; the server's own words where they are given. */
export const failedFor = (failure: Failure, message: string = failures[failure][0]): Failed =>
  new Failed(message, failures[failure][1]);
/** The value of an answer; a refusal ends the program. `inItsWords`: with what the server says of it, whatever it is. */
export const valueOf = <Value>(answer: Result<Value, Failure | Refusal>, inItsWords = false): Value => {
  if (answer.ok) return answer.value;
  if (typeof answer.refusal === 'string') throw failedFor(answer.refusal);
  const { failure, message } = answer.refusal;
  throw failedFor(failure, inItsWords || failure === 'rejected' ? message?.text : undefined);
};
