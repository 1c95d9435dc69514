import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { useEffect, useEffectEvent } from 'react';

import type { Query } from '../../shared/query/use-query.ts';

/** So long after an answer what is under way is asked for again, in milliseconds. */
const pause = 2000;

/** Asks a query again and again while what it answered is under way, without a sign of loading; a failure is passed over until the next time. */
export const useFollowed = <Value>(
  query: Query<Value>,
  ask: () => Promise<Result<Value, Refusal>>,
  isUnderWay: (value: Value) => boolean,
): void => {
  const follows = query.value !== null && isUnderWay(query.value);
  const onAsk = useEffectEvent(ask);
  const onAnswer = useEffectEvent((value: Value) => query.set(value));
  useEffect(() => {
    if (!follows) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isLeft = false;
    const look = async (): Promise<void> => {
      const answer = await onAsk();
      if (isLeft) return;
      if (answer.ok) onAnswer(answer.value);
      wait();
    };
    const wait = (): void => {
      timer = setTimeout(() => void look(), pause);
    };
    wait();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [follows]);
};
