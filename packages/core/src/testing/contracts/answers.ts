import type { Result } from '../../domain/result.ts';

/** An id that nothing has. */
export const unknownId = '00000000-0000-4000-8000-000000000000';

/** What was answered; a refusal fails the test with what was said. */
export const valueOf = <Value>(answer: Result<Value, unknown>): Value => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value;
};
