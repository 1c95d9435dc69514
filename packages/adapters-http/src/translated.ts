import { ok, refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Failure } from '@connect/core/ports/failure';
import type { Refusal } from './portal-client.ts';

/** An answer in the core's words: its value translated, its refusal only the kind of failure. */
export const translated = <Wire, Value>(
  answer: Result<Wire, Refusal>,
  translate: (wire: Wire) => Value,
): Result<Value, Failure> => (answer.ok ? ok(translate(answer.value)) : refused(answer.refusal.failure));
