import { ok, refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Failure, Refusal } from '@connect/core/ports/failure';

/** An answer in the core's words, its refusal with what the server says of it. */
export const answered = <Wire, Value>(
  answer: Result<Wire, Refusal>,
  translate: (wire: Wire) => Value,
): Result<Value, Refusal> => (answer.ok ? ok(translate(answer.value)) : answer);

/** An answer in the core's words, its refusal only the kind of failure. */
export const translated = <Wire, Value>(
  answer: Result<Wire, Refusal>,
  translate: (wire: Wire) => Value,
): Result<Value, Failure> => (answer.ok ? ok(translate(answer.value)) : refused(answer.refusal.failure));
