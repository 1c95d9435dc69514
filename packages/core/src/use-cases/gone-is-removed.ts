import { ok, type Result } from '../domain/result.ts';
import type { Refusal } from '../ports/failure.ts';

/** How a removal ended: what is gone already, as after an answer that was lost, is removed. */
export const goneIsRemoved = (answer: Result<null, Refusal>): Result<null, Refusal> =>
  !answer.ok && answer.refusal.failure === 'not-found' ? ok(null) : answer;
