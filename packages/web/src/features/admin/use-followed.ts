import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { useEffect, useEffectEvent } from 'react';

import { isAttended } from '../../shared/page/attended.ts';
import type { Query } from '../../shared/query/use-query.ts';

/** So long after an answer what is under way is asked for again, in milliseconds. */
const whileUnderWay = 2000;
/** The same of a list to which others add meanwhile: one run follows another, and more may begin at any time. */
export const whileOthersAdd = 10_000;

/**
 * Asks a query again and again while what it answered is under way, without a sign of loading, and beyond that each `otherwise` milliseconds;
 * a failure is passed over until the next time.
 */
export const useFollowed = <Value>(
  query: Query<Value>,
  ask: () => Promise<Result<Value, Refusal>>,
  isUnderWay: (value: Value) => boolean,
  otherwise: number | null = null,
): void => {
  const pause = query.value === null ? null : isUnderWay(query.value) ? whileUnderWay : otherwise;
  const onAsk = useEffectEvent(ask);
  const onAnswer = useEffectEvent((value: Value) => query.set(value));
  useEffect(() => {
    if (pause === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isLeft = false;
    const look = async (): Promise<void> => {
      const answer = isAttended() ? await onAsk() : null;
      if (isLeft) return;
      if (answer?.ok) onAnswer(answer.value);
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
  }, [pause]);
};
