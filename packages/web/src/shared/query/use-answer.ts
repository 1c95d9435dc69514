import type { Result } from '@connect/core/domain/result';
import type { Failure, Refusal } from '@connect/core/ports/failure';
import { useEffect, useEffectEvent, useState } from 'react';

import { hasLine } from '../../line/line.ts';
import { useRetryOnline } from '../../line/use-line.ts';

export interface Answer<Value> {
  /** The last answer, also while a newer one is on its way; null before the first and after a failure. */
  readonly value: Value | null;
  readonly loading: boolean;
  readonly failure: Failure | null;
  readonly reload: () => void;
  /**
   * Puts a value in its place that came by another way, such as the answer to a change; with a key, that of what is asked for next,
   * which is then not asked again.
   */
  readonly set: (value: Value, key?: string) => void;
}

interface Answered<Value> {
  /** The question it answers. */
  readonly to: string | null;
  readonly value: Value | null;
  readonly failure: Failure | null;
  /** It came while the line was gone. */
  readonly offline?: boolean;
}

/** Asks when it appears and whenever `key` changes; of several answers only that to the last question is taken. */
export const useAnswer = <Value>(ask: () => Promise<Result<Value, Refusal>>, key: string): Answer<Value> => {
  const [round, setRound] = useState(0);
  const [last, setLast] = useState<Answered<Value>>({ to: null, value: null, failure: null });
  const onAsk = useEffectEvent(ask);
  const questionOf = (asked: string): string => `${round} ${asked}`;
  const question = questionOf(key);
  const isAnswered = useEffectEvent(() => last.to === question);
  useEffect(() => {
    if (isAnswered()) return undefined;
    let wanted = true;
    const take = async (): Promise<void> => {
      const answer = await onAsk();
      if (!wanted) return;
      setLast(
        answer.ok
          ? { to: question, value: answer.value, failure: null, offline: !hasLine() }
          : { to: question, value: null, failure: answer.refusal.failure },
      );
    };
    void take();
    return () => {
      wanted = false;
    };
  }, [question]);
  const loading = last.to !== question;
  const reload = (): void => setRound(round + 1);
  // An answer of while the line was gone was an earlier one.
  useRetryOnline(!loading && (last.failure === 'unavailable' || last.offline === true), reload);
  return {
    value: last.value,
    loading,
    failure: loading ? null : last.failure,
    reload,
    set: (value, asked = key) => setLast({ to: questionOf(asked), value, failure: null }),
  };
};
