import type { Result } from '@connect/core/domain/result';
import { whileSignedIn, type Failure, type Refusal } from '@connect/core/ports/failure';
import { useEffectEvent, useLayoutEffect, useState } from 'react';

import { hasLine } from '../../line/line.ts';
import { useRetryOnline } from '../../line/use-line.ts';

export interface Query<Value> {
  /** What is on show: `loaded` also while a newer answer is on its way; a value may be null as well. */
  readonly state: 'loading' | 'failed' | 'loaded';
  /** The last answer, also while a newer one is on its way; null before the first and after a failure. */
  readonly value: Value | null;
  readonly loading: boolean;
  readonly failure: Failure | null;
  readonly reload: () => void;
  /**
   * Puts a value in its place that came by another way, such as the answer to a change; with a key, that of what is asked for next,
   * which is then not asked again.
   */
  readonly set: (value: Value, key?: unknown) => void;
}

/** What a card shows of a query. */
export type Shown<Value> = Pick<Query<Value>, 'state' | 'value'>;

interface Question {
  readonly key: unknown;
  /** How often it was reloaded. */
  readonly round: number;
}

interface Answered<Value> {
  /** The question it answers; null before the first answer. */
  readonly to: Question | null;
  readonly value: Value | null;
  readonly failure: Failure | null;
  /** It came while the line was gone. */
  readonly offline?: boolean;
}

/**
 * Asks when it appears and whenever `key` changes, and is told whether this is once more; of several answers only that to the last
 * question is taken, and none once the page is left.
 */
export const useQuery = <Value>(
  ask: (again: boolean) => Promise<Result<Value, Refusal>>,
  key: unknown,
): Query<Value> => {
  const [reloaded, setReloaded] = useState<Question>({ key, round: 0 });
  const [last, setLast] = useState<Answered<Value>>({ to: null, value: null, failure: null });
  const onAsk = useEffectEvent(ask);
  const questionOf = (asked: unknown): Question => ({ key: asked, round: asked === reloaded.key ? reloaded.round : 0 });
  const { round } = questionOf(key);
  const loading = last.to === null || last.to.key !== key || last.to.round !== round;
  const isAnswered = useEffectEvent(() => !loading);
  // Before the paint, so that an answer which is already there is painted at once.
  useLayoutEffect(() => {
    if (isAnswered()) return undefined;
    let wanted = true;
    const take = async (): Promise<void> => {
      const answer = await whileSignedIn(onAsk(round > 0));
      if (!wanted) return;
      setLast(
        answer.ok
          ? { to: { key, round }, value: answer.value, failure: null, offline: !hasLine() }
          : { to: { key, round }, value: null, failure: answer.refusal.failure },
      );
    };
    void take();
    return () => {
      wanted = false;
    };
  }, [key, round]);
  const reload = (): void => setReloaded({ key, round: round + 1 });
  // An answer of while the line was gone was an earlier one.
  useRetryOnline(!loading && (last.failure === 'unavailable' || last.offline === true), reload);
  const failure = loading ? null : last.failure;
  const isLoaded = last.to !== null && last.failure === null;
  return {
    state: isLoaded ? 'loaded' : failure === null ? 'loading' : 'failed',
    value: last.value,
    loading,
    failure,
    reload,
    set: (value, asked = key) => setLast({ to: questionOf(asked), value, failure: null }),
  };
};
