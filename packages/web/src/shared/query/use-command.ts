import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { useRef, useState } from 'react';

export interface Command<Question extends readonly unknown[], Value> {
  /** Whether it is under way. */
  readonly busy: boolean;
  /** What is under way, such as the row whose button waits. */
  readonly running: Question | null;
  /** Why it was refused the last time, until it is tried again or forgotten. */
  readonly refusal: Refusal | null;
  /** Does it, and answers how it ended; null where it is under way already, as after a second press. */
  readonly run: (...question: Question) => Promise<Result<Value, Refusal> | null>;
  /** Forgets why it was refused. */
  readonly forget: () => void;
}

/** What a press asks the server to do, once at a time. */
export const useCommand = <Question extends readonly unknown[], Value>(
  ask: (...question: Question) => Promise<Result<Value, Refusal>>,
): Command<Question, Value> => {
  const [running, setRunning] = useState<Question | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // A second press may come before the first is drawn.
  const underWay = useRef(false);
  const run = async (...question: Question): Promise<Result<Value, Refusal> | null> => {
    if (underWay.current) return null;
    underWay.current = true;
    setRunning(question);
    setRefusal(null);
    try {
      const answer = await ask(...question);
      if (!answer.ok) setRefusal(answer.refusal);
      return answer;
    } finally {
      underWay.current = false;
      setRunning(null);
    }
  };
  return { busy: running !== null, running, refusal, run, forget: () => setRefusal(null) };
};
